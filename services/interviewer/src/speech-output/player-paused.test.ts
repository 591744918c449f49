import { FIRST, pair, SECOND, stage } from './testing/player-stage';

/** Returns the positions of the letters that the samples in `heard` represent. Ignores silence. */
const letters = (heard: number[]) =>
  heard
    .filter((sample, i) => sample >= 1_000 && sample !== heard[i - 1])
    .map((sample) => sample - 1_000);

describe('paused', () => {
  it('waits, and resumes about one word before the cut', async () => {
    const { clock, say, player, sink, played } = stage();
    say([pair(SECOND)]);
    await clock.advance(600);
    player.pause();
    await clock.advance(5_000);
    expect(letters(sink.heard)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    player.resume();
    await clock.advance(1_000);
    expect(played()).toMatchObject({ interrupted: false, heard: SECOND, startMs: 0 });
    const again = letters(sink.heard).slice(12);
    expect(again[0]).toBeLessThanOrEqual(8);
    expect(again[0]).toBeGreaterThanOrEqual(3);
    expect(again.at(-1)).toBe(19);
  });

  it('twice in one sentence: each word is heard, and the furthest position counts', async () => {
    const { clock, say, player, sink, played } = stage();
    say([pair(SECOND)]);
    await clock.advance(600);
    player.pause();
    await clock.advance(400);
    player.resume();
    await clock.advance(100);
    player.pause();
    await clock.advance(400);
    player.interrupt();
    await clock.advance(0);
    expect(played()).toMatchObject({ interrupted: true, heard: 'What did you' });
    expect(new Set(letters(sink.heard))).toEqual(new Set([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]));
  });

  it('and interrupted: it ended when it was paused', async () => {
    const { clock, say, player, played } = stage();
    say([pair(SECOND)]);
    await clock.advance(600);
    player.pause();
    await clock.advance(700);
    player.interrupt();
    await clock.advance(0);
    expect(played()).toMatchObject({ interrupted: true, heard: 'What did you', endMs: 600 });
  });

  it('at the beginning of a sentence: the sentence starts over', async () => {
    const { clock, say, player, sink } = stage();
    say([pair(FIRST), pair(SECOND)]);
    await clock.advance(870);
    player.pause();
    await clock.advance(100);
    const before = sink.heard.length;
    player.resume();
    await clock.advance(400);
    expect(letters(sink.heard.slice(before))[0]).toBe(0);
  });

  it('at the end of a sentence: the next one follows', async () => {
    const { clock, say, player, sink } = stage();
    say([pair(FIRST), pair(SECOND)]);
    await clock.advance(640);
    player.pause();
    await clock.advance(200);
    const before = sink.heard.length;
    player.resume();
    await clock.advance(1_200);
    expect(letters(sink.heard.slice(before)).map((letter) => letter)).toEqual(
      Array.from({ length: 20 }, (_, i) => i),
    );
  });

  it('at the end of the utterance: it is over when it resumes', async () => {
    const { clock, say, player, played } = stage();
    say([pair(FIRST)]);
    await clock.advance(740);
    player.pause();
    await clock.advance(2_000);
    expect(played()).toBeNull();
    player.resume();
    await clock.advance(40);
    expect(played()).toMatchObject({ interrupted: false, heard: FIRST });
  });

  it('before its first sound: it starts when it resumes', async () => {
    const { clock, say, player, played, sink } = stage();
    say([pair(FIRST)]);
    player.pause();
    await clock.advance(1_000);
    expect(sink.heard).toEqual([]);
    player.resume();
    await clock.advance(800);
    expect(played()).toMatchObject({ interrupted: false, heard: FIRST, startMs: 1_000 });
  });

  it('with everything rendered meanwhile: it plays to the end', async () => {
    const { clock, say, player, played, voice } = stage();
    say([pair(FIRST), pair(SECOND)]);
    await clock.advance(300);
    player.pause();
    await clock.advance(10_000);
    expect(voice.asked).toEqual([FIRST, SECOND]);
    player.resume();
    await clock.advance(2_000);
    expect(played()).toMatchObject({ interrupted: false, heard: `${FIRST} ${SECOND}` });
  });

  it('stays paused if paused again', async () => {
    const { clock, say, player, sink } = stage();
    say([pair(SECOND)]);
    await clock.advance(300);
    player.pause();
    await clock.advance(100);
    player.pause();
    await clock.advance(1_000);
    expect(sink.heard.filter((sample) => sample >= 1_000)).toHaveLength(300);
  });
});
