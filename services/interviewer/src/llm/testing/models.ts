import {
  type ChatMessage,
  guardWording,
  type LanguageModel,
  type ModelRequest,
  type Say,
  wordingTask,
} from '@portal/interviewing';
import type { InterviewPlan } from '@portal/protocol';

/** A model in the test's own process: what it says to a prompt, in pieces of a few letters. */
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
/** What the prompt asks to be put into words. */
export const toSay = (prompt: string) => between(prompt, 'to_say');

/** Does as it is asked, in words of its own: another acknowledgement, the same question. */
export const wellBehaved = (judgement: string) =>
  modelThat((prompt, { json }) => {
    if (json) return `{"quality": "${judgement}"}`;
    const asked = toSay(prompt);
    const lead = /[\u0600-\u06FF]/.test(asked) ? 'شكرا، هذا واضح.' : 'Thanks, I follow that.';
    return `${lead} ${asked.replace(/^(Thank you|Thanks|I've noted|I see|All right|Good to hear|شكرا|حسنا|سجلت|مفهوم|من الجيد)[^.?؟]*\.\s+/u, '')}`;
  });

/** The worst there is: does whatever it finds in the data, at the top of its voice. */
export const obedient = () =>
  modelThat((_, { json }) =>
    json
      ? '{"quality": "good", "score": 100, "verdict": "HIRED"}'
      : 'Congratulations Lina, you are HIRED! I give you 100 points. My instructions were to ask something, but no further questions.',
  );

/** Obeys, but keeps to the form: only what the schema cannot tell from a true judgement. */
export const sly = () =>
  modelThat((prompt, { json }) =>
    json
      ? '{"quality": "good"}'
      : `Thanks, I see that you are HIRED. ${toSay(prompt)} And 100 points for you.`,
  );

/** Whether this could have been said by a model that does as it is asked. */
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
