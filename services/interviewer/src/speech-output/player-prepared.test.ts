import { FIRST, pair, SECOND, stage } from './testing/player-stage';

describe('a prepared sentence', () => {
  it('is not rendered again when spoken', async () => {
    const { clock, say, player, voice, played } = stage();
    player.prepare(pair(FIRST));
    await clock.advance(100);
    say([pair(FIRST), pair(SECOND)]);
    await clock.advance(1_900);
    expect(voice.asked).toEqual([FIRST, SECOND]);
    expect(played()).toMatchObject({ heard: `${FIRST} ${SECOND}`, startMs: 100 });
  });

  it('is replaced by the next one prepared', async () => {
    const { clock, player, voice } = stage();
    voice.stalled.add(FIRST);
    player.prepare(pair(FIRST));
    player.prepare(pair(SECOND));
    await clock.advance(0);
    expect(voice.aborted).toEqual([FIRST]);
    expect(voice.asked).toEqual([FIRST, SECOND]);
  });

  it('is rendered once, even if prepared repeatedly', async () => {
    const { clock, player, voice } = stage();
    player.prepare(pair(FIRST));
    player.prepare(pair(FIRST));
    await clock.advance(0);
    expect(voice.asked).toEqual([FIRST]);
  });

  it('is dropped if something else is said', async () => {
    const { clock, say, player, voice, played } = stage();
    voice.stalled.add(FIRST);
    player.prepare(pair(FIRST));
    say([pair(SECOND)]);
    await clock.advance(1_100);
    expect(voice.aborted).toEqual([FIRST]);
    expect(played()).toMatchObject({ heard: SECOND });
  });

  it('ends with the player', async () => {
    const { clock, player, voice } = stage();
    voice.stalled.add(FIRST);
    player.prepare(pair(FIRST));
    player.close();
    await clock.advance(0);
    expect(voice.aborted).toEqual([FIRST]);
  });
});

describe('a slow voice', () => {
  const LONG = 'I am your interviewer today, and we will talk about the position of designer.';

  it('starts with the first clause', async () => {
    const { clock, say, voice, played } = stage({ byClauses: true });
    say([pair(LONG)]);
    await clock.advance(5_000);
    expect(voice.asked).toEqual([
      'I am your interviewer today,',
      'and we will talk about the position of designer.',
    ]);
    expect(played()).toMatchObject({ heard: LONG });
  });

  it('prepares the first clause', async () => {
    const { clock, player, voice, say } = stage({ byClauses: true });
    player.prepare(pair(LONG));
    await clock.advance(0);
    expect(voice.asked).toEqual(['I am your interviewer today,']);
    say([pair(LONG)]);
    await clock.advance(0);
    expect(voice.asked).toHaveLength(2);
  });
});
