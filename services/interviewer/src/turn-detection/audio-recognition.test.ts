import { FakeClock, settle } from '@portal/testing/fake-clock';
import { silentLog } from '../testing/silent-log';
import type { SttListener } from '../stt/stt';
import { AudioRecognition } from './audio-recognition';
import type { TrackSound } from './microphone';
import type { DetectedUtterance } from './turn-listener';
import { WINDOW_MS, WINDOW_SAMPLES } from './voice-activity';

/**
 * Starts audio recognition with a scripted STT engine. The first sample of each window from the
 * microphone encodes the probability of speech as a percentage.
 */
async function start(endOfTurn = () => Promise.resolve(0.5)) {
  const clock = new FakeClock();
  const turns: DetectedUtterance[] = [];
  const told: string[] = [];
  const windows: number[] = [];
  const engine = {
    pushed: 0,
    speaking: false,
    recognizing: false,
    closed: false,
    heard: null as SttListener | null,
  };
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
  const microphone = {
    on: true,
    follow: (heard: (track: TrackSound) => void) => {
      heard(track);
      return () => undefined;
    },
  };
  const recognition = await AudioRecognition.open({
    microphone,
    stt: {
      open: (listener) => {
        engine.heard = listener;
        return Promise.resolve({
          push: (samples: Int16Array) => {
            engine.pushed += samples.length;
          },
          speechStarted: () => {
            engine.speaking = true;
          },
          speechEnded: () => {
            engine.speaking = false;
            engine.recognizing = true;
          },
          get busy() {
            return engine.speaking || engine.recognizing;
          },
          close: () => {
            engine.closed = true;
            return Promise.resolve();
          },
        });
      },
    },
    models: {
      voice: () => ({ predict: (samples) => Promise.resolve((samples[0] ?? 0) / 100) }),
      endOfTurn,
    },
    listener: {
      speaking: (speaks, at) => told.push(`${speaks ? 'speaks' : 'silent'} ${at}`),
      words: (text) => told.push(text),
      mayBeOver: (text) => told.push(`${text}?`),
      over: (turn) => turns.push(turn),
    },
    language: 'en-US',
    onSilenceJudged: () => undefined,
    onWindow: (at) => windows.push(at),
    onTrack: () => undefined,
    onFailed: (error) => told.push(String(error)),
    clock,
    log: silentLog,
  });
  await settle();
  const hear = async (percent: number, ms: number) => {
    for (let passed = 0; passed < ms; passed += WINDOW_MS) {
      await clock.advance(WINDOW_MS);
      sound?.({ value: new Int16Array(WINDOW_SAMPLES).fill(percent), done: false });
      await settle();
    }
  };
  const recognize = async (text: string) => {
    engine.recognizing = false;
    engine.heard?.final({ text, confidence: 0.9 });
    await settle();
  };
  return { clock, recognition, turns, told, windows, engine, microphone, hear, recognize };
}

const ANSWER = 'we moved the reports to a queue and the page loaded twice as fast';

describe('audio recognition', () => {
  it('detects a turn from the sound to its words', async () => {
    const { turns, told, windows, engine, hear, recognize } = await start();
    await hear(0, 320);
    await hear(90, 960);
    expect([engine.speaking, told]).toEqual([true, ['speaks 320']]);
    await hear(0, 160);
    expect([engine.speaking, told.at(-1)]).toEqual([false, 'silent 1280']);
    await recognize(ANSWER);
    await hear(0, 640);
    expect(turns).toEqual([
      { text: ANSWER, confidence: 0.9, startMs: 320, endMs: 1_280, pauses: [] },
    ]);
    expect(engine.pushed).toBe(windows.length * WINDOW_SAMPLES);
  });

  it('waits through a pause in the middle of a sentence', async () => {
    const { turns, hear, recognize } = await start();
    await hear(90, 960);
    await hear(0, 160);
    await recognize(`${ANSWER} because`);
    await hear(0, 1_280);
    expect(turns).toEqual([]);
    await hear(90, 640);
    await hear(0, 160);
    await recognize('it was cached');
    await hear(0, 800);
    expect(turns.map(({ text }) => text)).toEqual([`${ANSWER} because it was cached`]);
  });

  it('waits longer if the candidate asked for time', async () => {
    const { recognition, turns, hear, recognize } = await start();
    recognition.setPace('patient');
    await hear(90, 960);
    await hear(0, 160);
    await recognize(ANSWER);
    await hear(0, 160);
    expect(turns).toEqual([]);
    await hear(0, 1_600);
    expect(turns).toHaveLength(1);
  });

  it('works without the end-of-turn model if that fails', async () => {
    const { turns, hear, recognize } = await start(() => Promise.reject(new Error('no model')));
    await hear(90, 960);
    await hear(0, 160);
    await recognize(ANSWER);
    await hear(0, 800);
    expect(turns).toHaveLength(1);
  });

  it('keeps the words so far, and reports the failure, if its engine fails', async () => {
    const { recognition, engine, turns, told, hear } = await start();
    await hear(90, 960);
    engine.heard?.partial({ text: ANSWER, confidence: null });
    await hear(0, 160);
    engine.heard?.failed(new Error('gone'));
    await hear(0, 800);
    expect(turns.map(({ text }) => text)).toEqual([ANSWER]);
    expect(told).toContain('Error: gone');
    expect(recognition.audible).toBe(false);
  });

  it('is not audible while the microphone is off', async () => {
    const { recognition, microphone } = await start();
    expect(recognition.audible).toBe(true);
    microphone.on = false;
    expect(recognition.audible).toBe(false);
  });

  it('calls nothing after it was closed, and closes what it opened', async () => {
    const { recognition, engine, turns, hear, recognize } = await start();
    await hear(90, 960);
    await recognition.close();
    await hear(0, 160);
    await recognize(ANSWER);
    await hear(0, 3_000);
    expect([turns, engine.closed]).toEqual([[], true]);
  });
});
