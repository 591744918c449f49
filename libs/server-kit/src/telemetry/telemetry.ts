import type { Meter } from '@opentelemetry/api';
import type { Logger } from 'pino';
import { readTelemetryConfig } from './telemetry-config';

/**
 * All attributes of spans and metrics. The list is closed on purpose: ids and constants only, no
 * user input, addresses, paths with ids or queries.
 */
export interface TelemetryAttributes {
  'http.request.method'?: string;
  /** The pattern, such as `/api/v1/interviews/:id`. */
  'http.route'?: string;
  'http.response.status_code'?: number;
  'error.type'?: string;
  'portal.request.id'?: string;
  'portal.interview.id'?: string;
  'portal.job.id'?: string;
  'portal.job.queue'?: string;
  'portal.job.attempt'?: number;
  'portal.job.outcome'?: string;
  'portal.job.state'?: string;
  /** How an interview ended. */
  'portal.interview.end'?: string;
  'portal.language'?: string;
  /** Which kind of engine: hearing, speaking, language. */
  'portal.engine'?: string;
}

export interface SpanOptions {
  kind?: 'server' | 'client' | 'internal';
  /** `traceparent` of the parent span; a new trace starts if it is absent or malformed. */
  parent?: string | undefined;
  attributes?: TelemetryAttributes;
  /** Start in milliseconds since the epoch; defaults to now. */
  startedAt?: number;
}

/** A running operation. */
export interface TelemetrySpan {
  /** W3C Trace Context for child spans and outgoing calls. */
  readonly traceparent: string;
  readonly traceId: string;
  set(attributes: TelemetryAttributes): void;
  /** @param endedAt milliseconds since the epoch; defaults to now */
  end(how?: { failed?: boolean; endedAt?: number }): void;
}

/** Traces and metrics of one part of the system. */
export interface Telemetry {
  readonly meter: Meter;
  startSpan(name: string, options?: SpanOptions): TelemetrySpan;
  /** Exports pending data for at most two seconds. Never rejects. */
  close(): Promise<void>;
}

export interface OpenTelemetryOptions {
  /** `service.name`, unless OTEL_SERVICE_NAME is set. */
  part: string;
  log: Pick<Logger, 'warn'>;
}

/**
 * Starts traces and metrics if OTEL_EXPORTER_OTLP_ENDPOINT names a collector. Otherwise
 * OpenTelemetry is not even loaded.
 * @throws Error with one line that names a wrong variable
 */
export async function openTelemetry(
  env: Record<string, string | undefined>,
  options: OpenTelemetryOptions,
): Promise<Telemetry | undefined> {
  const config = readTelemetryConfig(env);
  if (!config) return undefined;
  const { startSdk } = await import('./sdk');
  return startSdk(config, options);
}
