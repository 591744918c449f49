import { FIRST, pair, SECOND, stage } from './testing/player-stage';

const SLOW = { rate: 80, pitch: 0 };
const THIRD = 'And then?';

describe('a change of how the voice speaks', () => {
  it('is heard from the next sentence, although that was rendered already', async () => {
    const { clock, say, player, voice, sink, played } = stage();
    say([pair(FIRST), pair(SECOND), pair(THIRD)]);
    await clock.advance(100);
    player.setProsody(SLOW);
    await clock.advance(4_000);
    expect([voice.asked, voice.rates]).toEqual([
      [FIRST, SECOND, THIRD, SECOND, THIRD],
      [100, 100, 100, 80, 80],
    ]);
    expect(played()).toMatchObject({
      heard: `${FIRST} ${SECOND} ${THIRD}`,
      interrupted: false,
      endMs: expect.closeTo(15 * 50 + (20 + 9) * 62, -2),
    });
    // Every character is heard once: 750 ms of the first sentence, then the others at 80 %.
    expect(sink.heard.filter((sample) => sample > 0)).toHaveLength(750 + 29 * 62);
  });

  it('leaves a sentence alone that has begun', async () => {
    const { clock, say, player, voice, played } = stage();
    say([pair(FIRST)]);
    await clock.advance(100);
    player.setProsody(SLOW);
    await clock.advance(800);
    expect(voice.asked).toEqual([FIRST]);
    expect(played()).toMatchObject({ heard: FIRST, endMs: 760 });
  });

  it('leaves words alone that were heard before a pause', async () => {
    const { clock, say, player, voice, played } = stage();
    say([pair(FIRST), pair(SECOND)]);
    await clock.advance(900);
    player.pause();
    player.setProsody(SLOW);
    player.resume();
    await clock.advance(2_000);
    expect(voice.asked).toEqual([FIRST, SECOND]);
    expect(played()).toMatchObject({ heard: `${FIRST} ${SECOND}` });
  });

  it('replaces a rendering that is under way', async () => {
    const { clock, say, player, voice, sink, played } = stage();
    voice.halfway.set(SECOND, 300);
    say([pair(FIRST), pair(SECOND)]);
    await clock.advance(100);
    voice.halfway.clear();
    player.setProsody(SLOW);
    await clock.advance(3_000);
    expect(voice.rates).toEqual([100, 100, 80]);
    expect(voice.aborted).toEqual([SECOND]);
    expect(played()).toMatchObject({ heard: `${FIRST} ${SECOND}`, interrupted: false });
    expect(sink.heard.filter((sample) => sample > 0)).toHaveLength(750 + 20 * 62);
  });

  it('drops audio of a replaced rendering that is on its way', async () => {
    const { clock, say, player, voice, sink, played } = stage();
    voice.meanwhile.set(SECOND, () => player.setProsody(SLOW));
    say([pair(FIRST), pair(SECOND)]);
    await clock.advance(3_000);
    expect(voice.rates).toEqual([100, 100, 80]);
    expect(played()).toMatchObject({ heard: `${FIRST} ${SECOND}`, interrupted: false });
    expect(sink.heard.filter((sample) => sample > 0)).toHaveLength(750 + 20 * 62);
  });

  it('is heard from the first word if nobody has heard anything yet', async () => {
    const { clock, say, player, voice, sink } = stage({ subscribed: false });
    say([pair(FIRST)]);
    await clock.advance(100);
    player.setProsody(SLOW);
    sink.subscribe();
    await clock.advance(100);
    expect(voice.rates).toEqual([100, 80]);
  });

  it('comes before sentences that a model has not written yet', async () => {
    const { clock, say, player, voice, played } = stage();
    let write: () => void = () => undefined;
    const written = new Promise<void>((resolve) => (write = resolve));
    say(
      (async function* () {
        yield pair(FIRST);
        await written;
        yield pair(SECOND);
      })(),
    );
    await clock.advance(100);
    player.setProsody(SLOW);
    write();
    await clock.advance(3_000);
    expect([voice.asked, voice.rates]).toEqual([
      [FIRST, SECOND],
      [100, 80],
    ]);
    expect(played()).toMatchObject({ heard: `${FIRST} ${SECOND}` });
  });

  it('renders again what was prepared', async () => {
    const { clock, say, player, voice } = stage();
    player.prepare(pair(FIRST));
    player.setProsody(SLOW);
    player.setProsody({ ...SLOW });
    say([pair(FIRST)]);
    await clock.advance(100);
    expect(voice.rates).toEqual([100, 80]);
  });
});
