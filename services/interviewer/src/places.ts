import { type JobToRead, readRecognitionCheck } from './dispatch';

/** Share of a worker's places that recognition checks may use. Our own judgement, not measured. */
const CHECK_SHARE = 0.25;

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
