// The installation of a computer's dependencies, step by step as the clock advances.
import type { Computer } from "../service/computers.ts";
import { WAITING } from "./conversation.ts";
import type { ComputerRecord, Installation } from "./state.ts";

/** The duration of a step, in milliseconds. */
const STEP = 2000;

type Step = NonNullable<Computer["provisioningSteps"]>[number];

/** The step of a computer without steps of its own. */
const onlyStep: Step = { id: "install-deps", name: "Install the dependencies", status: "pending" };

/** Returns the duration of a computer's installation. */
export function lasts(computer: Computer): number {
  return stepsOf(computer).length * STEP;
}

export function isInstalling({ computer, installation }: ComputerRecord, now: number): boolean {
  return installation !== undefined && now < installation.at + WAITING + lasts(computer);
}

/** Returns a computer at a given time. An installation repeats every step, one after the other. */
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
