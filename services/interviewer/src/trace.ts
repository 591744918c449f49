import { appendFileSync } from 'node:fs';
import { z } from 'zod';

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
