import {
  CANDIDATE_REQUESTS,
  type CandidateRequest,
  type DataChannelMessage,
  encodeDataChannelMessage,
  INTERVIEWER_HEARTBEAT_MS,
  parseDataChannelMessage,
  type Prosody,
} from '@portal/protocol';
import { FakeClock, settle } from '@portal/testing/fake-clock';
import { silentLog } from '../testing/silent-log';
import { type BrowserWords, DataChannel, type TypedUtterance } from './data-channel';

function open() {
  const clock = new FakeClock();
  const sent: (DataChannelMessage | null)[] = [];
  const channel = new DataChannel(
    { publish: (payload) => Promise.resolve(void sent.push(parseDataChannelMessage(payload))) },
    clock,
    silentLog,
  );
  const typed: TypedUtterance[] = [];
  channel.onTypedAnswer = (answer) => typed.push(answer);
  return { clock, sent, channel, typed };
}
const types = (sent: (DataChannelMessage | null)[]) => sent.map((message) => message?.type);

describe('data channel', () => {
  it('greets once and requests runtime data once after joining', async () => {
    const { sent, channel } = open();
    channel.open();
    await settle();
    expect(types(sent)).toEqual(['connection', 'request_runtime_data']);
  });

  it('sends a heartbeat every second until closed', async () => {
    const { clock, sent, channel } = open();
    channel.open();
    await clock.advance(3 * INTERVIEWER_HEARTBEAT_MS);
    expect(types(sent).filter((type) => type === 'keepalive')).toHaveLength(3);
    channel.close();
    await clock.advance(3 * INTERVIEWER_HEARTBEAT_MS);
    expect(types(sent).filter((type) => type === 'keepalive')).toHaveLength(3);
  });

  it.each(CANDIDATE_REQUESTS)("accepts the candidate's request %s", (message) => {
    const { channel } = open();
    const requests: CandidateRequest[] = [];
    channel.onRequest = (request) => requests.push(request);
    channel.receive(encodeDataChannelMessage({ type: 'candidate_request', data: { message } }));
    channel.receive(
      encodeDataChannelMessage({ type: 'candidate_request', data: { message: 'dance' } }),
    );
    expect(requests).toEqual([message]);
  });

  it('tells how the candidate wants the voice to be, with the usual for what is left out', () => {
    const { channel } = open();
    const told: Prosody[] = [];
    channel.onVoiceSettings = (prosody) => told.push(prosody);
    for (const data of [{ rate: 80, pitch: 1 }, { rate: 120 }, {}, { rate: 20 }])
      channel.receive(encodeDataChannelMessage({ type: 'voice_settings', data }));
    expect(told).toEqual([
      { rate: 80, pitch: 1 },
      { rate: 120, pitch: 0 },
      { rate: 100, pitch: 0 },
    ]);
  });

  it("reads a final user_speech_chunk as a typed answer, with the candidate's id", () => {
    const { channel, typed } = open();
    channel.receive(
      encodeDataChannelMessage({
        type: 'user_speech_chunk',
        data: { text_chunk: ' I would use a queue. ', is_final: true, segment_id: 's1' },
      }),
    );
    expect(typed).toEqual([{ text: 'I would use a queue.', segmentId: 's1' }]);
  });

  it('accepts an answer delivered twice only once, and none that the transcript has already', () => {
    const { channel, typed } = open();
    const answer = (id: string) =>
      encodeDataChannelMessage({
        type: 'user_speech_chunk',
        data: { text_chunk: 'A queue.', is_final: true, segment_id: id },
      });
    channel.knows(['stored']);
    for (const id of ['s1', 's1', 'stored']) channel.receive(answer(id));
    expect(typed.map(({ segmentId }) => segmentId)).toEqual(['s1']);
  });

  it('distinguishes words recognized by the browser, partial ones included, from typed ones', () => {
    const { channel, typed } = open();
    const words: BrowserWords[] = [];
    channel.onBrowserWords = (heard) => words.push(heard);
    for (const data of [
      { text_chunk: 'I', is_final: false },
      { text_chunk: 'I would.', is_final: true, confidence: 0.8 },
    ]) {
      channel.receive(
        encodeDataChannelMessage({
          type: 'user_speech_chunk',
          data: { ...data, segment_id: 'p1', typed: false },
        }),
      );
    }
    expect(words).toEqual([
      { text: 'I', final: false, segmentId: 'p1', confidence: null },
      { text: 'I would.', final: true, segmentId: 'p1', confidence: 0.8 },
    ]);
    expect(typed).toEqual([]);
  });

  it('drops words recognized by the browser if a server-side engine runs', () => {
    const { channel, typed } = open();
    channel.receive(
      encodeDataChannelMessage({
        type: 'user_speech_chunk',
        data: { text_chunk: 'I would.', is_final: true, segment_id: 'p1', typed: false },
      }),
    );
    expect(typed).toEqual([]);
  });

  it.each<[string, Uint8Array]>([
    [
      'a partial',
      encodeDataChannelMessage({
        type: 'user_speech_chunk',
        data: { text_chunk: 'I', is_final: false },
      }),
    ],
    [
      'a blank answer',
      encodeDataChannelMessage({
        type: 'user_speech_chunk',
        data: { text_chunk: '  ', is_final: true },
      }),
    ],
    ['a keepalive', encodeDataChannelMessage({ type: 'keepalive', data: {} })],
    ['an unknown type', new TextEncoder().encode('{"type":"dance"}')],
    ['bytes that are not text', new Uint8Array([255, 0, 254])],
  ])('drops %s without throwing', (_, payload) => {
    const { channel, typed } = open();
    expect(() => channel.receive(payload)).not.toThrow();
    expect(typed).toEqual([]);
  });

  it('handles messages with missing fields', () => {
    const warnings: string[] = [];
    const channel = new DataChannel({ publish: () => Promise.resolve() }, new FakeClock(), {
      ...silentLog,
      warn: (_, text) => warnings.push(text),
    });
    const typed: TypedUtterance[] = [];
    channel.onTypedAnswer = (answer) => typed.push(answer);
    for (const json of [
      '{"type":"user_speech_chunk","data":{"text_chunk":"A queue.","is_final":true}}',
      '{"type":"user_speech_chunk","data":{"is_final":true}}',
      '{"type":"user_speech_chunk"}',
      '{"type":"keepalive"}',
      '{"type":"connection"}',
      '{"type":"interview_ended"}',
      '{"type":"candidate_request"}',
      '{"type":"dance"}',
    ])
      channel.receive(new TextEncoder().encode(json));
    expect(typed).toEqual([{ text: 'A queue.', segmentId: undefined }]);
    expect(warnings).toEqual([
      'request of the candidate dropped: unknown',
      'data message dropped: unknown or malformed',
    ]);
  });

  it('survives a room that cannot send, and keeps the order afterwards', async () => {
    const clock = new FakeClock();
    const sent: (DataChannelMessage | null)[] = [];
    let fails = true;
    const channel = new DataChannel(
      {
        publish: (payload) =>
          fails
            ? Promise.reject(new Error('reconnecting'))
            : Promise.resolve(void sent.push(parseDataChannelMessage(payload))),
      },
      clock,
      silentLog,
    );
    channel.send({ type: 'keepalive', data: {} });
    await settle();
    fails = false;
    const chunks = [
      { type: 'ai_speech_chunk', data: { text_chunk: 'a', is_final: false } },
      { type: 'ai_speech_chunk', data: { text_chunk: 'a b', is_final: true } },
    ] as const;
    for (const chunk of chunks) channel.send(chunk);
    await channel.flush();
    expect(sent).toEqual(chunks);
  });
});
