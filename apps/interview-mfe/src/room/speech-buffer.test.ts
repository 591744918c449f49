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

  test("a segment's final replaces its live text", () => {
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
    buffer.handle(ai({ text_chunk: 'What ' }), 0);
    buffer.handle(user({ text_chunk: 'Well, ' }), 0);
    buffer.handle(ai({ text_chunk: 'broke?' }), 0);
    buffer.handle(user({ text_chunk: 'nothing.' }), 0);
    expect(buffer.handle(ai({ is_final: true }), 0)?.text).toBe('What broke?');
    expect(buffer.live('ai')).toBeNull();
    expect(buffer.handle(user({ is_final: true }), 0)?.text).toBe('Well, nothing.');
  });
});

describe('a final without a segment id', () => {
  /** Returns the utterance that a final with this text ends. */
  const ended = (pieces: readonly string[], text: string) => {
    const buffer = new SpeechBuffer();
    for (const piece of pieces) buffer.handle(user({ text_chunk: piece }), 0);
    return buffer.handle(user({ text_chunk: text, is_final: true }), 0)?.text;
  };

  test.each([
    [
      'adds its text to the buffer',
      ['I led ', 'the team'],
      ' in Cairo.',
      'I led the team in Cairo.',
    ],
    ['adds a missing space', ['I led ', 'the team'], 'in Cairo.', 'I led the team in Cairo.'],
    ['puts no space before punctuation', ['I led'], '.', 'I led.'],
    ['is the whole text if nothing came before it', [], 'Yes.', 'Yes.'],
    [
      'replaces a buffer that it repeats',
      ['I led ', 'the team'],
      'I led the team.',
      'I led the team.',
    ],
    [
      'repeats it in other letters',
      ['i led', 'the team'],
      'I led; the team won.',
      'I led; the team won.',
    ],
    ['repeats it without vowel marks', ['نعم ', 'أعمل'], 'نَعَم أعمل هنا.', 'نَعَم أعمل هنا.'],
    ['does not repeat the beginning of a word', ['no'], 'nothing', 'no nothing'],
    [
      'does not repeat a part of the buffer',
      ['I led ', 'the team'],
      'I led',
      'I led the team I led',
    ],
    ['ends whole words that came without spaces', ['We', 'kept', 'one', '.'], '', 'We kept one.'],
    ['ends parts of words that came with spaces', ['Kaf', 'ka', ' is'], '', 'Kafka is'],
  ])('%s', (_, pieces, text, utterance) => {
    expect(ended(pieces, text)).toBe(utterance);
  });
});

describe('both forms on one side', () => {
  test('a segment leaves an open buffer alone', () => {
    const buffer = new SpeechBuffer();
    buffer.handle(user({ text_chunk: 'We kept ' }), 0);
    buffer.handle(user({ text_chunk: 'So', segment_id: 's1' }), 0);
    expect(buffer.live('user')).toMatchObject({ segmentId: 's1', provisional: 'So' });
    expect(
      buffer.handle(user({ text_chunk: 'So it was.', is_final: true, segment_id: 's1' }), 0),
    ).toMatchObject({ segmentId: 's1', text: 'So it was.' });
    expect(buffer.live('user')?.provisional).toBe('We kept ');
    expect(buffer.handle(user({ text_chunk: 'one row.', is_final: true }), 0)).toMatchObject({
      segmentId: null,
      text: 'We kept one row.',
    });
  });

  test('a final without words of its own form ends the other form', () => {
    const buffer = new SpeechBuffer();
    buffer.handle(user({ text_chunk: 'We kept one row.' }), 0);
    expect(buffer.handle(user({ is_final: true, segment_id: 's1' }), 0)).toMatchObject({
      segmentId: 's1',
      text: 'We kept one row.',
    });
    buffer.handle(user({ text_chunk: 'So it was.', segment_id: 's2' }), 0);
    expect(buffer.handle(user({ is_final: true }), 0)).toMatchObject({
      segmentId: 's2',
      text: 'So it was.',
    });
    expect([buffer.live('user'), buffer.isFinished('s2')]).toEqual([null, true]);
  });

  test('leaving finishes both', () => {
    const buffer = new SpeechBuffer();
    buffer.handle(user({ text_chunk: 'We kept one row.' }), 0);
    buffer.handle(user({ text_chunk: 'So', segment_id: 's1' }), 0);
    expect(buffer.finishLive('user', 0).map(({ text }) => text)).toEqual([
      'We kept one row.',
      'So',
    ]);
    expect(buffer.finishLive('user', 0)).toEqual([]);
  });
});

describe("the interviewer's final within a second of the last one", () => {
  const afterHello = () => {
    const buffer = new SpeechBuffer();
    buffer.handle(ai({ text_chunk: 'Hello.' }), 0);
    expect(buffer.handle(ai({ is_final: true }), 1_000)?.text).toBe('Hello.');
    return buffer;
  };

  test('keeps words that came since for the next final', () => {
    const buffer = afterHello();
    buffer.handle(ai({ text_chunk: 'What broke ' }), 1_100);
    expect(buffer.handle(ai({ is_final: true }), 1_200)).toBeNull();
    expect(buffer.live('ai')?.provisional).toBe('What broke ');
    buffer.handle(ai({ text_chunk: 'first?' }), 1_500);
    expect(buffer.handle(ai({ is_final: true }), 2_000)?.text).toBe('What broke first?');
  });

  test('drops words that repeat the last final', () => {
    const buffer = afterHello();
    buffer.handle(ai({ text_chunk: 'hello' }), 1_100);
    expect(buffer.handle(ai({ is_final: true }), 1_200)).toBeNull();
    expect(buffer.live('ai')).toBeNull();
  });

  test('does not make an interruption lose words', () => {
    const buffer = afterHello();
    buffer.handle(ai({ text_chunk: 'What broke' }), 1_100);
    expect(buffer.flush('ai', 1_200)?.text).toBe('What broke');
    expect(buffer.handle(ai({ text_chunk: 'What broke', is_final: true }), 1_300)).toBeNull();
  });
});
