import { jest } from '@jest/globals';
import type { ModelRequest } from '@portal/interviewing';
import { FakeClock } from '@portal/testing/fake-clock';
import { OpenAiChat } from './openai-chat';
import {
  breaksAfter,
  fails,
  garbage,
  hangs,
  refuses,
  type Reply,
  says,
  saysInBytes,
  saysUsing,
  ScriptedChat,
} from './testing/scripted-chat';

/** A fake clock whose `waitedFor` resolves when the code under test starts a timer. */
class WatchedClock extends FakeClock {
  private waits: () => void = () => undefined;
  override after(ms: number, callback: () => void): () => void {
    const stop = super.after(ms, callback);
    this.waits();
    return stop;
  }
  waitedFor(): Promise<void> {
    return new Promise((resolve) => (this.waits = resolve));
  }
}
const clock = new WatchedClock();
const request: ModelRequest = {
  messages: [
    { role: 'system', content: 'Word it.' },
    { role: 'user', content: 'Now.' },
  ],
  maxTokens: 50,
  patienceMs: 1_200,
};
const format = { name: 'opinion', schema: { type: 'object' } };
const TEXT = 'Thanks, I see. كيف استخدمت نظام SAP؟ Naïve — “yes”.';
const endpoints: ScriptedChat[] = [];

async function start(...script: Reply[]) {
  const endpoint = await new ScriptedChat(...script).start();
  endpoints.push(endpoint);
  return {
    endpoint,
    chat: new OpenAiChat({ model: 'small', baseUrl: endpoint.baseUrl, apiKey: 'secret' }, clock),
  };
}
async function read(
  chat: OpenAiChat,
  over: Partial<ModelRequest> = {},
  signal = new AbortController().signal,
): Promise<string> {
  let text = '';
  for await (const piece of chat.stream({ ...request, ...over }, signal)) text += piece;
  return text;
}
afterEach(async () => {
  for (const endpoint of endpoints.splice(0)) await endpoint.close();
});

it('follows the protocol, and streams the reply', async () => {
  const { endpoint, chat } = await start(says(TEXT));
  expect(await read(chat, { json: format })).toBe(TEXT);
  expect(endpoint.chats).toEqual([
    {
      model: 'small',
      messages: request.messages,
      stream: true,
      stream_options: { include_usage: true },
      max_tokens: 50,
      response_format: {
        type: 'json_schema',
        json_schema: { ...format, strict: true },
      },
    },
  ]);
  expect([endpoint.requests, endpoint.keys]).toEqual([
    ['POST /v1/chat/completions'],
    ['Bearer secret'],
  ]);
});

it('sends well-formed text, even if a limit cut a character in two', async () => {
  const { endpoint, chat } = await start(says('yes'));
  const cut = 'deployed 🚀 daily 🚀'.slice(0, -1);
  await read(chat, { messages: [{ role: 'user', content: cut }] });
  expect(endpoint.chats[0]!.messages[0]!.content).toBe('deployed 🚀 daily \uFFFD');
});

it.each([1, 2, 3, 7, 50])(
  'a reply cut into pieces of %i bytes, in the middle of letters and lines',
  async (size) => {
    const { chat } = await start(saysInBytes(TEXT, size));
    expect(await read(chat)).toBe(TEXT);
  },
  30_000,
);

it.each<[string, Reply, object]>([
  ['a reply that is not JSON', garbage('data: {"choices": [oops\n\n'), { name: 'SyntaxError' }],
  [
    'an error in the stream',
    garbage('data: {"error":{"message":"overloaded"}}\n\n'),
    { message: expect.stringContaining('overloaded') },
  ],
  ['a refusal', refuses(), { name: 'ModelRefused' }],
  ['a broken connection', breaksAfter('Thanks, I'), {}],
  ['500', fails(500), { status: 500 }],
  ['401', fails(401), { status: 401 }],
])('%s is an error', async (_, reply, error) => {
  const { endpoint, chat } = await start(reply);
  await expect(read(chat)).rejects.toMatchObject(error);
  expect(endpoint.chats).toHaveLength(1);
});

it('an unreachable address is an error', async () => {
  const { endpoint, chat } = await start(says('x'));
  await endpoint.close();
  await expect(read(chat)).rejects.toThrow('Connection error');
});

it('ends the request once it is aborted, without an error', async () => {
  const { endpoint, chat } = await start(hangs());
  const abort = new AbortController();
  const reading = read(chat, {}, abort.signal);
  await endpoint.asked(1);
  abort.abort();
  expect(await reading).toBe('');
});

describe('a server that knows less of the protocol', () => {
  const unknown = (name: string) => fails(400, {}, `unknown parameter: ${name}`);

  it.each([400, 404, 422])('gets the form of a reply in another way after %i', async (status) => {
    const refusal = fails(status, {}, "'response_format.type' must be 'text'");
    const { endpoint, chat } = await start(refusal, refusal, says('{}'));
    expect(await read(chat, { json: format })).toBe('{}');
    expect(endpoint.chats.map(({ response_format }) => response_format?.type)).toEqual([
      'json_schema',
      'json_object',
      undefined,
    ]);
    for (const { messages } of endpoint.chats.slice(1))
      expect(messages[0]!.content).toContain('{"type":"object"}');
  });

  it('is not asked again for what it refused, by any connection', async () => {
    const { endpoint, chat } = await start(
      unknown('response_format'),
      unknown('stream_options'),
      says('{}'),
    );
    await read(chat, { json: format });
    const other = new OpenAiChat({ model: 'small', baseUrl: endpoint.baseUrl }, clock);
    await read(other, { json: format });
    expect(endpoint.chats).toHaveLength(4);
    expect(endpoint.chats.at(-1)).toMatchObject({ response_format: { type: 'json_object' } });
    expect(endpoint.chats.at(-1)).not.toHaveProperty('stream_options');
  });

  it.each([
    ['another parameter', fails(400, {}, 'unknown parameter: max_tokens')],
    ['an error of its own', fails(500, {}, 'response_format')],
  ])('is not asked twice after %s', async (_, refusal) => {
    const { endpoint, chat } = await start(refusal);
    await expect(read(chat, { json: format })).rejects.toThrow();
    expect(endpoint.chats).toHaveLength(1);
  });

  it('is asked once if the refused form was not used', async () => {
    const { endpoint, chat } = await start(unknown('response_format'));
    await expect(read(chat)).rejects.toMatchObject({ status: 400 });
    expect(endpoint.chats).toHaveLength(1);
  });
});

it('tells what the server says was used', async () => {
  const { chat } = await start(saysUsing('Thanks.', 40, 3));
  const onUsage = jest.fn();
  expect(await read(chat, { onUsage })).toBe('Thanks.');
  expect(onUsage.mock.calls).toEqual([[{ prompt: 40, reply: 3 }]]);
});

describe('a busy server', () => {
  it.each([
    ['retry-after', '1'],
    ['retry-after-ms', '900'],
  ])('is asked once more at the time it gives, if there is time (%s)', async (header, value) => {
    const { endpoint, chat } = await start(fails(429, { [header]: value }), says('Thanks.'));
    const reading = read(chat);
    await clock.waitedFor();
    await clock.advance(1_000);
    expect([await reading, endpoint.chats.length]).toEqual(['Thanks.', 2]);
  });

  it('is not asked again if that would be too late, nor before its time', async () => {
    const { endpoint, chat } = await start(fails(429, { 'retry-after': '20' }), says('Thanks.'));
    await expect(read(chat)).rejects.toMatchObject({ status: 429 });
    await expect(read(chat)).rejects.toMatchObject({ name: 'ModelBusy' });
    expect(endpoint.chats).toHaveLength(1);
    await clock.advance(20_001);
    expect(await read(chat)).toBe('Thanks.');
  });

  it('is asked again after ten minutes, however long it asks to wait', async () => {
    const { chat } = await start(fails(503, { 'retry-after': '864000' }), says('Thanks.'));
    await expect(read(chat)).rejects.toMatchObject({ status: 503 });
    await clock.advance(599_000);
    await expect(read(chat)).rejects.toMatchObject({ name: 'ModelBusy' });
    await clock.advance(1_001);
    expect(await read(chat)).toBe('Thanks.');
  });

  it('without a time is an error immediately', async () => {
    const { endpoint, chat } = await start(fails(429));
    await expect(read(chat)).rejects.toMatchObject({ status: 429 });
    expect(endpoint.chats).toHaveLength(1);
  });

  it('is not asked again after an abort', async () => {
    const { endpoint, chat } = await start(fails(429, { 'retry-after': '1' }), says('Thanks.'));
    const abort = new AbortController();
    const reading = read(chat, {}, abort.signal);
    await clock.waitedFor();
    abort.abort();
    await clock.advance(2_000);
    expect([await reading, endpoint.chats.length]).toEqual(['', 1]);
  });
});

it('learns once what a server refuses, however many requests run at the same time', async () => {
  const refusing: Reply = (response, sent) =>
    sent.response_format?.type === 'json_schema'
      ? fails(400, {}, 'response_format json_schema is not supported')(response, sent)
      : says(TEXT)(response, sent);
  const { endpoint, chat } = await start(refusing);
  const replies = await Promise.all(
    Array.from({ length: 5 }, () => read(chat, { json: format, patienceMs: 30_000 })),
  );
  expect(replies).toEqual(Array(5).fill(TEXT));
  expect(await read(chat, { json: format })).toBe(TEXT);
  expect(endpoint.chats.at(-1)!.response_format).toEqual({ type: 'json_object' });
});
