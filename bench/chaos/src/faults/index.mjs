import { BROWSER_FAULTS } from './browser.mjs';
import { MESSAGE_FAULTS } from './messages.mjs';
import { SERVER_FAULTS } from './servers.mjs';
import { WORKER_FAULTS } from './worker.mjs';

/**
 * @typedef {object} Fault
 * @property {string} name
 * @property {({ world, candidates }) => Promise<number>} happens injects the fault and returns the
 *   time from which recovery is measured (milliseconds since 1970): the start of a momentary fault,
 *   or the end of a lasting one
 * @property {boolean} [speaking] whether the fault occurs during an answer
 * @property {boolean} [asksAgain] whether the interviewer repeats the question afterwards
 * @property {boolean} [engine] whether the fault needs a hosted recognizer
 * @property {(candidate, from: number) => Promise<boolean>} [recovered] a condition for recovery,
 *   in addition to a sign of life from the interviewer
 * @property {(world) => Promise<void>} [tidy] restores what the next run needs
 */

/** @type {Fault[]} */
export const FAULTS = [...BROWSER_FAULTS, ...WORKER_FAULTS, ...SERVER_FAULTS, ...MESSAGE_FAULTS];
