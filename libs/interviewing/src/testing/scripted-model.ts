import { FakeClock } from '@portal/testing/fake-clock';
import type { LanguageModel, ModelRequest } from '../language-model/port';
import type { TaskContext } from '../language-model/tasks/attempt';

/** A model that gives these replies in turn and repeats the last one; null never ends. */
export function modelReplying(
  ...replies: readonly (object | string | null)[]
): LanguageModel & { requests: ModelRequest[] } {
  const requests: ModelRequest[] = [];
  return {
    requests,
    async *stream(request, signal) {
      const reply = replies[Math.min(requests.length, replies.length - 1)];
      requests.push(request);
      if (reply === null || reply === undefined)
        await new Promise((resolve) => signal.addEventListener('abort', resolve));
      else yield typeof reply === 'string' ? reply : JSON.stringify(reply);
    },
  };
}

export const contextOf = (model: LanguageModel, clock = new FakeClock()): TaskContext => ({
  model,
  clock,
  signal: new AbortController().signal,
});

/** All that a model was sent. */
export const sentTo = ({ requests }: { requests: readonly ModelRequest[] }): string =>
  requests.flatMap(({ messages }) => messages.map(({ content }) => content)).join('\n');
