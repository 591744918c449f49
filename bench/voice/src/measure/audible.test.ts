import { AudibleSpans, mergeSpans } from './audible';

const RATE = 48_000;
const FRAME = RATE / 100;

/** Plays one second of audio: a 1 kHz tone during the given spans (ms), and silence in between. */
function play(stretches: readonly [number, number][], loudness = 8_000): AudibleSpans {
  const spans = new AudibleSpans(RATE);
  for (let frame = 0; frame < 100; frame += 1) {
    spans.push(
      Int16Array.from({ length: FRAME }, (_, i) => {
        const ms = frame * 10 + (i / RATE) * 1_000;
        return stretches.some(([from, to]) => ms >= from && ms < to)
          ? Math.round(loudness * Math.sin(2 * Math.PI * ms))
          : 0;
      }),
      5_000 + frame * 10,
    );
  }
  spans.end();
  return spans;
}

it('finds start and end of a voice within a frame', () => {
  const [span] = play([[213.4, 387.7]]).spans;
  expect(span!.start).toBeCloseTo(5_213.4, 0);
  expect(span!.end).toBeCloseTo(5_387.7, 0);
});

it('joins two words with a short gap, and separates them at a longer one', () => {
  expect(
    play([
      [100, 200],
      [230, 300],
    ]).spans,
  ).toHaveLength(1);
  expect(
    play([
      [100, 200],
      [250, 300],
    ]).spans,
  ).toHaveLength(2);
});

it('ignores clicks and quiet sounds', () => {
  expect(play([[100, 105]]).spans).toEqual([]);
  expect(play([[100, 500]], 100).spans).toEqual([]);
});

it('knows the last audible moment while the stream goes on', () => {
  const spans = play([[100, 200]]);
  expect(spans.lastAudibleAt).toBeCloseTo(5_200, 0);
});

it('merges spans that are closer than a gap', () => {
  expect(
    mergeSpans(
      [
        { start: 0, end: 100 },
        { start: 300, end: 400 },
        { start: 1_000, end: 1_100 },
      ],
      500,
    ),
  ).toEqual([
    { start: 0, end: 400 },
    { start: 1_000, end: 1_100 },
  ]);
});
