import { FIRST, pair, SECOND, stage } from './testing/player-stage';

describe('an utterance', () => {
  it('is played to its end and heard in full', async () => {
    const { clock, say, played, sink } = stage();
    say([pair(FIRST), pair(SECOND)]);
    await clock.advance(1_700);
    expect(played()).toBeNull();
    await clock.advance(100);
    expect(played()).toEqual({
      interrupted: false,
      heard: `${FIRST} ${SECOND}`,
      startMs: 0,
      endMs: 1_760,
    });
    expect(sink.heard.filter((sample) => sample >= 1_000)).toHaveLength(1_750);
  });

  it('reports the words in step with the sound', async () => {
    const { clock, say, told } = stage();
    say([pair(FIRST), pair(SECOND)]);
    await clock.advance(1_200);
    expect(told).toEqual(['Tell', 'Tell me', `${FIRST}`, `${FIRST} What did`]);
  });

  it('begins when someone can hear it', async () => {
    const { clock, say, sink, played } = stage({ subscribed: false });
    say([pair(FIRST)]);
    await clock.advance(3_000);
    expect(sink.heard).toEqual([]);
    sink.subscribe();
    await clock.advance(800);
    expect(played()).toMatchObject({ startMs: 3_000, interrupted: false });
  });

  it("begins without the voice's leading silence", async () => {
    const { clock, say, sink, voice } = stage();
    voice.silenceMs.set(FIRST, 200);
    say([pair(FIRST)]);
    await clock.advance(40);
    expect(sink.heard.indexOf(1_000)).toBe(8);
  });

  it('renders the next sentences while the first plays', async () => {
    const { clock, say, voice } = stage();
    say([pair(FIRST), pair(SECOND)]);
    await clock.advance(40);
    expect(voice.asked).toEqual([FIRST, SECOND]);
  });

  it('continues with sentences that arrive one by one', async () => {
    const { clock, say, played } = stage();
    say(
      (async function* () {
        yield pair(FIRST);
        await new Promise<void>((resolve) => clock.after(2_000, resolve));
        yield pair(SECOND);
      })(),
    );
    await clock.advance(1_000);
    expect(played()).toBeNull();
    await clock.advance(2_100);
    expect(played()).toMatchObject({ interrupted: false, heard: `${FIRST} ${SECOND}` });
  });

  it('ends with what was said if the sentences break off', async () => {
    const { clock, say, played } = stage();
    say(
      (function* () {
        yield pair(FIRST);
        throw new Error('the model is gone');
      })(),
    );
    await clock.advance(800);
    expect(played()).toMatchObject({ interrupted: false, heard: FIRST });
  });

  it('shows a sentence that the voice cannot speak, and continues', async () => {
    const { clock, say, played, voice } = stage();
    voice.broken.add(FIRST);
    say([pair(FIRST), pair(SECOND)]);
    await clock.advance(1_100);
    expect(played()).toMatchObject({
      interrupted: false,
      heard: `${FIRST} ${SECOND}`,
      startMs: 0,
    });
  });

  it('has no times if no sound was played', async () => {
    const { clock, say, played, voice } = stage();
    voice.broken.add(FIRST);
    say([pair(FIRST)]);
    await clock.advance(100);
    expect(played()).toEqual({ interrupted: false, heard: FIRST, startMs: null, endMs: null });
  });

  it('replaces the previous one', async () => {
    const { clock, player, played, say } = stage();
    say([pair(FIRST)]);
    await clock.advance(400);
    const second = player.say({ sentences: [pair(SECOND)], interruptible: true }, () => undefined);
    await clock.advance(0);
    expect(played()).toMatchObject({ interrupted: true, heard: 'Tell me' });
    await clock.advance(1_100);
    expect(await second).toMatchObject({ interrupted: false, heard: SECOND });
  });
});

describe('a voice that stalls', () => {
  it('is given up, and the next sentence is spoken', async () => {
    const { clock, say, played, voice } = stage();
    voice.stalled.add(FIRST);
    say([pair(FIRST), pair(SECOND)]);
    await clock.advance(6_000);
    expect(voice.aborted).toEqual([FIRST]);
    await clock.advance(1_100);
    expect(played()).toMatchObject({ interrupted: false, heard: `${FIRST} ${SECOND}` });
  });

  it('is silenced immediately by an interruption', async () => {
    const { clock, say, played, player, voice } = stage();
    voice.stalled.add(FIRST);
    say([pair(FIRST)]);
    await clock.advance(500);
    player.interrupt();
    await clock.advance(0);
    expect(played()).toEqual({ interrupted: true, heard: '', startMs: null, endMs: null });
    expect(voice.aborted).toEqual([FIRST]);
  });

  it('counts as heard only what the rendered part can contain', async () => {
    const { clock, say, played, player, voice } = stage();
    voice.halfway.set(SECOND, 400);
    say([pair(FIRST), pair(SECOND)]);
    await clock.advance(2_000);
    player.interrupt();
    await clock.advance(0);
    expect(played()).toMatchObject({ heard: `${FIRST} What did` });
  });
});

describe('interrupted', () => {
  it('falls silent immediately, without a click', async () => {
    const { clock, say, player, sink } = stage();
    say([pair(SECOND)]);
    await clock.advance(500);
    player.interrupt();
    await clock.advance(300);
    const after = sink.heard.slice(500);
    expect(after.filter(Boolean).length).toBeLessThanOrEqual(10);
    expect(after.slice(0, 9)).toEqual([...after.slice(0, 9)].sort((a, b) => b - a));
    expect(after[0]).toBeGreaterThan(0);
  });

  it('counts as heard what was played, not what was queued', async () => {
    const { clock, say, player, played } = stage();
    say([pair(SECOND)]);
    await clock.advance(460);
    player.interrupt();
    await clock.advance(0);
    expect(played()).toEqual({ interrupted: true, heard: 'What did', startMs: 0, endMs: 460 });
  });

  it('in the first 200 ms: no whole word was heard', async () => {
    const { clock, say, player, played } = stage();
    say([pair(SECOND)]);
    await clock.advance(120);
    player.interrupt();
    await clock.advance(0);
    expect(played()).toMatchObject({ interrupted: true, heard: '', startMs: 0, endMs: 120 });
  });

  it('between two sentences: the first was heard, the second was not', async () => {
    const { clock, say, player, played } = stage();
    say([pair(FIRST), pair(SECOND)]);
    await clock.advance(750);
    player.interrupt();
    await clock.advance(0);
    expect(played()).toMatchObject({ interrupted: true, heard: FIRST });
  });

  it('does nothing after the end', async () => {
    const { clock, say, player, sink } = stage();
    say([pair(FIRST)]);
    await clock.advance(1_000);
    player.interrupt();
    player.pause();
    player.resume();
    expect(sink.cleared).toBe(0);
    expect(player.saying).toBeNull();
  });
});

describe('the current utterance', () => {
  it('is known while it lasts', async () => {
    const { clock, say, player } = stage();
    expect(player.saying).toBeNull();
    say([pair(FIRST)], false);
    await clock.advance(200);
    expect(player.saying).toEqual({
      id: 1,
      interruptible: false,
      paused: false,
      text: FIRST,
      remainingMs: 550,
    });
    await clock.advance(700);
    expect(player.saying).toBeNull();
  });
});
