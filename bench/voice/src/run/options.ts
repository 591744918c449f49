import { parseArgs } from 'node:util';

export const SYSTEMS = ['ours', 'peer'] as const;
export type System = (typeof SYSTEMS)[number];

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
  const only = SYSTEMS.find((system) => system === values.only);
  if (values.only !== undefined && !only)
    throw new Error(`--only=${values.only}: ${SYSTEMS.join(' or ')}`);
  const atOnce = (values['at-once'] ?? (values.quick ? '1,2' : '1,2,4,8')).split(',').map(Number);
  if (!atOnce.every((count) => Number.isInteger(count) && count >= 1 && count <= 16))
    throw new Error(`--at-once=${values['at-once']}: whole numbers from 1 to 16, such as 1,4`);
  return {
    systems: only ? [only] : SYSTEMS,
    atOnce,
    quick: values.quick,
    recordTo: values.record ?? null,
    worker: values.worker ?? null,
  };
}
