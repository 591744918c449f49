import { withoutPersonalData } from '@portal/protocol';
import { pino, type DestinationStream, type Logger } from 'pino';

/** The part of a pino logger used here. Never log what people said or their addresses. */
export interface Log {
  info(fields: object, text: string): void;
  warn(fields: object, text: string): void;
  error(fields: object, text: string): void;
}

/** Error messages of engines and libraries may quote their input. */
const serializers = { reason: (reason: unknown) => withoutPersonalData(String(reason)) };

/** The logger of the worker and its interviews. @param to standard output if absent. */
export function interviewerLog(level: string, to?: DestinationStream): Logger {
  const options = { name: 'interviewer', level, serializers };
  return to ? pino(options, to) : pino(options);
}

/**
 * Log level of the framework. Below `error`, its lines name participants and contain whole jobs
 * with tokens and speech, so they are never written.
 */
export const frameworkLevel = (level: string): string =>
  level === 'fatal' || level === 'silent' ? level : 'error';
