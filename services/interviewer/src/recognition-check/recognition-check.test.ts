import type { EngineInfo, RecognitionCheckMessage } from '@portal/protocol';
import { FakeClock, settle } from '@portal/testing/fake-clock';
import type { SessionStt } from '../stt/open-stt';
import type { SttListener } from '../stt/stt';
import { silentLog } from '../testing/silent-log';
import type { TrackSound } from '../turn-detection/microphone';
import { WINDOW_MS, WINDOW_SAMPLES } from '../turn-detection/voice-activity';
import { RecognitionCheck } from './recognition-check';

const SENTENCE = 'in my last project i led a small team';
const LOCAL: EngineInfo = { kind: 'local', name: 'Whisper' };

/**
 * Starts a check with a scripted engine. The first sample of each window from the microphone encodes
 * the probability of speech as a percentage.
 */
async function start({ works = true } = {}) {
  const clock = new FakeClock();
  const sent: RecognitionCheckMessage[] = [];
  const logged: object[] = [];
  const engine = { listener: null as SttListener | null, busy: false, voiced: 0, closed: false };
  let ended = 0;
  let sound: ((next: IteratorResult<Int16Array>) => void) | null = null;
  const track: TrackSound = {
    close: () => undefined,
    [Symbol.asyncIterator]: () => ({
      next: () =>
        new Promise((resolve) => {
          sound = resolve;
        }),
    }),
  };
  const stt: SessionStt = {
    info: works ? LOCAL : { kind: 'none', name: 'typed answers' },
    asChosen: works,
    available: works,
    works,
    open: (listener) => {
      engine.listener = listener;
      return Promise.resolve({
        push: (samples) => {
          if (samples[0]) engine.voiced += samples.length;
        },
        speechStarted: () => {
          engine.busy = true;
        },
        speechEnded: () => undefined,
        get busy() {
          return engine.busy;
        },
        close: () => {
          engine.closed = true;
          return Promise.resolve();
        },
      });
    },
    close: () => Promise.resolve(),
  };
  const check = new RecognitionCheck({
    microphone: {
      on: true,
      follow: (heard) => {
        heard(track);
        return () => undefined;
      },
    },
    stt,
    models: {
      voice: () => ({ predict: (samples) => Promise.resolve((samples[0] ?? 0) / 100) }),
      endOfTurn: () => Promise.resolve(0.5),
    },
    language: 'en-US',
    send: (message) => sent.push(message),
    onEnd: () => {
      ended += 1;
    },
    clock,
    log: { ...silentLog, error: (fields) => logged.push(fields) },
  });
  await check.start();
  await settle();
  const hear = async (percent: number, ms: number) => {
    for (let passed = 0; passed < ms; passed += WINDOW_MS) {
      await clock.advance(WINDOW_MS);
      sound?.({ value: new Int16Array(WINDOW_SAMPLES).fill(percent), done: false });
      await settle();
    }
  };
  const recognize = async (text: string) => {
    engine.busy = false;
    engine.listener?.final({ text, confidence: 0.9 });
    await settle();
  };
  return {
    check,
    clock,
    sent,
    logged,
    engine,
    hear,
    recognize,
    ended: () => ended,
  };
}

const final = (text: string): RecognitionCheckMessage => ({
  type: 'recognition_words',
  data: { text, is_final: true },
});
const types = (sent: RecognitionCheckMessage[]) => sent.map(({ type }) => type);

it('says that it listens, and with which kind of engine, once the first sound is there', async () => {
  const { sent, clock, hear } = await start();
  await clock.advance(5_000);
  expect(sent).toEqual([]);
  await hear(0, 64);
  expect(sent).toEqual([{ type: 'recognition_ready', data: { engine: 'local' } }]);
});

it('hears one sentence, sends its words and is over', async () => {
  const { sent, engine, hear, recognize, ended } = await start();
  await hear(0, 320);
  await hear(90, 960);
  engine.listener?.partial({ text: 'in my last', confidence: null });
  await hear(0, 160);
  await recognize(SENTENCE);
  await hear(0, 3_000);
  expect(sent).toContainEqual({
    type: 'recognition_words',
    data: { text: 'in my last', is_final: false },
  });
  expect(sent.at(-1)).toEqual(final(SENTENCE));
  expect(ended()).toBe(1);
});

it('sends nothing after the end, whatever is said then', async () => {
  const { sent, hear, recognize, ended } = await start();
  await hear(90, 960);
  await hear(0, 160);
  await recognize(SENTENCE);
  await hear(0, 3_000);
  const before = [...sent];
  await hear(90, 960);
  await recognize('and something else');
  await hear(0, 3_000);
  expect([sent, ended()]).toEqual([before, 1]);
});

it('takes no more than 20 seconds of sound', async () => {
  const { sent, engine, hear, clock, ended } = await start();
  await hear(90, 20_000);
  engine.listener?.partial({ text: 'so much to say', confidence: null });
  // The engine never settles, so the words so far are sent in the end.
  await hear(90, 1_000);
  const { voiced } = engine;
  await hear(90, 1_000);
  expect(voiced / 16).toBeCloseTo(20_000, -2);
  expect(engine.voiced).toBe(voiced);
  await clock.advance(8_000);
  expect(sent.at(-1)).toEqual(final('so much to say'));
  expect(ended()).toBe(1);
});

it('sends an empty sentence if nobody says anything', async () => {
  const { sent, hear, clock } = await start();
  await hear(0, 20_000);
  await clock.advance(8_100);
  expect(sent.at(-1)).toEqual(final(''));
});

it('says that no engine runs', async () => {
  const { sent, ended, hear } = await start({ works: false });
  await hear(90, 320);
  expect(sent).toEqual([{ type: 'recognition_failed', data: { reason: 'no_engine' } }]);
  expect(ended()).toBe(1);
});

it('says that the engine broke, without logging words', async () => {
  const { sent, engine, hear, logged, ended } = await start();
  await hear(90, 960);
  engine.listener?.partial({ text: SENTENCE, confidence: null });
  engine.listener?.failed(new Error('gone'));
  await settle();
  expect(sent.at(-1)).toEqual({
    type: 'recognition_failed',
    data: { reason: 'engine_failed' },
  });
  expect(ended()).toBe(1);
  expect(JSON.stringify(logged)).not.toContain('project');
});

it('sends nothing after it was closed, and closes its stream and timers', async () => {
  const { check, sent, engine, clock, hear } = await start();
  await hear(90, 960);
  const before = types(sent);
  await check.close();
  engine.listener?.final({ text: SENTENCE, confidence: null });
  await clock.advance(40_000);
  expect(types(sent)).toEqual(before);
  expect([engine.closed, clock.running]).toEqual([true, 0]);
});
