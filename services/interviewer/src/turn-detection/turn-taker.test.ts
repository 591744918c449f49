import { FakeClock } from '@portal/testing/fake-clock';
import type { DetectedUtterance } from './turn-listener';
import { type SilenceEvidence, TurnTaker } from './turn-taker';

/**
 * Creates a turn taker that ends a turn after 300 ms of silence, or after 2 s if the last word is
 * "and".
 */
function taker(
  silenceNeeded: (turn: SilenceEvidence) => number = ({ text }: SilenceEvidence) =>
    /\band$/u.test(text) ? 2_000 : 300,
) {
  const clock = new FakeClock();
  const told: string[] = [];
  const turns: DetectedUtterance[] = [];
  const asked: SilenceEvidence[] = [];
  const engine = { busy: false };
  const takes = new TurnTaker({
    clock,
    listener: {
      speaking: (speaks, at) => told.push(`${speaks ? 'speaks' : 'silent'} ${at}`),
      words: (text) => told.push(`words ${text}`),
      mayBeOver: (text) => told.push(`may be over ${text}`),
      over: (turn) => turns.push(turn),
    },
    wordsComing: () => engine.busy,
    silenceNeeded: (turn) => {
      asked.push(turn);
      return silenceNeeded(turn);
    },
  });
  const heard = (text: string, confidence: number | null = 0.9) => ({ text, confidence });
  /** Simulates one second of speech whose words become final as soon as the speech ends. */
  const say = async (text: string) => {
    takes.speechStarted(clock.now());
    await clock.advance(1_000);
    takes.speechEnded(clock.now());
    takes.final(heard(text));
  };
  return {
    clock,
    told,
    turns,
    asked,
    engine,
    takes,
    heard,
    say,
    texts: () => turns.map(({ text }) => text),
  };
}

describe('a turn of the candidate', () => {
  it('is over after the silence that its words need, counted from the end of the voice', async () => {
    const { clock, takes, heard, turns, texts } = taker();
    takes.speechStarted(0);
    await clock.advance(1_160);
    takes.speechEnded(1_000);
    await clock.advance(40);
    takes.final(heard('I built a queue'));
    await clock.advance(99);
    expect(turns).toEqual([]);
    await clock.advance(1);
    expect(texts()).toEqual(['I built a queue']);
    expect(turns[0]).toMatchObject({ startMs: 0, endMs: 1_000, confidence: 0.9, pauses: [] });
  });

  it('continues if the candidate continues in time: one turn, with its pauses', async () => {
    const { clock, say, turns, texts } = taker();
    await say('I built a queue and');
    await clock.advance(1_500);
    await say('it worked');
    await clock.advance(300);
    expect(texts()).toEqual(['I built a queue and it worked']);
    expect(turns[0]).toMatchObject({ startMs: 0, endMs: 3_500, pauses: [1_500] });
  });

  it('reports its words as they come', async () => {
    const { clock, takes, heard, told } = taker();
    takes.speechStarted(0);
    takes.partial(heard('I'));
    takes.partial(heard('I built'));
    takes.partial(heard('I built'));
    takes.speechEnded(900);
    takes.final(heard('I built it'));
    await clock.advance(5_000);
    expect(told.filter((line) => !line.startsWith('may'))).toEqual([
      'speaks 0',
      'words I',
      'words I built',
      'silent 900',
      'words I built it',
    ]);
  });

  it('may be over early: reported ahead, and again when the words change', async () => {
    const { clock, takes, heard, told, texts } = taker(({ text }) =>
      text.includes('with') ? 1_000 : 2_000,
    );
    takes.speechStarted(0);
    takes.speechEnded(0);
    takes.partial(heard('I built it'));
    await clock.advance(1_399);
    expect(told.filter((line) => line.startsWith('may'))).toEqual([]);
    await clock.advance(1);
    expect(told.at(-1)).toBe('may be over I built it');
    expect(texts()).toEqual([]);
    takes.final(heard('I built it with care'));
    expect(told.at(-1)).toBe('may be over I built it with care');
    expect(texts()).toEqual(['I built it with care']);
  });

  it('is held while words are pending', async () => {
    const { clock, takes, heard, engine, texts } = taker();
    takes.speechStarted(0);
    engine.busy = true;
    takes.partial(heard('I built'));
    takes.speechEnded(0);
    await clock.advance(2_000);
    expect(texts()).toEqual([]);
    engine.busy = false;
    takes.final(heard('I built it'));
    await clock.advance(0);
    expect(texts()).toEqual(['I built it']);
  });

  it('is taken as guessed if its words do not come in 8 s; later words are neither lost nor repeated', async () => {
    const { clock, takes, heard, engine, turns, texts, told } = taker();
    takes.speechStarted(0);
    takes.partial(heard('I built'));
    engine.busy = true;
    takes.speechEnded(0);
    await clock.advance(8_400);
    expect(texts()).toEqual(['I built']);
    takes.partial(heard('I built it'));
    engine.busy = false;
    takes.final({ ...heard('I built it myself'), misheard: [0, 3] });
    expect(told.at(-2)).toBe('words it myself');
    await clock.advance(300);
    expect(texts()).toEqual(['I built', 'it myself']);
    expect(turns.map(({ misheard }) => misheard)).toEqual([undefined, [1]]);
  });

  it('leaves late words to the next one', async () => {
    const { clock, say, takes, heard, texts } = taker();
    await say('I built it');
    await clock.advance(300);
    takes.final(heard('by myself'));
    await clock.advance(200);
    await say('in a week');
    await clock.advance(300);
    expect(texts()).toEqual(['I built it', 'by myself in a week']);
  });

  it('does not exist if a sound had no words', async () => {
    const { clock, takes, heard, turns, told } = taker();
    takes.speechStarted(0);
    takes.speechEnded(200);
    takes.final(heard('', 0));
    await clock.advance(60_000);
    expect([turns, told]).toEqual([[], ['speaks 0', 'silent 200']]);
    expect(takes.busy).toBe(false);
  });

  it('begins with its words, not with a stray sound long before', async () => {
    const { clock, takes, heard, say, turns } = taker();
    takes.speechStarted(0);
    takes.speechEnded(100);
    takes.final(heard(''));
    await clock.advance(5_000);
    await say('yes of course');
    await clock.advance(300);
    expect(turns[0]).toMatchObject({ startMs: 5_000, pauses: [] });
  });

  it('weights the confidence of its pieces by their words', async () => {
    const { clock, takes, heard, turns } = taker();
    takes.speechStarted(0);
    takes.final(heard('one two three', 0.9));
    takes.final(heard('four', 0.5));
    takes.speechEnded(0);
    await clock.advance(300);
    expect(turns[0]?.confidence).toBeCloseTo(0.8);
  });

  it('may last longer than three minutes', async () => {
    const { clock, takes, heard, texts } = taker();
    for (let i = 0; i < 100; i += 1) {
      takes.speechStarted(clock.now());
      await clock.advance(3_000);
      takes.speechEnded(clock.now());
      takes.final(heard(`sentence ${i} and`));
      await clock.advance(1_000);
    }
    expect(texts()).toEqual([]);
    await clock.advance(1_000);
    expect(texts()[0]?.split(' ')).toHaveLength(300);
  });

  it('keeps the id that the page gave its first piece', async () => {
    const { clock, takes, heard, turns } = taker();
    takes.speechStarted(0, 'p1');
    takes.speechEnded(0);
    takes.final(heard('yes and'));
    takes.speechStarted(100, 'p2');
    takes.speechEnded(200);
    takes.final(heard('no'));
    await clock.advance(500);
    expect(turns[0]).toMatchObject({ text: 'yes and no', segmentId: 'p1' });
  });
});

describe('the evidence in a silence', () => {
  it('is the whole turn, how its last words could be read, and the sound once judged', async () => {
    const { takes, heard, say, asked } = taker();
    await say('First and');
    takes.speechStarted(2_000);
    takes.partial({ ...heard('then about'), sentenceEnd: -2 });
    takes.speechEnded(3_000);
    expect(asked.at(-1)).toMatchObject({
      text: 'First and then about',
      sentenceEnd: -2,
      endings: null,
    });
    takes.final({ ...heard('then about it'), sentenceEnd: -0.4, endings: { it: 0.6, about: 0.4 } });
    takes.endOfTurn(0.7);
    expect(asked.at(-1)).toEqual({
      text: 'First and then about it',
      sentenceEnd: -0.4,
      endings: { it: 0.6, about: 0.4 },
      endOfTurn: 0.7,
    });
  });

  it('is not the sound of an earlier silence', async () => {
    const { takes, say, asked } = taker();
    await say('First and');
    takes.endOfTurn(0.7);
    await say('then');
    expect(asked.at(-1)?.endOfTurn).toBeNull();
    expect(takes.busy).toBe(true);
  });

  it('is judged again when the pace changes', async () => {
    let needed = 300;
    const { clock, takes, say, texts } = taker(() => needed);
    await say('I built it');
    await clock.advance(200);
    needed = 600;
    takes.reconsider();
    await clock.advance(399);
    expect(texts()).toEqual([]);
    await clock.advance(1);
    expect(texts()).toEqual(['I built it']);
  });
});

describe('a discarded turn', () => {
  it('is forgotten with its pending words', async () => {
    const { clock, takes, heard, engine, say, texts, told } = taker();
    takes.speechStarted(0);
    takes.partial(heard('I would'));
    engine.busy = true;
    takes.discard();
    expect(told.at(-1)).toBe('silent 0');
    takes.partial(heard('I would say'));
    engine.busy = false;
    takes.final(heard('I would say so'));
    await clock.advance(10_000);
    expect([texts(), takes.busy]).toEqual([[], false]);
    await say('something new');
    await clock.advance(300);
    expect(texts()).toEqual(['something new']);
  });

  it('is forgotten with all its pending pieces', async () => {
    const { clock, takes, heard, engine, texts } = taker();
    takes.speechStarted(0);
    engine.busy = true;
    takes.speechEnded(500);
    takes.discard();
    takes.final(heard('one piece'));
    engine.busy = false;
    takes.final(heard('another piece'));
    await clock.advance(3_000);
    expect(texts()).toEqual([]);
  });

  it('costs the next one no words if late ones come after it began', async () => {
    const { clock, takes, heard, engine, texts } = taker();
    takes.speechStarted(0);
    engine.busy = true;
    takes.speechEnded(500);
    takes.discard();
    takes.speechStarted(1_000);
    takes.final(heard('old words'));
    takes.partial(heard('new'));
    takes.speechEnded(2_000);
    engine.busy = false;
    takes.final(heard('new words'));
    await clock.advance(3_000);
    expect(texts()).toEqual(['new words']);
  });

  it('is not taken after the end', async () => {
    const { clock, takes, say, turns } = taker();
    await say('I built it');
    takes.close();
    await clock.advance(10_000);
    expect(turns).toEqual([]);
  });
});
