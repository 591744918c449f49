import type { DataChannelData } from '@portal/protocol';
import { FakeClock, settle } from '@portal/testing/fake-clock';
import { RecognizedAnswer, UNCONFIRMED_MS } from './recognized-answer';

function setUp() {
  const clock = new FakeClock();
  const sent: DataChannelData<'user_speech_chunk'>[] = [];
  const shown: string[][] = [];
  const kept: string[][] = [];
  const told = { cuts: 0 };
  const room = { closed: false };
  const answer = new RecognizedAnswer({
    clock,
    send: ({ data }) =>
      room.closed
        ? Promise.reject(new Error('closed'))
        : Promise.resolve(void sent.push(data as DataChannelData<'user_speech_chunk'>)),
    show: (...words) => void shown.push(words),
    keep: (...words) => void kept.push(words),
    cut: () => void (told.cuts += 1),
  });
  const hears = (text: string, segmentId = 'p1', final = false, confidence: number | null = null) =>
    answer.add({ text, segmentId, final, confidence });
  return { clock, answer, hears, sent, shown, kept, told, room };
}

test("interim and final words are sent as speech with their segment's id", () => {
  const { hears, sent } = setUp();
  hears('كنت');
  hears('كنت أعمل', 'p1', true, 0.8);
  expect(sent).toEqual([
    { text_chunk: 'كنت', is_final: false, segment_id: 'p1', typed: false },
    { text_chunk: 'كنت أعمل', is_final: true, segment_id: 'p1', typed: false, confidence: 0.8 },
  ]);
});

test("shows the whole answer so far with its first segment's id", () => {
  const { hears, shown } = setUp();
  hears('كنت أعمل', 'p1', true);
  hears('في', 'p2');
  hears('في فريق', 'p2');
  expect(shown).toEqual([
    ['كنت أعمل', 'p1'],
    ['كنت أعمل في', 'p1'],
    ['كنت أعمل في فريق', 'p1'],
  ]);
});

test('the next answer begins once the interviewer confirmed one', () => {
  const { answer, hears, shown, told } = setUp();
  hears('نعم', 'p1', true);
  hears('بالطبع', 'p2');
  answer.confirm('another', 'لا');
  expect(told.cuts).toBe(0);
  answer.confirm('p1', 'نعم بالطبع');
  expect(told.cuts).toBe(1);
  hears('ثم', 'p3');
  expect(shown.at(-1)).toEqual(['ثم', 'p3']);
});

test('words arriving with the confirmation are the next answer, neither lost nor repeated', async () => {
  const { clock, answer, hears, shown, kept, told } = setUp();
  hears('I built it.', 'p1', true);
  hears('And then', 'p2');
  answer.confirm('p1', 'I built it.');
  expect([shown.at(-1), told.cuts]).toEqual([['And then', 'p2'], 0]);
  hears('And then I left.', 'p2', true);
  answer.confirm('p2', 'And then I left.');
  await clock.advance(UNCONFIRMED_MS);
  expect([kept, clock.running]).toEqual([[], 0]);
});

test('keeps earlier words that the interviewer did not confirm', () => {
  const { answer, hears, kept } = setUp();
  hears('I built it', 'p1', true);
  hears('in Go.', 'p2', true);
  answer.confirm('p2', 'in Go.');
  expect(kept).toEqual([['I built it', 'p1']]);
});

test('words after keep form a new answer', async () => {
  const { clock, hears, told } = setUp();
  hears('I built it');
  await clock.advance(UNCONFIRMED_MS);
  expect(told.cuts).toBe(1);
});

test('unconfirmed words go into the transcript after a timeout', async () => {
  const { clock, hears, kept } = setUp();
  hears('كنت أعمل', 'p1', true);
  await clock.advance(UNCONFIRMED_MS - 1);
  hears('في فريق', 'p2', true);
  await clock.advance(UNCONFIRMED_MS - 1);
  expect(kept).toEqual([]);
  await clock.advance(1);
  expect([kept, clock.running]).toEqual([[['كنت أعمل في فريق', 'p1']], 0]);
});

test('a final segment that failed to send is sent on reconnect', async () => {
  const { answer, hears, sent, room } = setUp();
  room.closed = true;
  hears('كنت');
  hears('كنت أعمل', 'p1', true);
  await settle();
  room.closed = false;
  answer.resend();
  answer.resend();
  expect(sent.map(({ text_chunk: text }) => text)).toEqual(['كنت أعمل']);
});

test('is discarded for a typed answer', async () => {
  const { clock, answer, hears, kept } = setUp();
  hears('كنت أعمل', 'p1', true);
  answer.drop();
  await clock.advance(UNCONFIRMED_MS);
  expect(kept).toEqual([]);
});
