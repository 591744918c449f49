import { CANDIDATE_REQUESTS } from './constants';
import type { DataChannelMessage, DataChannelMessageInput } from './data-channel';
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
    ['no type', '{"data":{"message":"m"}}'],
    ['wrong field type', '{"type":"ai_speech_chunk","data":{"is_final":"yes"}}'],
    ['data that is no object', '{"type":"keepalive","data":"m"}'],
    ['a status that is no text', '{"type":"interview_ended","status":1}'],
    ['bytes that are not UTF-8', new Uint8Array([0xff, 0xfe, 0x00])],
  ])('drops %s without throwing', (_, payload) => {
    expect(parseDataChannelMessage(payload)).toBeNull();
  });

  it.each<DataChannelMessage>([
    { type: 'user_speech_chunk', data: { text_chunk: '', is_final: false } },
    { type: 'ai_speech_chunk', data: { text_chunk: '', is_final: false } },
    { type: 'ai_intent', data: { message: '' } },
    { type: 'ai_interrupted', data: { message: 'ai_interrupted', text_chunk: '' } },
    { type: 'request_runtime_data', data: {} },
    { type: 'connection', data: { message: '' } },
    { type: 'keepalive', data: {} },
    { type: 'interview_ended', data: {} },
    { type: 'candidate_request', data: { message: '' } },
  ])('gives a sparse $type its defaults, with and without data', (message) => {
    const { type } = message;
    expect(parseDataChannelMessage(JSON.stringify({ type }))).toStrictEqual(message);
    expect(parseDataChannelMessage(JSON.stringify({ type, data: {} }))).toStrictEqual(message);
  });

  it('reads two messages without data into objects of their own', () => {
    const read = () => parseDataChannelMessage('{"type":"connection"}');
    expect(read()?.data).not.toBe(read()?.data);
  });

  it.each<[DataChannelMessageInput, string]>([
    [
      {
        type: 'user_speech_chunk',
        data: {
          text_chunk: 'نعم',
          is_final: true,
          segment_id: 's1',
          typed: false,
          confidence: 0.8,
        },
      },
      '{"type":"user_speech_chunk","data":{"text_chunk":"نعم","is_final":true,"segment_id":"s1","typed":false,"confidence":0.8}}',
    ],
    [
      { type: 'ai_interrupted', data: { text_chunk: 'Tell', segment_id: 'a1' } },
      '{"type":"ai_interrupted","data":{"text_chunk":"Tell","segment_id":"a1"}}',
    ],
    [{ type: 'keepalive', data: {} }, '{"type":"keepalive","data":{}}'],
    [
      { type: 'interview_ended', data: {}, status: 'completed' },
      '{"type":"interview_ended","data":{},"status":"completed"}',
    ],
  ])('sends $type as it was given, without defaults', (message, json) => {
    expect(new TextDecoder().decode(encodeDataChannelMessage(message))).toBe(json);
  });

  it('leaves out what is not known of a message', () => {
    expect(
      parseDataChannelMessage(
        '{"type":"connection","more":1,"data":{"message":"m","typed":true,"more":1}}',
      ),
    ).toEqual({ type: 'connection', data: { message: 'm' } });
  });

  it.each([
    ['ai_intent', 'question_number', 2.5],
    ['ai_intent', 'question_count', '5'],
    ['user_speech_chunk', 'confidence', 1.1],
    ['user_speech_chunk', 'confidence', -0.1],
    ['user_speech_chunk', 'typed', 'yes'],
    ['ai_speech_chunk', 'segment_id', null],
    ['ai_speech_chunk', 'at_ms', '0'],
  ])('drops a message %s with %s %j', (type, field, value) => {
    expect(parseDataChannelMessage(JSON.stringify({ type, data: { [field]: value } }))).toBeNull();
  });
});
