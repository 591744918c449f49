import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { attributesOf, fields, type Attributes } from './protobuf';

export interface ReceivedSpan {
  service: string;
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId: string;
  kind: number;
  /** Start time in milliseconds since the epoch. */
  startedAt: number;
  endedAt: number;
  failed: boolean;
  attributes: Attributes;
}

export interface ReceivedPoint {
  service: string;
  name: string;
  unit: string;
  attributes: Attributes;
  /** Histograms have `count` and `sum`; other metrics have `value`. */
  count?: number;
  sum?: number;
  value?: number;
}

export interface OtlpReceiver {
  url: string;
  spans: ReceivedSpan[];
  points: ReceivedPoint[];
  /** Returns all received payloads as text, to check that they do not contain personal data. */
  raw(): string;
  close(): Promise<void>;
}

/** Decodes spans, using the field numbers from opentelemetry-proto 1.x (`trace/v1/trace.proto`). */
function readSpans(body: Buffer): ReceivedSpan[] {
  return fields(body)
    .all(1)
    .flatMap((resourceSpans) => {
      const service = String(
        attributesOf(fields(fields(resourceSpans).one(1)).all(1))['service.name'],
      );
      return fields(resourceSpans)
        .all(2)
        .flatMap((scopeSpans) => fields(scopeSpans).all(2))
        .map((bytes) => {
          const span = fields(bytes);
          return {
            service,
            name: span.text(5),
            traceId: span.one(1).toString('hex'),
            spanId: span.one(2).toString('hex'),
            parentSpanId: span.one(4).toString('hex'),
            kind: span.number(6),
            startedAt: span.fixed(7) / 1e6,
            endedAt: span.fixed(8) / 1e6,
            failed: fields(span.one(15)).number(3) === 2,
            attributes: attributesOf(span.all(9)),
          };
        });
    });
}

function readPoints(body: Buffer): ReceivedPoint[] {
  return fields(body)
    .all(1)
    .flatMap((resourceMetrics) => {
      const service = String(
        attributesOf(fields(fields(resourceMetrics).one(1)).all(1))['service.name'],
      );
      return fields(resourceMetrics)
        .all(2)
        .flatMap((scope) => fields(scope).all(2))
        .flatMap((bytes) => {
          const metric = fields(bytes);
          const of = { service, name: metric.text(1), unit: metric.text(3) };
          const numbers = [5, 7]
            .flatMap((kind) => fields(metric.one(kind)).all(1))
            .map(fields)
            .map((point) => ({
              ...of,
              attributes: attributesOf(point.all(7)),
              value: point.has(4) ? point.double(4) : point.fixed(6),
            }));
          const histograms = fields(metric.one(9))
            .all(1)
            .map(fields)
            .map((point) => ({
              ...of,
              attributes: attributesOf(point.all(9)),
              count: point.fixed(4),
              sum: point.double(5),
            }));
          return [...numbers, ...histograms];
        });
    });
}

/** Starts an OTLP collector for tests on a free local port. It accepts protobuf over HTTP. */
export async function startOtlpReceiver(): Promise<OtlpReceiver> {
  const bodies: Buffer[] = [];
  const received: Pick<OtlpReceiver, 'spans' | 'points'> = { spans: [], points: [] };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks);
      bodies.push(body);
      if (request.url === '/v1/traces') received.spans.push(...readSpans(body));
      if (request.url === '/v1/metrics') received.points.push(...readPoints(body));
      response.writeHead(200, { 'content-type': 'application/x-protobuf' }).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    ...received,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    raw: () => Buffer.concat(bodies).toString('latin1'),
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
