import { FakeClock } from '@portal/testing/fake-clock';
import { inOrderOfTalk, PlaceInTalk } from './place-in-talk';

describe('position of a message', () => {
  test("is the interviewer's, if given", () => {
    expect(new PlaceInTalk(new FakeClock()).of(7_000)).toBe(7_000);
  });

  test("of the page's own messages counts from the start of the conversation", async () => {
    const clock = new FakeClock();
    const places = new PlaceInTalk(clock);
    places.start(clock.now() - 60_000);
    await clock.advance(5_000);
    expect(places.of(undefined)).toBe(65_000);
  });

  test("of the page's own messages follows everything received, by the time passed since", async () => {
    const clock = new FakeClock();
    const places = new PlaceInTalk(clock);
    places.of(400_000);
    await clock.advance(3_000);
    expect(places.of(undefined)).toBe(403_000);
  });

  test('is unique for messages the page adds at the same time', () => {
    const places = new PlaceInTalk(new FakeClock());
    const first = places.of(undefined);
    expect(places.of(undefined)).toBeGreaterThan(first);
  });

  test('does not move back after a late message', () => {
    const places = new PlaceInTalk(new FakeClock());
    places.of(50_000);
    places.of(10_000);
    expect(places.of(undefined)).toBeGreaterThan(50_000);
  });

  test('does not move back when the start is corrected', () => {
    const clock = new FakeClock();
    const places = new PlaceInTalk(clock);
    places.of(50_000);
    places.start(clock.now());
    expect(places.of(undefined)).toBeGreaterThan(50_000);
  });
});

describe('order of lines', () => {
  const line = (place: number, text = String(place)) => ({ place, text });
  const texts = (lines: { text: string }[]) => lines.map(({ text }) => text);

  test('a late line is placed where it was spoken', () => {
    expect(texts(inOrderOfTalk([line(1), line(3)], [line(2)]))).toEqual(['1', '2', '3']);
  });

  test('stored lines come before existing ones', () => {
    expect(texts(inOrderOfTalk([line(5)], [line(1), line(2)]))).toEqual(['1', '2', '5']);
  });

  test('lines with equal positions keep their order of arrival', () => {
    expect(texts(inOrderOfTalk([line(1, 'first')], [line(1, 'second'), line(1, 'third')]))).toEqual(
      ['first', 'second', 'third'],
    );
  });

  test('does not change its input', () => {
    const lines = [line(1)];
    inOrderOfTalk(lines, [line(0)]);
    expect(texts(lines)).toEqual(['1']);
  });
});
