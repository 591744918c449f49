import { withoutPersonalData } from '@portal/protocol';
import { pino, type DestinationStream, type Logger } from 'pino';

/** The few calls of a pino logger that this service makes. Nothing that a person said or their address goes into a log line. */
export interface Log {
  info(fields: object, text: string): void;
  warn(fields: object, text: string): void;
  error(fields: object, text: string): void;
}

/** Reasons are what engines and libraries say of a failure: they may quote what they were given. */
const serializers = { reason: (reason: unknown) => withoutPersonalData(String(reason)) };

/** The worker's and each interview's log. @param to standard output, when absent. */
export function interviewerLog(level: string, to?: DestinationStream): Logger {
  const options = { name: 'interviewer', level, serializers };
  return to ? pino(options, to) : pino(options);
}

/**
 * The framework's own level. Below `error` its lines name participants, hold whole jobs, with their tokens, and what was said: they are never written.
 */
export const frameworkLevel = (level: string): string =>
  level === 'fatal' || level === 'silent' ? level : 'error';
