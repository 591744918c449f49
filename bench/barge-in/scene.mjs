import { createRequire } from 'node:module';
import { RATE } from './synth.mjs';

const require = createRequire(new URL('../../services/interviewer/package.json', import.meta.url));
export const { createVad, VAD_WINDOW_SAMPLES: WINDOW } = require('@livekit/local-inference');
const MS = 1_000 / RATE;
const AHEAD_MS = 240;

export const pcm = (sound) =>
  Int16Array.from(sound, (x) => Math.max(-32_768, Math.min(32_767, Math.round(x * 32_767))));

/** Creates a clock that advances with the samples, not in real time. */
function sampleClock() {
  let time = 0;
  const timers = [];
  return {
    now: () => time,
    every: (ms, callback) => {
      const timer = { ms, at: time + ms, callback };
      timers.push(timer);
      return () => timers.splice(timers.indexOf(timer), 1);
    },
    after: () => () => undefined,
    to(ms) {
      time = ms;
      for (const timer of [...timers]) {
        for (; timer.at <= time; timer.at += timer.ms) timer.callback();
      }
    },
  };
}

/**
 * Plays a scene: the interviewer speaks while the candidate's microphone picks up `heard`. Returns
 * the interviewer's decisions, with times in ms from the start.
 * @param said the interviewer's speech, which starts at `saidAt` (ms). It plays to its end even
 *   when the interviewer decides to pause, because any echo of it is already in `heard`.
 * @param spokenBefore whether the interviewer has already spoken once without an echo
 * @param answered whether the candidate speaks before `saidAt`, while the interviewer is silent
 * @param words the candidate's transcript after each change, as a list of `{ at, text }`, with `at`
 *   in ms
 */
export async function play(
  listening,
  { heard, said, saidAt, text, words = [], spokenBefore = false, answered = false },
) {
  const clock = sampleClock();
  const told = [];
  const utterance = { id: 1, interruptible: true, paused: false, text, remainingMs: null };
  let saying = answered ? null : utterance;
  const speechOutput = {
    get saying() {
      return saying;
    },
    pause: () => (saying = { ...saying, paused: true }),
    resume: () => (saying = { ...saying, paused: false }),
    interrupt: () => (saying = null),
  };
  const echo = new listening.EchoDetector();
  if (spokenBefore) speakInQuiet(echo, said);
  const listener = new listening.BargeInListener({
    speechOutput,
    echo,
    clock,
    onDecision: (decision) => told.push({ decision, at: clock.now() }),
  });
  const vad = createVad();
  const toTell = [...words];
  let put = 0;
  for (let i = 0; i + WINDOW <= heard.length; i += WINDOW) {
    const window = heard.slice(i, i + WINDOW);
    const probability = await vad.predict(window);
    const at = (i + WINDOW) * MS;
    clock.to(at);
    if (answered && at >= saidAt) {
      saying = utterance;
      answered = false;
    }
    // As in production, report the interviewer's audio slightly before it is played.
    for (const size = 40 / MS; put < said.length && saidAt + put * MS < at + AHEAD_MS; put += size)
      echo.played(said.slice(put, put + size), RATE, saidAt + put * MS);
    listener.heard({ at, samples: window, probability });
    while (toTell[0]?.at <= at) listener.words(toTell.shift().text);
  }
  listener.close();
  return told;
}

function speakInQuiet(echo, said) {
  const before = -10_000;
  echo.played(said, RATE, before);
  for (let at = before; at < before + 2_500; at += WINDOW * MS)
    echo.isEcho(new Int16Array(WINDOW), at, true);
}
