import { BROWSER_FAULTS } from './browser.mjs';
import { MESSAGE_FAULTS } from './messages.mjs';
import { SERVER_FAULTS } from './servers.mjs';
import { WORKER_FAULTS } from './worker.mjs';

/**
 * @typedef {object} Fault
 * @property {string} name
 * @property {({ world, candidates }) => Promise<number>} happens does it; gives the time from which recovering is measured (milliseconds since 1970): the fault's, or its end where it lasts
 * @property {boolean} [speaking] it happens in the middle of an answer
 * @property {boolean} [asksAgain] the interviewer puts the question again after it
 * @property {boolean} [engine] it wants a hosted recogniser
 * @property {(candidate, from: number) => Promise<boolean>} [recovered] what has to be true besides the interviewer's first sign of life
 * @property {(world) => Promise<void>} [tidy] makes whole again what the next run needs
 */

/** @type {Fault[]} */
export const FAULTS = [...BROWSER_FAULTS, ...WORKER_FAULTS, ...SERVER_FAULTS, ...MESSAGE_FAULTS];
