import { withoutPersonalData } from '@portal/protocol';
import { pino, type DestinationStream, type Logger } from 'pino';

/**
 * The subset of pino's logger that is used here. Never log what people say, or their email
 * addresses.
 */
export interface Log {
  info(fields: object, text: string): void;
  warn(fields: object, text: string): void;
  error(fields: object, text: string): void;
}

/**
 * Removes personal data from error messages, because engines and libraries may quote their input.
 */
const serializers = { reason: (reason: unknown) => withoutPersonalData(String(reason)) };

/**
 * Creates the logger for the worker and its interviews.
 * @param to where to write; defaults to standard output
 */
export function interviewerLog(level: string, to?: DestinationStream): Logger {
  const options = { name: 'interviewer', level, serializers };
  return to ? pino(options, to) : pino(options);
}

/**
 * Returns the log level for LiveKit's framework. It is never below `error`, because lines at lower
 * levels contain participants' names, tokens and speech.
 */
export const frameworkLevel = (level: string): string =>
  level === 'fatal' || level === 'silent' ? level : 'error';
