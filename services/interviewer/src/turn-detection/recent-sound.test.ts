import { RecentSound } from './audio-recognition';

describe('the sound for the end-of-turn model', () => {
  it('is everything so far, in order', () => {
    const recent = new RecentSound();
    recent.push(Int16Array.of(1, 2));
    recent.push(Int16Array.of(3));
    expect([...recent.last()]).toEqual([1, 2, 3]);
  });

  it('is never more than the model takes: the last 1.2 s', () => {
    const recent = new RecentSound();
    for (let from = 0; from < 20_000; from += 500)
      recent.push(Int16Array.from({ length: 500 }, (_, i) => from + i));
    expect(recent.last()).toHaveLength(19_200);
    expect([recent.last()[0], recent.last().at(-1)]).toEqual([800, 19_999]);
  });
});
