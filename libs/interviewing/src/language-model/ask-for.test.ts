import { FakeClock } from '@portal/testing/fake-clock';
import { z } from 'zod';
import { askFor, ReplyInvalid } from './ask-for';
import type { LanguageModel, ModelRequest } from './port';

const clock = new FakeClock();
const schema = z.strictObject({ opinion: z.enum(['yes', 'no']) });

/** A model that gives these replies in turn; null never ends. */
function modelOf(...replies: (string | null)[]): LanguageModel & { requests: ModelRequest[] } {
  const requests: ModelRequest[] = [];
  return {
    requests,
    async *stream(request, signal) {
      requests.push(request);
      const reply = replies.shift() ?? null;
      if (reply === null) await new Promise((resolve) => (signal.onabort = resolve));
      else yield* reply.match(/[^]{1,7}/gu) ?? [];
    },
  };
}
const ask = (model: LanguageModel, signal = new AbortController().signal) =>
  askFor(
    model,
    {
      name: 'opinion',
      schema,
      messages: [{ role: 'system', content: 'Yes or no?' }],
      maxTokens: 20,
      patienceMs: 1_000,
    },
    { clock, signal },
  );

it('sends the schema and returns the object', async () => {
  const model = modelOf('{"opinion": "yes"}');
  expect(await ask(model)).toEqual({ opinion: 'yes' });
  expect(model.requests).toMatchObject([
    {
      json: {
        name: 'opinion',
        schema: {
          type: 'object',
          required: ['opinion'],
          additionalProperties: false,
        },
      },
      maxTokens: 20,
    },
  ]);
});

it.each(['```json\n{"opinion": "no"}\n```', 'Here it is:\n```\n{"opinion": "no"}\n```\nRegards'])(
  'reads an object in a fence: %j',
  async (reply) => {
    expect(await ask(modelOf(reply))).toEqual({ opinion: 'no' });
  },
);

it.each([
  ['Yes, I think so.', 'it is not JSON'],
  ['{"opinion": "maybe"}', 'opinion: Invalid option'],
  ['{"opinion": "yes", "score": 100}', 'Unrecognized key: "score"'],
  ['{"opinion": "yes"', 'it is not JSON'],
])('sends back what does not fit once: %s', async (reply, problem) => {
  const model = modelOf(reply, '{"opinion": "no"}');
  expect(await ask(model)).toEqual({ opinion: 'no' });
  expect(model.requests[1]!.messages).toEqual([
    { role: 'system', content: 'Yes or no?' },
    { role: 'assistant', content: reply },
    { role: 'user', content: expect.stringContaining(problem) },
  ]);
});

it('does not ask a third time', async () => {
  const model = modelOf('Yes.', 'Yes!', '{"opinion": "yes"}');
  await expect(ask(model)).rejects.toThrow(ReplyInvalid);
  expect(model.requests).toHaveLength(2);
});

it('does not read an endless reply to its end', async () => {
  let pieces = 0;
  const endless: LanguageModel = {
    async *stream() {
      for (;;) {
        pieces += 1;
        yield '{"opinion": ';
      }
    },
  };
  await expect(ask(endless)).rejects.toThrow(ReplyInvalid);
  expect(pieces).toBeLessThan(100);
});

it('waits no longer than its time, both rounds together', async () => {
  const model = modelOf('Yes.', null);
  const asked = expect(ask(model)).rejects.toMatchObject({ name: 'ModelLate' });
  await clock.advance(999);
  expect(model.requests).toHaveLength(2);
  await clock.advance(1);
  await asked;
});

it('ends with the signal', async () => {
  const abort = new AbortController();
  const asked = expect(ask(modelOf(null), abort.signal)).rejects.toMatchObject({
    name: 'AbortError',
  });
  abort.abort();
  await asked;
});
