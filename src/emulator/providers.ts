// What the provider of a model adds to a message of the agent. The names of the interface say no more than that there are
// two providers with fields of their own, and others that reason beside their answer.
import type { Message } from "../service/messages.ts";

const PLAN = "What is asked for, what is there, and what is left to do.";
/** Reasoning that only the provider can read: clients get an opaque text. */
const sealed = (id: string) => Buffer.from(`emulated reasoning of ${id}`).toString("base64");

/**
 * The fields of a message that depend on who provides the model.
 * @param isLast whether it is the answer, and not a step on the way
 */
export function providerFields(model: string | null | undefined, id: string, isLast: boolean): Partial<Message> {
  if (/^(?:gpt-|o\d)/.test(model ?? ""))
    return {
      providerAMessageId: `a_${id}`,
      providerAPhase: isLast ? "final_answer" : "commentary",
      providerAReasoningId: `a_reasoning_${id}`,
      providerAReasoningSummary: PLAN,
      providerAEncryptedContent: sealed(id),
    };
  if (model?.startsWith("gemini-")) return { providerBThoughtSignature: sealed(id) };
  if (model?.startsWith("custom:"))
    return { chatCompletionReasoningField: "reasoning_content", chatCompletionReasoningContent: PLAN };
  return {};
}
