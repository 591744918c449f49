/** The few calls of a pino logger that this service makes. Nothing that a person said or their address goes into a log line. */
export interface Log {
  info(fields: object, text: string): void;
  warn(fields: object, text: string): void;
  error(fields: object, text: string): void;
}
