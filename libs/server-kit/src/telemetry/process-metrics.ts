import type { Meter } from '@opentelemetry/api';

/** Memory and the event loop of this process, under OpenTelemetry's semantic names. */
export function measureProcess(meter: Meter): void {
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
