import { appendFileSync } from 'node:fs';
import { z } from 'zod';
import { LANGUAGES } from '@portal/protocol';
import type { SpeechOutput } from './speech-output/speech-output';
import type { TurnListener } from './turn-detection/turn-listener';

/**
 * Events between the end of an answer and the first sound of the reply, in order:
 * - `voice_ended`: voice activity detection found the end of speech; `voicedAt` is the time of the
 *   last sample of that speech
 * - `may_be_over`: the turn may be over, so a reply is being prepared
 * - `turn_over`: the turn is over
 * - `reply_decided`: the interviewer has decided to reply, and the reply was passed to the speech
 *   output; its wording may still follow
 * - `first_sample_out`: the reply's first audible sample was sent
 *
 * Two events stand apart. `silence_judged` means that the wait for the end of the turn was decided
 * on, from its `evidence`: once for each silence, and again when more became known. `announced`
 * means that a message is final and queued for storage under its
 * `segmentId`.
 */
export const TRACE_EVENTS = [
  'voice_ended',
  'silence_judged',
  'may_be_over',
  'turn_over',
  'reply_decided',
  'first_sample_out',
  'announced',
] as const;

/**
 * One line of a trace. Times are fractional milliseconds since the epoch, so that traces from all
 * processes on a machine can be compared.
 */
export const traceLineSchema = z.object({
  interview: z.string(),
  event: z.enum(TRACE_EVENTS),
  at: z.number(),
  voicedAt: z.number().optional(),
  segmentId: z.string().optional(),
  evidence: z
    .object({
      text: z.string(),
      language: z.enum(LANGUAGES),
      endings: z.record(z.string(), z.number()).nullable(),
      sentenceEnd: z.number().nullable(),
      endOfTurn: z.number().nullable(),
    })
    .optional(),
});
export type TraceLine = z.infer<typeof traceLineSchema>;

/**
 * Records an event.
 * @param more `voicedAt` for `voice_ended`, `evidence` for `silence_judged`, `segmentId` for
 *   `announced`
 */
export type Trace = (
  event: TraceLine['event'],
  more?: Pick<TraceLine, 'voicedAt' | 'evidence' | 'segmentId'>,
) => void;

/** Returns milliseconds since the epoch, with a higher resolution than `Date.now()`. */
export const traceClock = (): number => performance.timeOrigin + performance.now();

/**
 * Opens the trace of one interview.
 * @param file path of the file to append to, one JSON object per line; if undefined, nothing is
 *   traced
 */
export function openTrace(file: string | undefined, interview: string): Trace {
  if (!file) return () => undefined;
  return (event, more) => {
    const line: TraceLine = { interview, event, at: traceClock(), ...more };
    appendFileSync(file, `${JSON.stringify(line)}\n`);
  };
}

/**
 * Wraps `listener` to record an event when the candidate's voice ends, when the turn may be over,
 * and when the turn is over.
 */
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

/**
 * Wraps `speechOutput` to record an event when it receives an utterance and when the first sound of
 * that utterance is sent. The caller must call `sounds` for each audible frame that is sent.
 */
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
