import {
  encodeDataChannelMessage,
  parseDataChannelMessage,
  type DataChannelData,
  type DataChannelMessageInput,
} from '@portal/protocol';
import { SpeechBuffer, type SpeechMessage } from './speech-buffer';

/** Encodes and parses a message, as if it had arrived from the room. */
const received = (message: DataChannelMessageInput) =>
  parseDataChannelMessage(encodeDataChannelMessage(message)) as SpeechMessage;
const user = (data: DataChannelData<'user_speech_chunk'>) =>
  received({ type: 'user_speech_chunk', data });
const ai = (data: DataChannelData<'ai_speech_chunk'>) =>
  received({ type: 'ai_speech_chunk', data });

describe('speech buffering', () => {
  test('partial chunks without a segment accumulate, and a final one turns the buffer into a message', () => {
    const buffer = new SpeechBuffer();
    buffer.handle(user({ text_chunk: 'I led ' }), 0);
    buffer.handle(user({ text_chunk: 'the team' }), 100);
    expect(buffer.live('user')).toEqual({
      side: 'user',
      segmentId: null,
      settled: 'I led ',
      provisional: 'the team',
    });
    expect(buffer.handle(user({ text_chunk: '', is_final: true }), 200)).toEqual({
      side: 'user',
      text: 'I led the team',
      segmentId: null,
      typed: false,
    });
    expect(buffer.live('user')).toBeNull();
  });

  test('a chunk with a segment id replaces the live text of that segment', () => {
    const buffer = new SpeechBuffer();
    buffer.handle(user({ text_chunk: 'so the fist', segment_id: 's1' }), 0);
    buffer.handle(user({ text_chunk: 'so the first thing', segment_id: 's1' }), 100);
    expect(buffer.live('user')).toEqual({
      side: 'user',
      segmentId: 's1',
      settled: 'so the ',
      provisional: 'first thing',
    });
  });

  test('words unchanged in two hypotheses are settled', () => {
    const buffer = new SpeechBuffer();
    buffer.handle(ai({ text_chunk: 'what broke', segment_id: 'a' }), 0);
    buffer.handle(ai({ text_chunk: 'what broke first', segment_id: 'a' }), 100);
    expect(buffer.live('ai')).toMatchObject({ settled: 'what broke', provisional: ' first' });
  });

  test("a final's own text is preferred to the buffer", () => {
    const buffer = new SpeechBuffer();
    buffer.handle(user({ text_chunk: 'we kept on', segment_id: 's1' }), 0);
    expect(
      buffer.handle(user({ text_chunk: 'We kept one row.', is_final: true, segment_id: 's1' }), 100)
        ?.text,
    ).toBe('We kept one row.');
  });

  test('empty finals are dropped', () => {
    const buffer = new SpeechBuffer();
    expect(buffer.handle(user({ text_chunk: '   ', is_final: true }), 0)).toBeNull();
    expect(buffer.handle(ai({ is_final: true, segment_id: 'a' }), 0)).toBeNull();
  });

  test('a second AI final within 1 s is ignored as a duplicate', () => {
    const buffer = new SpeechBuffer();
    expect(
      buffer.handle(ai({ text_chunk: 'Hello.', is_final: true, segment_id: 'a' }), 1_000)?.text,
    ).toBe('Hello.');
    expect(
      buffer.handle(ai({ text_chunk: 'Hello.', is_final: true, segment_id: 'b' }), 1_999),
    ).toBeNull();
    expect(
      buffer.handle(ai({ text_chunk: 'First question.', is_final: true, segment_id: 'c' }), 2_000)
        ?.text,
    ).toBe('First question.');
  });

  test('two finals of the candidate within 1 s are both kept', () => {
    const buffer = new SpeechBuffer();
    expect(buffer.handle(user({ text_chunk: 'Yes.', is_final: true }), 0)).not.toBeNull();
    expect(buffer.handle(user({ text_chunk: 'I am ready.', is_final: true }), 10)).not.toBeNull();
  });

  test('ignores late chunks of a finished segment', () => {
    const buffer = new SpeechBuffer();
    buffer.handle(user({ text_chunk: 'Yes.', is_final: true, segment_id: 's1' }), 0);
    expect(
      buffer.handle(user({ text_chunk: 'Yes.', is_final: true, segment_id: 's1' }), 5_000),
    ).toBeNull();
    buffer.handle(user({ text_chunk: 'Ye', segment_id: 's1' }), 5_000);
    expect(buffer.live('user')).toBeNull();
  });

  test("a late final of an earlier segment keeps the next one's words", () => {
    const buffer = new SpeechBuffer();
    buffer.handle(user({ text_chunk: 'second', segment_id: 's2' }), 0);
    expect(
      buffer.handle(user({ text_chunk: 'First.', is_final: true, segment_id: 's1' }), 10)?.text,
    ).toBe('First.');
    expect(buffer.live('user')?.provisional).toBe('second');
  });

  test('each side has its own buffer', () => {
    const buffer = new SpeechBuffer();
    buffer.handle(ai({ text_chunk: 'What' }), 0);
    buffer.handle(user({ text_chunk: 'Well' }), 0);
    expect(buffer.live('ai')?.provisional).toBe('What');
    expect(buffer.live('user')?.provisional).toBe('Well');
  });
});
