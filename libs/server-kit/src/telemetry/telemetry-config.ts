import { z } from 'zod';

const environmentSchema = z.object({
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' })
    .optional(),
  OTEL_EXPORTER_OTLP_PROTOCOL: z.enum(['http/protobuf'], 'must be http/protobuf').optional(),
  OTEL_METRIC_EXPORT_INTERVAL: z.coerce
    .number('must be a number of milliseconds')
    .int()
    .min(100, 'must be at least 100')
    .default(60_000),
});

export interface TelemetryConfig {
  /** Base URL of the collector, without `/v1/traces`. */
  endpoint: string;
  /** How often metrics are exported (ms). */
  metricIntervalMs: number;
}

/**
 * Reads the telemetry settings. Other standard variables, such as those for headers, sampling and
 * batch size, are read by the OpenTelemetry packages. Empty variables are treated as unset.
 * @returns null if no collector is configured
 * @throws Error with one line that names each invalid variable
 */
export function readTelemetryConfig(
  env: Record<string, string | undefined>,
): TelemetryConfig | null {
  const parsed = environmentSchema.safeParse(
    Object.fromEntries(Object.entries(env).filter(([, value]) => value !== '')),
  );
  if (!parsed.success)
    throw new Error(
      `Configuration: ${parsed.error.issues.map((issue) => `${String(issue.path[0])} ${issue.message}`).join('; ')}`,
    );
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_METRIC_EXPORT_INTERVAL: metricIntervalMs } =
    parsed.data;
  return endpoint === undefined
    ? null
    : { endpoint: endpoint.endsWith('/') ? endpoint.slice(0, -1) : endpoint, metricIntervalMs };
}
