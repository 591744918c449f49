import type { Meter } from '@opentelemetry/api';
import type { Logger } from 'pino';
import { readTelemetryConfig } from './telemetry-config';

/**
 * All that spans and measures may tell. The list is closed on purpose: ids and words of the code's own, nothing that a person
 * wrote, no address, no path with ids in it, no query.
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
  /** The span or the caller it belongs under, by its `traceparent`; without one a trace begins. What is malformed counts as absent. */
  parent?: string | undefined;
  attributes?: TelemetryAttributes;
  /** Milliseconds since the epoch, for what has begun before; now, where absent. */
  startedAt?: number;
}

/** Something that takes time, under way. */
export interface TelemetrySpan {
  /** W3C Trace Context: for spans under it, and for whom it calls. */
  readonly traceparent: string;
  readonly traceId: string;
  set(attributes: TelemetryAttributes): void;
  /** @param endedAt milliseconds since the epoch; now, where absent. */
  end(how?: { failed?: boolean; endedAt?: number }): void;
}

/** Traces and measures of one part of the system. */
export interface Telemetry {
  readonly meter: Meter;
  startSpan(name: string, options?: SpanOptions): TelemetrySpan;
  /** Sends what is still here, for two seconds at most. Never rejects. */
  close(): Promise<void>;
}

export interface OpenTelemetryOptions {
  /** `service.name`, unless OTEL_SERVICE_NAME says otherwise. */
  part: string;
  log: Pick<Logger, 'warn'>;
}

/**
 * Opens traces and measures where OTEL_EXPORTER_OTLP_ENDPOINT names a collector. Without it nothing of OpenTelemetry is even loaded.
 * @throws Error with one line that names a wrong variable.
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
