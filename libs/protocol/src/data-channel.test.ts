import { CANDIDATE_REQUESTS, encodeDataChannelMessage, parseDataChannelMessage } from './data-channel';

describe('data channel', () => {
  it('reads back what was encoded', () => {
    const message = { type: 'ai_speech_chunk', data: { text_chunk: 'مرحبا', is_final: true, segment_id: 's1' } } as const;
    expect(parseDataChannelMessage(encodeDataChannelMessage(message))).toEqual(message);
  });

  it.each(CANDIDATE_REQUESTS)('carries the request %s of the candidate', (message) => {
    expect(parseDataChannelMessage(encodeDataChannelMessage({ type: 'candidate_request', data: { message } }))).toEqual({ type: 'candidate_request', data: { message } });
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
    expect(parseDataChannelMessage('{"type":"keepalive"}')).toEqual({ type: 'keepalive', data: {} });
  });
});
