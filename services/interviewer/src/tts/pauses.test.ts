import { CLAUSE_PAUSE_MS, Pauses } from './pauses';

const RATE = 1_000;
const sound = (ms: number) => new Int16Array(ms).fill(5_000);
const silence = (ms: number) => new Int16Array(ms).fill(3);
const joined = (parts: Int16Array[]) => parts.flatMap((part) => [...part]);

describe('pauses', () => {
  it('are shortened, even if they arrive in pieces', () => {
    const pauses = new Pauses(RATE);
    const kept = [sound(100), silence(150), silence(250), sound(100)].map((part) =>
      pauses.shorten(part),
    );
    expect(joined(kept)).toEqual(joined([sound(100), silence(CLAUSE_PAUSE_MS), sound(100)]));
  });

  it('that are short stay as they are', () => {
    const pauses = new Pauses(RATE);
    const all = [sound(50), silence(120), sound(50), silence(CLAUSE_PAUSE_MS), sound(50)];
    expect(joined(all.map((part) => pauses.shorten(part)))).toEqual(joined(all));
  });

  it.each([0, 100, 600])('are as long as asked at the end, after %i ms of silence', (ms) => {
    const pauses = new Pauses(RATE);
    pauses.shorten(sound(50));
    const kept = pauses.shorten(silence(ms)).length;
    expect(kept + pauses.end(400).length).toBe(400);
  });

  it('are not made of nothing: a voice without sound stays without', () => {
    const pauses = new Pauses(RATE);
    pauses.shorten(silence(20));
    expect(pauses.end(400)).toHaveLength(0);
  });
});
