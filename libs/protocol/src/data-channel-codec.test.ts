import { CANDIDATE_REQUESTS, DATA_CHANNEL_TYPES } from './constants';
import { dataChannelMessageSchema } from './data-channel';
import { encodeDataChannelMessage, parseDataChannelMessage } from './data-channel-codec';

describe('data channel', () => {
  it('reads back what was encoded', () => {
    const message = {
      type: 'ai_speech_chunk',
      data: { text_chunk: 'مرحبا', is_final: true, segment_id: 's1' },
    } as const;
    expect(parseDataChannelMessage(encodeDataChannelMessage(message))).toEqual(message);
  });

  it.each(CANDIDATE_REQUESTS)('carries the request %s of the candidate', (message) => {
    expect(
      parseDataChannelMessage(
        encodeDataChannelMessage({ type: 'candidate_request', data: { message } }),
      ),
    ).toEqual({ type: 'candidate_request', data: { message } });
  });

  it.each([
    ['unknown type', '{"type":"dance","data":{}}'],
    ['not JSON', '{"type":'],
    ['wrong field type', '{"type":"keepalive","data":{"is_final":"yes"}}'],
    ['bytes that are not UTF-8', new Uint8Array([0xff, 0xfe, 0x00])],
  ])('drops %s without throwing', (_, payload) => {
    expect(parseDataChannelMessage(payload)).toBeNull();
  });

  it('treats a missing data field as empty', () => {
    expect(parseDataChannelMessage('{"type":"keepalive"}')).toEqual({
      type: 'keepalive',
      data: {},
    });
  });

  const full = {
    type: 'ai_intent',
    status: 'ok',
    data: {
      text_chunk: 'a',
      is_final: true,
      message: 'm',
      segment_id: 's',
      question_number: 1,
      question_count: 5,
      typed: false,
      confidence: 0.5,
    },
  };
  const values = [
    undefined,
    null,
    true,
    0,
    1,
    -0.1,
    1.1,
    2.5,
    2 ** 60,
    '',
    'x',
    'keepalive',
    [],
    {},
    { typed: true },
  ];

  it.each(['type', 'status', 'data'])('is read with any %s as the schema reads it', (field) => {
    const samples = [
      full,
      ...values.map((value) => ({ ...full, [field]: value })),
      ...DATA_CHANNEL_TYPES.map((type) => ({ type })),
      { ...full, more: 1 },
      null,
      [],
      'x',
    ].map((sample) => JSON.stringify(sample));
    expect(samples.map(parseDataChannelMessage)).toEqual(
      samples.map((sample) => dataChannelMessageSchema.safeParse(JSON.parse(sample)).data ?? null),
    );
  });

  it.each([...Object.keys(full.data), 'more'])(
    'is read with any data.%s as the schema reads it',
    (field) => {
      const samples = values.map((value) =>
        JSON.stringify({ ...full, data: { ...full.data, [field]: value } }),
      );
      expect(samples.map(parseDataChannelMessage)).toEqual(
        samples.map(
          (sample) => dataChannelMessageSchema.safeParse(JSON.parse(sample)).data ?? null,
        ),
      );
    },
  );
});
