import type { Clock } from '@portal/clock';
import { type JobToRead, readRecognitionCheck } from './dispatch';

/** Share of a worker's places that recognition checks may use. Our own judgement, not measured. */
const CHECK_SHARE = 0.25;

/**
 * Maximum wait for a place (ms). A candidate who tries again at once needs the place of the check
 * before, whose process takes a moment to end. Well below the 3 s that LiveKit waits for the reply to
 * a job offer (the default of its RPCs).
 */
export const PLACE_WAIT_MS = 2_000;
const PLACE_LOOK_MS = 250;
/**
 * Maximum time from accepting a check until it is among the worker's jobs (ms): time for a process
 * to start. A check that LiveKit did not assign never gets there.
 */
export const CHECK_START_MS = 15_000;

const isCheck = (job: JobToRead): boolean => readRecognitionCheck(job) !== null;

/** Returns how many of a worker's jobs are interviews. */
export const countInterviews = (jobs: readonly JobToRead[]): number =>
  jobs.filter((job) => !isCheck(job)).length;

/**
 * Returns a worker's load, from 0 to 1, which is full. Only interviews count, so that an interview
 * never has to wait for a recognition check to end.
 * @param capacity maximum number of interviews
 */
export const loadOf = (jobs: readonly JobToRead[], capacity: number): number =>
  countInterviews(jobs) / capacity;

/**
 * Whether a worker takes another recognition check. It takes none if all places are in use, and
 * never more than a quarter of the places (at least one) at a time. The interviews that may start
 * meanwhile exceed the capacity by that many jobs, for as long as a check lasts.
 * @param starting number of checks that were accepted but are not among the jobs yet
 */
export function hasPlaceForCheck(
  jobs: readonly JobToRead[],
  starting: number,
  capacity: number,
): boolean {
  const checks = jobs.filter(isCheck).length + starting;
  return (
    jobs.length + starting < capacity && checks < Math.max(1, Math.floor(capacity * CHECK_SHARE))
  );
}

/** Accepts a check if there is a place for it, or soon will be. Returns whether it did. */
export type StartCheck = (accept: () => Promise<void>) => Promise<boolean>;

/** Returns a function that starts a worker's recognition checks, while there are places. */
export function checkStarter({
  jobs,
  capacity,
  clock,
}: {
  jobs(): readonly JobToRead[];
  capacity: number;
  clock: Clock;
}): StartCheck {
  let starting = 0;
  return async (accept) => {
    for (let waitedMs = 0; !hasPlaceForCheck(jobs(), starting, capacity);) {
      if (waitedMs >= PLACE_WAIT_MS) return false;
      await new Promise<void>((resolve) => clock.after(PLACE_LOOK_MS, resolve));
      waitedMs += PLACE_LOOK_MS;
    }
    starting += 1;
    let isStarting = true;
    const handleStarted = () => {
      if (isStarting) starting -= 1;
      isStarting = false;
    };
    const stopTimer = clock.after(CHECK_START_MS, handleStarted);
    try {
      await accept();
    } finally {
      stopTimer();
      handleStarted();
    }
    return true;
  };
}
