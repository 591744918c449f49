import { inOrderOfTalk, PlaceInTalk } from './place-in-talk';
import { FakeClock } from './testing/fake-clock';

describe('the place of a message in the talk', () => {
  test('is the one that the interviewer gave', () => {
    expect(new PlaceInTalk(new FakeClock()).of(7_000)).toBe(7_000);
  });

  test('of what the page adds by itself is counted from the beginning of the talk', async () => {
    const clock = new FakeClock();
    const places = new PlaceInTalk(clock);
    places.start(clock.now() - 60_000);
    await clock.advance(5_000);
    expect(places.of(undefined)).toBe(65_000);
  });

  test('of what the page adds by itself is behind all it has heard of, by as much as has passed since', async () => {
    const clock = new FakeClock();
    const places = new PlaceInTalk(clock);
    places.of(400_000);
    await clock.advance(3_000);
    expect(places.of(undefined)).toBe(403_000);
  });

  test('is never the same for two that the page adds at one moment', () => {
    const places = new PlaceInTalk(new FakeClock());
    const first = places.of(undefined);
    expect(places.of(undefined)).toBeGreaterThan(first);
  });

  test('is not moved back by a message that comes late', () => {
    const places = new PlaceInTalk(new FakeClock());
    places.of(50_000);
    places.of(10_000);
    expect(places.of(undefined)).toBeGreaterThan(50_000);
  });

  test('is not moved back by what becomes known of the beginning later', () => {
    const clock = new FakeClock();
    const places = new PlaceInTalk(clock);
    places.of(50_000);
    places.start(clock.now());
    expect(places.of(undefined)).toBeGreaterThan(50_000);
  });
});

describe('lines in the order of the talk', () => {
  const line = (place: number, text = String(place)) => ({ place, text });
  const texts = (lines: { text: string }[]) => lines.map(({ text }) => text);

  test('one that comes late stands where it was said', () => {
    expect(texts(inOrderOfTalk([line(1), line(3)], [line(2)]))).toEqual(['1', '2', '3']);
  });

  test('what was stored before goes before what is there', () => {
    expect(texts(inOrderOfTalk([line(5)], [line(1), line(2)]))).toEqual(['1', '2', '5']);
  });

  test('lines of the same place keep the order in which they came', () => {
    expect(texts(inOrderOfTalk([line(1, 'first')], [line(1, 'second'), line(1, 'third')]))).toEqual(
      ['first', 'second', 'third'],
    );
  });

  test('what is there is left as it is', () => {
    const lines = [line(1)];
    inOrderOfTalk(lines, [line(0)]);
    expect(texts(lines)).toEqual(['1']);
  });
});
