import type { Meter } from '@opentelemetry/api';
import type { Logger } from 'pino';
import { readTelemetryConfig } from './telemetry-config';

/**
 * All attributes that spans and metrics can have. The list is deliberately fixed: attributes must
 * not contain user input, network addresses, or URLs with ids or query strings.
 */
export interface TelemetryAttributes {
  'http.request.method'?: string;
  /** The route pattern, such as `/api/v1/interviews/:id`. */
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
  /** Why the interview ended. */
  'portal.interview.end'?: string;
  'portal.language'?: string;
  /** The kind of engine: `hearing` (STT), `speaking` (TTS) or `language` (language model). */
  'portal.engine'?: string;
}

export interface SpanOptions {
  kind?: 'server' | 'client' | 'internal';
  /** `traceparent` of the parent span. If it is missing or malformed, a new trace starts. */
  parent?: string | undefined;
  attributes?: TelemetryAttributes;
  /** Start time in milliseconds since the epoch. Defaults to now. */
  startedAt?: number;
}

/** A span that has been started. It is exported after `end` is called. */
export interface TelemetrySpan {
  /** W3C Trace Context to pass to child spans and outgoing calls. */
  readonly traceparent: string;
  readonly traceId: string;
  set(attributes: TelemetryAttributes): void;
  /**
   * @param how whether the span failed, and when it ended (`endedAt`, in ms since the epoch;
   *   defaults to now)
   */
  end(how?: { failed?: boolean; endedAt?: number }): void;
}

/** Records traces and metrics for one service. */
export interface Telemetry {
  readonly meter: Meter;
  startSpan(name: string, options?: SpanOptions): TelemetrySpan;
  /** Exports pending data, waiting two seconds at most. Never rejects. */
  close(): Promise<void>;
}

export interface OpenTelemetryOptions {
  /** The service's name, reported as `service.name` unless OTEL_SERVICE_NAME is set. */
  part: string;
  log: Pick<Logger, 'warn'>;
}

/**
 * Starts recording traces and metrics if OTEL_EXPORTER_OTLP_ENDPOINT is set. Otherwise returns
 * undefined and does not even load OpenTelemetry.
 * @throws Error with one line that names each invalid variable
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
