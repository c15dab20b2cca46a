// Fields of an agent's message that depend on the provider of the model. The interface only shows that two providers
// have fields of their own, and that others separate reasoning from the answer.
import type { Message } from "../service/messages.ts";

const PLAN = "What is asked for, what is there, and what is left to do.";
/** Reasoning that only the provider can read: clients get an opaque text. */
const sealed = (id: string) => Buffer.from(`emulated reasoning of ${id}`).toString("base64");

/**
 * Returns the fields of a message that depend on the model's provider.
 * @param isLast whether it is the answer, not an intermediate step
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
