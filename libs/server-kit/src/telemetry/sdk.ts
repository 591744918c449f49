import {
  diag,
  DiagLogLevel,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type Meter,
  type Span,
} from '@opentelemetry/api';
import { parseTraceParent } from '@opentelemetry/core';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-proto';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import { withoutPersonalData } from '@portal/protocol';
import { randomUUID } from 'node:crypto';
import type { OpenTelemetryOptions, SpanOptions, Telemetry, TelemetrySpan } from './telemetry';
import type { TelemetryConfig } from './telemetry-config';

/** Time limit for the last export during shutdown (ms). */
const FLUSH_WITHIN_MS = 2_000;
/** Minimum interval between log lines about an unreachable collector (ms). */
const FAULT_INTERVAL_MS = 5 * 60_000;
const FAULT_MAX_CHARS = 200;

const SCOPE = 'portal';
const KINDS = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  internal: SpanKind.INTERNAL,
} as const;

/**
 * Creates telemetry providers without registering them globally, for two reasons: @livekit/agents
 * and its plugins would write transcripts into the spans of a global provider, and two services may
 * share a process.
 */
export function startSdk(
  { endpoint, metricIntervalMs }: TelemetryConfig,
  { part, log }: OpenTelemetryOptions,
): Telemetry {
  tellFaults(log);
  const resource = defaultResource()
    .merge(resourceFromAttributes({ 'service.name': part, 'service.instance.id': randomUUID() }))
    .merge(detectResources({ detectors: [envDetector] }));
  const traces = new BasicTracerProvider({
    resource,
    spanProcessors: [
      new BatchSpanProcessor(new OTLPTraceExporter({ url: `${endpoint}/v1/traces` })),
    ],
  });
  const exporter = new OTLPMetricExporter({ url: `${endpoint}/v1/metrics` });
  const meters = new MeterProvider({
    resource,
    readers: [
      new PeriodicExportingMetricReader({
        exporter,
        exportIntervalMillis: metricIntervalMs,
        exportTimeoutMillis: metricIntervalMs,
      }),
    ],
  });
  const tracer = traces.getTracer(SCOPE);
  const meter = meters.getMeter(SCOPE);
  measureProcess(meter);

  let closed: Promise<void> | undefined;
  return {
    meter,
    startSpan: (
      name,
      { kind = 'internal', parent, attributes = {}, startedAt }: SpanOptions = {},
    ) =>
      spanOf(
        tracer.startSpan(
          name,
          {
            kind: KINDS[kind],
            attributes: { ...attributes },
            ...(startedAt !== undefined && { startTime: startedAt }),
          },
          contextOf(parent),
        ),
      ),
    close: () =>
      (closed ??= within(
        FLUSH_WITHIN_MS,
        Promise.allSettled([traces.shutdown(), meters.shutdown()]),
      )),
  };
}

function contextOf(traceparent: string | undefined): Context {
  const parent = traceparent === undefined ? null : parseTraceParent(traceparent);
  return parent ? trace.setSpanContext(ROOT_CONTEXT, { ...parent, isRemote: true }) : ROOT_CONTEXT;
}

function spanOf(span: Span): TelemetrySpan {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return {
    traceId,
    traceparent: `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`,
    set: (attributes) => void span.setAttributes({ ...attributes }),
    end({ failed = false, endedAt } = {}) {
      if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end(endedAt);
    },
  };
}

/**
 * Logs warnings from OpenTelemetry, but at most one per interval, because an unreachable collector
 * causes a warning for every batch.
 */
function tellFaults(log: OpenTelemetryOptions['log']): void {
  let toldAt = -Infinity;
  const tell = (message: string) => {
    if (performance.now() - toldAt < FAULT_INTERVAL_MS) return;
    toldAt = performance.now();
    log.warn(
      { telemetry: withoutPersonalData(message).slice(0, FAULT_MAX_CHARS) },
      'telemetry was not delivered',
    );
  };
  const silent = () => undefined;
  diag.setLogger(
    { error: tell, warn: tell, info: silent, debug: silent, verbose: silent },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
}

async function within(ms: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  await Promise.race([work, new Promise((resolve) => (timer = setTimeout(resolve, ms)))]);
  clearTimeout(timer);
}

/**
 * Measures this process's memory usage and event-loop utilization, with metric names from
 * OpenTelemetry's semantic conventions.
 */
function measureProcess(meter: Meter): void {
  meter
    .createObservableUpDownCounter('process.memory.usage', {
      unit: 'By',
      description: 'Resident memory',
    })
    .addCallback((result) => result.observe(process.memoryUsage.rss()));
  let before = performance.eventLoopUtilization();
  meter
    .createObservableGauge('nodejs.eventloop.utilization', {
      unit: '1',
      description: 'Share of the time since the last reading in which the event loop was busy',
    })
    .addCallback((result) => {
      const now = performance.eventLoopUtilization();
      result.observe(performance.eventLoopUtilization(now, before).utilization);
      before = now;
    });
}
