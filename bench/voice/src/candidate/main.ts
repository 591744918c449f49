import { dispose } from '@livekit/rtc-node';
import { MicrophoneClock } from '@portal/testing/candidate';
import { now, within } from '@portal/testing/time';
import { setTimeout as sleep } from 'node:timers/promises';
import { percentile } from '../measure/percentile';
import { Lane } from './lane';
import type { CandidatesMessage, CandidatesRecording, CandidatesScript } from './script';

/**
 * Maximum time to wait for all interviews to be running (ms). Long enough for eight interviews to
 * start one after another on two cores, each with a greeting.
 */
const ALL_IN_TIMEOUT_MS = 120_000;

/** How long the last turn may continue after the time for these interviews is up (ms). */
const LAST_TURN_TIMEOUT_MS = 60_000;

const tell = (message: CandidatesMessage) =>
  new Promise<void>((resolve) => process.send?.(message, () => resolve()));

/** Runs the interviews of one block and returns what was recorded. */
async function holdInterviews({
  url,
  lanes: scripts,
  durationMs,
}: CandidatesScript): Promise<CandidatesRecording> {
  const clock = new MicrophoneClock();
  const lanes = scripts.map((script) => ({ script, lane: new Lane(script, clock), held: false }));
  const holding = Promise.all(
    lanes.map(async (entry) => {
      await sleep(entry.script.joinAfterMs);
      await entry.lane.hold(url);
      entry.held = true;
    }),
  );
  await within(ALL_IN_TIMEOUT_MS, () => lanes.every(({ lane, held }) => lane.underWay || held));
  const allInAt = now();
  clock.lateness.length = 0;
  await tell({ type: 'all_in' });
  await within(durationMs, () => lanes.every(({ held }) => held));
  const endedAt = now();
  await tell({ type: 'ending' });
  for (const { lane } of lanes) lane.end();
  await Promise.race([holding, sleep(LAST_TURN_TIMEOUT_MS)]);
  const microphoneLateMs = {
    p50: percentile(clock.lateness, 50) ?? 0,
    p99: percentile(clock.lateness, 99) ?? 0,
    max: percentile(clock.lateness, 100) ?? 0,
  };
  const recordings = await Promise.all(lanes.map(({ lane }) => lane.close()));
  return { lanes: recordings, allInAt, endedAt, microphoneLateMs };
}

process.once('message', (script) => {
  void holdInterviews(script as CandidatesScript)
    .then(
      (recording) => tell({ type: 'done', recording }),
      (error: unknown) => tell({ type: 'failed', reason: String(error) }),
    )
    .then(() => dispose())
    .finally(() => process.exit(0));
});
// Exit when the parent process is gone.
process.once('disconnect', () => process.exit(1));
