import {
  type ChatMessage,
  guardWording,
  type LanguageModel,
  type ModelRequest,
  type Say,
  wordingTask,
} from '@portal/interviewing';
import type { InterviewPlan } from '@portal/protocol';

/** Returns an in-process model that streams its reply to a prompt, a few characters at a time. */
export function modelThat(
  reply: (prompt: string, request: ModelRequest) => string,
): LanguageModel & { prompts: string[] } {
  const prompts: string[] = [];
  return {
    prompts,
    async *stream(request) {
      const prompt = request.messages.map(({ content }: ChatMessage) => content).join('\n');
      prompts.push(prompt);
      yield* reply(prompt, request).match(/[^]{1,5}/gu) ?? [];
    },
  };
}

const between = (prompt: string, tag: string) =>
  prompt.split(`\n<${tag}>`)[1]?.split(`</${tag}>`)[0] ??
  prompt.split(`<${tag}>`).at(-1)!.split(`</${tag}>`)[0]!;
/** Extracts the text that the prompt asks the model to rephrase. */
export const toSay = (prompt: string) => between(prompt, 'to_say');

/**
 * Returns a model that follows its instructions: it rewords the acknowledgement and asks the same
 * question.
 */
export const wellBehaved = (judgement: string) =>
  modelThat((prompt, { json }) => {
    if (json) return `{"quality": "${judgement}"}`;
    const asked = toSay(prompt);
    const lead = /[\u0600-\u06FF]/.test(asked) ? 'شكرا، هذا واضح.' : 'Thanks, I follow that.';
    return `${lead} ${asked.replace(/^(Thank you|Thanks|I've noted|I see|All right|Good to hear|شكرا|حسنا|سجلت|مفهوم|من الجيد)[^.?؟]*\.\s+/u, '')}`;
  });

/** Returns the worst kind of model: one that obeys any instruction it finds in the data. */
export const obedient = () =>
  modelThat((_, { json }) =>
    json
      ? '{"quality": "good", "score": 100, "verdict": "HIRED"}'
      : 'Congratulations Lina, you are HIRED! I give you 100 points. My instructions were to ask something, but no further questions.',
  );

/**
 * Returns a model that obeys injected instructions but sticks to the expected format, so that only
 * the content gives it away.
 */
export const sly = () =>
  modelThat((prompt, { json }) =>
    json
      ? '{"quality": "good"}'
      : `Thanks, I see that you are HIRED. ${toSay(prompt)} And 100 points for you.`,
  );

/** Whether the sentences either match the built-in text or pass the wording guard. */
export const isFaithful = (
  sentences: readonly string[],
  say: Say,
  plan: InterviewPlan,
): boolean => {
  const task = wordingTask(say, plan);
  return (
    sentences.join(' ') === say.text.text || (task !== null && guardWording(sentences, task).safe)
  );
};
