import { StartError } from '../start/report.mjs';
import { SYSTEMS } from './systems.mjs';

/**
 * The test areas in `e2e/`.
 *
 * `needs` says which parts of the system must be running. `site`: both APIs and the page; `room`:
 * also LiveKit, for tests that play the interviewer; `all`: also the interviewer. Tests in an area
 * that needs `all` run against the real servers; the others mock the APIs in the network layer.
 *
 * `plays` lists the Playwright runs in order, each with its projects and the number of pages that
 * run in parallel. Two interviews can run at once because one of them is usually waiting for
 * speech. The rule tests and the tests with failing remotes mostly wait for timeouts, so three of
 * them run in parallel.
 *
 * @type {Record<string, { needs: 'site' | 'room' | 'all', plays: { projects: string[], workers:
 *   number, roomDown?: true }[] }>}
 */
export const AREAS = {
  journeys: { needs: 'all', plays: [{ projects: ['aloud', 'journeys'], workers: 2 }] },
  faults: {
    needs: 'all',
    plays: [
      { projects: ['faults'], workers: 2 },
      { projects: ['room-down'], workers: 1, roomDown: true },
    ],
  },
  conformance: { needs: 'room', plays: [{ projects: ['conformance'], workers: 3 }] },
  gallery: { needs: 'room', plays: [{ projects: ['gallery'], workers: 3 }] },
  federation: { needs: 'site', plays: [{ projects: ['federation'], workers: 3 }] },
};

/** The Playwright option for `--fast`, which `npm test` uses. */
export const FAST = '--grep-invert=@slow';
/** The Playwright option for `--slow`, which runs the tests that `--fast` leaves out. */
export const SLOW = '--grep=@slow';
const PARTS = { '--fast': FAST, '--slow': SLOW };

/**
 * Reads the arguments of `npm run e2e`.
 * @param {string[]} given the command-line arguments
 * @returns {{ area: string, database: keyof typeof SYSTEMS, words: string[] }} `words` are passed
 *   on to Playwright
 * @throws {StartError} if there is no such area or database
 */
export function readWords([area, ...given]) {
  if (!Object.hasOwn(AREAS, area ?? ''))
    throw new StartError(`Name one of the areas: ${Object.keys(AREAS).join(', ')}.`);
  let database = 'embedded';
  const words = [];
  for (let at = 0; at < given.length; at += 1) {
    if (given[at] === '--database') database = given[(at += 1)] ?? '';
    else words.push(PARTS[given[at]] ?? given[at]);
  }
  if (!Object.hasOwn(SYSTEMS, database))
    throw new StartError(`There is no database "${database}": ${Object.keys(SYSTEMS).join(', ')}.`);
  return { area, database, words };
}
