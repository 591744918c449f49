import { BROWSER_FAULTS } from './browser.mjs';
import { MESSAGE_FAULTS } from './messages.mjs';
import { SERVER_FAULTS } from './servers.mjs';
import { WORKER_FAULTS } from './worker.mjs';

/**
 * @typedef {object} Fault
 * @property {string} name
 * @property {({ world, candidates }) => Promise<number>} happens injects the fault; returns the
 *   start of the recovery time (milliseconds since 1970): the fault, or its end if it lasts
 * @property {boolean} [speaking] it happens during an answer
 * @property {boolean} [asksAgain] the interviewer repeats the question afterwards
 * @property {boolean} [engine] it needs a hosted recogniser
 * @property {(candidate, from: number) => Promise<boolean>} [recovered] an additional condition,
 *   besides a sign of life from the interviewer
 * @property {(world) => Promise<void>} [tidy] restores what the next run needs
 */

/** @type {Fault[]} */
export const FAULTS = [...BROWSER_FAULTS, ...WORKER_FAULTS, ...SERVER_FAULTS, ...MESSAGE_FAULTS];
