import { appendFileSync } from 'node:fs';
import { z } from 'zod';
import type { SpeechOutput } from './speech-output/speech-output';
import type { TurnListener } from './turn-detection/turn-listener';

/**
 * What an interviewer does between the end of an answer and the first sound of its reply, in this order:
 * `voice_ended` the voice activity has noticed that the candidate's voice is away (`voicedAt`: when its last sample had come);
 * `may_be_over` a reply is made ready; `turn_over` the turn has been decided to be over; `reply_decided` the words of the reply are known;
 * `first_sample_out` the first audible sample of it goes to the room.
 * Beside them, `announced`: a message is final, and handed over to be stored under its `segmentId`.
 */
export const TRACE_EVENTS = [
  'voice_ended',
  'may_be_over',
  'turn_over',
  'reply_decided',
  'first_sample_out',
  'announced',
] as const;

/** One line of a trace. Times are milliseconds since the epoch, with fractions: the clock that all processes of a machine share. */
export const traceLineSchema = z.object({
  interview: z.string(),
  event: z.enum(TRACE_EVENTS),
  at: z.number(),
  voicedAt: z.number().optional(),
  segmentId: z.string().optional(),
});
export type TraceLine = z.infer<typeof traceLineSchema>;

/** @param more what else is known: `voicedAt` of `voice_ended`, `segmentId` of `announced`. */
export type Trace = (
  event: TraceLine['event'],
  more?: Pick<TraceLine, 'voicedAt' | 'segmentId'>,
) => void;

/** Milliseconds since the epoch, finer than `Date.now()`. */
export const traceClock = (): number => performance.timeOrigin + performance.now();

/**
 * Opens the trace of one interview.
 * @param file lines are added to it, one JSON object each; nothing is traced where it is absent (`INTERVIEWER_TRACE`).
 */
export function openTrace(file: string | undefined, interview: string): Trace {
  if (!file) return () => undefined;
  return (event, more) => {
    const line: TraceLine = { interview, event, at: traceClock(), ...more };
    appendFileSync(file, `${JSON.stringify(line)}\n`);
  };
}

/** Writes down when a turn of the candidate comes to its end. */
export function tracedTurns(listener: TurnListener, trace: Trace): TurnListener {
  return {
    words: (text) => listener.words(text),
    speaking(speaks, at, segmentId) {
      if (!speaks) trace('voice_ended', { voicedAt: at });
      listener.speaking(speaks, at, segmentId);
    },
    mayBeOver(text) {
      trace('may_be_over');
      listener.mayBeOver(text);
    },
    over(turn) {
      trace('turn_over');
      listener.over(turn);
    },
  };
}

/** Writes down when an utterance is known, and when it begins to sound: `sounds` is to be called for each of its frames. */
export function tracedSpeechOutput(
  speechOutput: SpeechOutput,
  trace: Trace,
): { speechOutput: SpeechOutput; sounds: () => void } {
  let sounded = true;
  return {
    sounds() {
      if (!sounded) trace('first_sample_out');
      sounded = true;
    },
    speechOutput: {
      say(utterance, onProgress) {
        trace('reply_decided');
        sounded = false;
        return speechOutput.say(utterance, onProgress);
      },
      prepare: (sentence) => speechOutput.prepare(sentence),
      pause: () => speechOutput.pause(),
      resume: () => speechOutput.resume(),
      interrupt: () => speechOutput.interrupt(),
    },
  };
}
