import { CANDIDATE_REQUESTS } from './constants';
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

  it('leaves out what is not known', () => {
    expect(
      parseDataChannelMessage('{"type":"keepalive","more":1,"data":{"message":"m","more":1}}'),
    ).toEqual({ type: 'keepalive', data: { message: 'm' } });
  });

  it.each([
    ['question_number', 2.5],
    ['question_count', '5'],
    ['confidence', 1.1],
    ['confidence', -0.1],
    ['typed', 'yes'],
    ['segment_id', null],
    ['at_ms', '0'],
  ])('drops a message with %s %j', (field, value) => {
    expect(
      parseDataChannelMessage(JSON.stringify({ type: 'ai_intent', data: { [field]: value } })),
    ).toBeNull();
  });
});
