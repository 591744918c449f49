import { FakeClock, settle } from '@portal/testing/fake-clock';
import { silentLog } from '../testing/silent-log';
import { SpeechError } from '../speech-error';
import { fakeSource } from './testing/fake-stt';
import { FallbackStt, type SttSource } from './fallback-stt';

const lost = () => new SpeechError('engine_crashed', 'hosted', 'connection lost');

async function hear(...sources: [SttSource, ...SttSource[]]) {
  const clock = new FakeClock();
  const heard: string[] = [];
  const changes: (string | null)[] = [];
  const logged: object[] = [];
  const stt = new FallbackStt(sources, {
    clock,
    log: { ...silentLog, warn: (fields) => logged.push(fields) },
    onChange: (info) => changes.push(info?.name ?? null),
  });
  const stream = await stt.open({
    partial: ({ text }) => heard.push(`~${text}`),
    final: ({ text }) => heard.push(text),
    failed: ({ message }) => heard.push(`failed: ${message}`),
  });
  const push = (...firsts: number[]) =>
    firsts.forEach((first) => stream.push(Int16Array.of(first)));
  return { clock, heard, changes, logged, stt, stream, push };
}

describe('several engines behind one STT', () => {
  it('start with the first that works', async () => {
    const broken = fakeSource('hosted', { broken: new SpeechError('refused', 'hosted', '401') });
    const { stt, logged, changes } = await hear(broken, fakeSource('built-in', { way: 'here' }));
    expect(stt.info.name).toBe('built-in');
    expect(logged).toEqual([
      { engine: 'hosted', reason: expect.stringContaining('401') as string },
    ]);
    expect(changes).toEqual([]);
  });

  it('report the reason if none starts', async () => {
    await expect(hear(fakeSource('a', { broken: lost() }))).rejects.toThrow('connection lost');
  });

  it('start only when needed', async () => {
    const second = fakeSource('second');
    await hear(fakeSource('first'), second);
    expect(second.opened).toEqual([]);
  });
});

describe('an engine that fails in mid-sentence', () => {
  it('is replaced by the next, which gets the audio without final words, then the rest', async () => {
    const [first, second] = [
      fakeSource('hosted'),
      fakeSource('built-in', { way: 'here' }),
    ] as const;
    const { stream, push, heard, changes } = await hear(first, second);
    push(1);
    stream.speechStarted();
    push(2, 3);
    first.opened[0]?.fail(new SpeechError('refused', 'hosted', '402'));
    push(4);
    await settle();
    push(5);
    stream.speechEnded();
    expect(second.opened[0]?.given).toEqual(['started', 1, 2, 3, 4, 5, 'ended']);
    second.opened[0]?.final('we built it');
    expect(heard).toEqual(['we built it']);
    expect(changes).toEqual(['built-in']);
  });

  it('does not repeat final words', async () => {
    const [first, second] = [
      fakeSource('hosted'),
      fakeSource('built-in', { way: 'here' }),
    ] as const;
    const { stream, push } = await hear(first, second);
    stream.speechStarted();
    push(1);
    stream.speechEnded();
    first.opened[0]?.final('one');
    stream.speechStarted();
    push(2);
    first.opened[0]?.fail(new SpeechError('refused', 'hosted', '402'));
    await settle();
    expect(second.opened[0]?.given).toEqual(['started', 2]);
  });

  it('is ignored afterwards', async () => {
    const [first, second] = [
      fakeSource('hosted'),
      fakeSource('built-in', { way: 'here' }),
    ] as const;
    const { heard, stream, changes } = await hear(first, second);
    stream.speechStarted();
    first.opened[0]?.fail(lost());
    await settle();
    first.opened[0]?.final('late');
    first.opened[0]?.fail(lost());
    await settle();
    expect([heard, changes, first.opened[0]?.closed]).toEqual([[], ['built-in'], true]);
  });

  it('is restarted once if it had worked, because a connection may be lost; but not twice in a row', async () => {
    const [first, second] = [
      fakeSource('hosted'),
      fakeSource('built-in', { way: 'here' }),
    ] as const;
    const { stream, push, changes } = await hear(first, second);
    stream.speechStarted();
    push(1);
    first.opened[0]?.partial('we');
    first.opened[0]?.fail(lost());
    await settle();
    expect([first.opened[1]?.given, changes]).toEqual([['started', 1], []]);
    first.opened[1]?.fail(lost());
    await settle();
    expect([second.opened[0]?.given, changes]).toEqual([['started', 1], ['built-in']]);
  });

  it('leaves typed answers if it was the last, and reports that once', async () => {
    const only = fakeSource('built-in', { way: 'here' });
    const { stream, heard, changes, push } = await hear(only);
    stream.speechStarted();
    only.opened[0]?.fail(lost());
    await settle();
    push(1);
    stream.speechEnded();
    expect([heard, changes, stream.busy]).toEqual([
      ['failed: hosted: connection lost'],
      [null],
      false,
    ]);
  });

  it('keeps the listener waiting until the next one has caught up', async () => {
    const [first, second] = [
      fakeSource('hosted'),
      fakeSource('built-in', { way: 'here' }),
    ] as const;
    const { stream } = await hear(first, second);
    stream.speechStarted();
    stream.speechEnded();
    first.opened[0]?.fail(new SpeechError('refused', 'hosted', '402'));
    expect(stream.busy).toBe(true);
  });
});

describe('an engine that returns no words', () => {
  it('is reopened after 2.5 s of voice without a word, and given up after 6 s', async () => {
    const [first, second] = [
      fakeSource('hosted'),
      fakeSource('built-in', { way: 'here' }),
    ] as const;
    const { stream, clock, push, changes } = await hear(first, second);
    stream.speechStarted();
    push(1);
    await clock.advance(2_400);
    expect(first.opened).toHaveLength(1);
    await clock.advance(600);
    expect(first.opened[1]?.given).toEqual(['started', 1]);
    await clock.advance(5_000);
    expect(changes).toEqual([]);
    await clock.advance(1_500);
    expect([second.opened[0]?.given, changes]).toEqual([['started', 1], ['built-in']]);
  });

  it('is healthy while words come, and in silence', async () => {
    const first = fakeSource('hosted');
    const { stream, clock } = await hear(first, fakeSource('built-in', { way: 'here' }));
    stream.speechStarted();
    for (let i = 0; i < 10; i += 1) {
      await clock.advance(2_000);
      first.opened[0]?.partial(`word ${i}`);
    }
    stream.speechEnded();
    first.opened[0]?.final('words');
    await clock.advance(60_000);
    expect(first.opened).toHaveLength(1);
  });

  it('is reopened after an empty result for a short answer, as lost connections are silent', async () => {
    const first = fakeSource('hosted');
    const { stream, clock, push, heard } = await hear(
      first,
      fakeSource('built-in', { way: 'here' }),
    );
    stream.speechStarted();
    push(1);
    await clock.advance(800);
    stream.speechEnded();
    first.opened[0]?.final('');
    await settle();
    expect([first.opened[1]?.given, heard]).toEqual([['started', 1, 'ended'], []]);
    first.opened[1]?.final('');
    expect([first.opened.length, heard]).toEqual([2, ['']]);
  });

  it('may return nothing for a cough', async () => {
    const first = fakeSource('hosted');
    const { stream, clock, heard } = await hear(first, fakeSource('built-in', { way: 'here' }));
    stream.speechStarted();
    await clock.advance(300);
    stream.speechEnded();
    first.opened[0]?.final('');
    expect([first.opened.length, heard]).toEqual([1, ['']]);
  });

  it('is kept if there is no other', async () => {
    const first = fakeSource('hosted');
    const { stream, clock, heard, changes } = await hear(first);
    stream.speechStarted();
    await clock.advance(60_000);
    expect([first.opened.length, heard, changes]).toEqual([2, [], []]);
  });
});

describe('a slow engine', () => {
  const answerAfter = async (
    { stream, clock }: Awaited<ReturnType<typeof hear>>,
    first: ReturnType<typeof fakeSource>,
    ms: number,
  ) => {
    stream.speechStarted();
    stream.speechEnded();
    await clock.advance(ms);
    first.opened[0]?.final('words');
    await clock.advance(500);
  };

  it('is given up after three slow results in a row', async () => {
    const first = fakeSource('hosted', { way: 'pieces' });
    const stt = await hear(first, fakeSource('built-in', { way: 'here' }));
    for (const ms of [3_100, 3_100]) await answerAfter(stt, first, ms);
    expect(stt.changes).toEqual([]);
    await answerAfter(stt, first, 3_100);
    expect(stt.changes).toEqual(['built-in']);
  });

  it('is kept if it is only slow sometimes', async () => {
    const first = fakeSource('hosted', { way: 'pieces' });
    const stt = await hear(first, fakeSource('built-in', { way: 'here' }));
    for (const ms of [3_100, 3_100, 900, 3_100, 3_100]) await answerAfter(stt, first, ms);
    expect(stt.changes).toEqual([]);
  });

  it('is restarted if it is our own process and hangs, and gets the piece again', async () => {
    const only = fakeSource('built-in', { way: 'here' });
    const { stream, clock, push, changes } = await hear(only);
    stream.speechStarted();
    push(1);
    stream.speechEnded();
    await clock.advance(10_500);
    expect([only.opened[1]?.given, changes]).toEqual([['started', 1, 'ended'], []]);
  });
});

describe('closing', () => {
  it('ends every engine, and the listener is not called afterwards', async () => {
    const first = fakeSource('hosted');
    const { stream, push, heard, clock } = await hear(
      first,
      fakeSource('built-in', { way: 'here' }),
    );
    stream.speechStarted();
    await stream.close();
    push(1);
    stream.speechEnded();
    first.opened[0]?.final('late');
    await clock.advance(60_000);
    expect([first.opened[0]?.closed, first.opened.length, heard]).toEqual([true, 1, []]);
  });

  it('while the next engine starts closes that one too', async () => {
    const [first, second] = [
      fakeSource('hosted'),
      fakeSource('built-in', { way: 'here' }),
    ] as const;
    const { stream, changes } = await hear(first, second);
    first.opened[0]?.fail(new SpeechError('refused', 'hosted', '402'));
    await stream.close();
    await settle();
    expect([second.opened[0]?.closed, changes]).toEqual([true, []]);
  });
});
