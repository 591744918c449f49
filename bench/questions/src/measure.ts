import type { PlannedCompetency } from '@portal/protocol';
import { BANNED } from './banned';
import type { Case } from './cases';
import { interviewsOf, type Asked } from './plans';
import { extractionOf, type Extraction } from './skills';

/** What the questions of one half of the cases are like. */
export interface Measured {
  cases: number;
  asked: readonly Asked[];
  /** Questions that stand twice in one interview. */
  twiceInInterview: readonly Asked[];
  /** Questions of a second interview that were asked in the first. */
  twiceInPerson: readonly Asked[];
  bySource: ReadonlyMap<PlannedCompetency['source'], number>;
  byTemplate: ReadonlyMap<string, number>;
  banned: readonly { name: string; found: readonly Asked[] }[];
  extraction: Extraction;
}

export function measure(cases: readonly Case[]): Measured {
  const interviews = cases.flatMap(interviewsOf);
  const asked = interviews.flatMap(({ first, second }) => [...first, ...second]);
  return {
    cases: cases.length,
    asked,
    twiceInInterview: interviews.flatMap(({ first, second }) => [
      ...repeatsIn(first),
      ...repeatsIn(second),
    ]),
    twiceInPerson: interviews.flatMap(({ first, second }) => {
      const before = new Set(first.map(({ text }) => text));
      return second.filter(({ text }) => before.has(text));
    }),
    bySource: counts(asked.map(({ source }) => source)),
    byTemplate: counts(asked.map(({ template }) => template)),
    banned: BANNED.map(({ name, isIn }) => ({ name, found: asked.filter(isIn) })),
    extraction: extractionOf(cases),
  };
}

/** Number of duplicates and banned questions. A half holds if there are none. */
export const faults = ({ twiceInInterview, twiceInPerson, banned }: Measured): number =>
  twiceInInterview.length +
  twiceInPerson.length +
  banned.reduce((sum, { found }) => sum + found.length, 0);

export function repeatsIn(asked: readonly Asked[]): Asked[] {
  const seen = new Set<string>();
  return asked.filter(({ text }) => seen.size === seen.add(text).size);
}

function counts<T>(values: readonly T[]): Map<T, number> {
  const result = new Map<T, number>();
  for (const value of values) result.set(value, (result.get(value) ?? 0) + 1);
  return new Map([...result].sort((a, b) => b[1] - a[1]));
}
