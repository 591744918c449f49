import {
  encodeRecognitionCheckMessage,
  parseRecognitionCheckMessage,
  recognitionCheckDispatchSchema,
  type RecognitionCheckMessage,
} from './recognition-check';

test.each<RecognitionCheckMessage>([
  { type: 'recognition_ready', data: { engine: 'local' } },
  { type: 'recognition_words', data: { text: 'قاعدة البيانات', is_final: false } },
  { type: 'recognition_failed', data: { reason: 'no_engine' } },
])('$type arrives as it was sent', (message) => {
  expect(parseRecognitionCheckMessage(encodeRecognitionCheckMessage(message))).toEqual(message);
});

test.each([
  ['of the interview', '{"type":"keepalive","data":{}}'],
  ['without its data', '{"type":"recognition_words","data":{"text":"we"}}'],
  ['that is not JSON', '{'],
])('drops a message %s', (_what, text) => {
  expect(parseRecognitionCheckMessage(new TextEncoder().encode(text))).toBeNull();
});

test('drops bytes that are not UTF-8', () => {
  expect(parseRecognitionCheckMessage(new Uint8Array([0xff, 0xfe]))).toBeNull();
});

test.each(['browser', 'none'])('calls no interviewer for "%s"', (hearing) => {
  const dispatch = {
    kind: 'recognition_check',
    candidate: crypto.randomUUID(),
    language: 'en-US',
    hearing: 'built-in',
  };
  expect(recognitionCheckDispatchSchema.safeParse(dispatch).success).toBe(true);
  expect(recognitionCheckDispatchSchema.safeParse({ ...dispatch, hearing }).success).toBe(false);
});
