// The installation of a computer's dependencies, step by step, as the clock moves.
import type { Computer } from "../service/computers.ts";
import { WAITING } from "./conversation.ts";
import type { ComputerRecord, Installation } from "./state.ts";

/** How long a step takes, in milliseconds. */
const STEP = 2000;

type Step = NonNullable<Computer["provisioningSteps"]>[number];

/** What is installed where a computer has no steps of its own. */
const onlyStep: Step = { id: "install-deps", name: "Install the dependencies", status: "pending" };

/** How long the installation of a computer takes, from the moment that it begins. */
export function lasts(computer: Computer): number {
  return stepsOf(computer).length * STEP;
}

/** Whether an installation goes on. */
export function isInstalling({ computer, installation }: ComputerRecord, now: number): boolean {
  return installation !== undefined && now < installation.at + WAITING + lasts(computer);
}

/** A computer as it is at a moment. Every step of an installation is done again, one after the other. */
export function computerAt(record: ComputerRecord, now: number): Computer {
  const { computer, installation } = record;
  if (!installation) return computer;
  return {
    ...computer,
    status: isInstalling(record, now) ? "provisioning" : "active",
    provisioningSteps: stepsOf(computer).map((step, i) => stepAt(step, i, installation, now)),
  };
}

function stepsOf({ provisioningSteps }: Computer): readonly Step[] {
  return provisioningSteps?.length ? provisioningSteps : [onlyStep];
}

function stepAt({ id, name }: Step, index: number, { at, sessionId }: Installation, now: number): Step {
  const startedAt = at + WAITING + index * STEP;
  const completedAt = startedAt + STEP;
  const status = now < startedAt ? "pending" : now < completedAt ? "running" : "completed";
  return {
    id,
    name,
    status,
    ...(status !== "pending" && { startedAt }),
    ...(status === "completed" && { completedAt }),
    installSessionId: sessionId,
  };
}
