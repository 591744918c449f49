import { parseArgs } from 'node:util';

/**
 * What is measured: the product's worker, the peer, and the product's worker with a language model
 * whose endpoint accepts every request and never answers.
 */
export const SYSTEMS = ['ours', 'peer', 'silent-model'] as const;
export type System = (typeof SYSTEMS)[number];
/** The systems of a run that names none. */
const USUAL: readonly System[] = ['ours', 'peer'];

export interface Options {
  systems: readonly System[];
  /** Numbers of simultaneous interviews to measure, in order. */
  atOnce: readonly number[];
  quick: boolean;
  /** Folder for recordings of the interviewer's audio, or null to keep none. */
  recordTo: string | null;
  /** Path of the worker's program, or null for the one in `services/interviewer/dist`. */
  worker: string | null;
}

/**
 * Parses the command line.
 * @throws Error with a one-line message if an option is invalid
 */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      quick: { type: 'boolean', default: false },
      only: { type: 'string' },
      'at-once': { type: 'string' },
      record: { type: 'string' },
      worker: { type: 'string' },
    },
  });
  const only = values.only?.split(',');
  if (only && !only.every((name) => SYSTEMS.some((system) => system === name)))
    throw new Error(`--only=${values.only}: some of ${SYSTEMS.join(',')}`);
  const atOnce = (values['at-once'] ?? (values.quick ? '1,2' : '1,2,4,8')).split(',').map(Number);
  if (!atOnce.every((count) => Number.isInteger(count) && count >= 1 && count <= 16))
    throw new Error(`--at-once=${values['at-once']}: whole numbers from 1 to 16, such as 1,4`);
  return {
    systems: only ? SYSTEMS.filter((system) => only.includes(system)) : USUAL,
    atOnce,
    quick: values.quick,
    recordTo: values.record ?? null,
    worker: values.worker ?? null,
  };
}
