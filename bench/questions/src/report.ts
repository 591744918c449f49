import { faults, type Measured } from './measure';
import type { Asked } from './plans';

const TEMPLATES_SHOWN = 12;
const percent = (part: number, whole: number) =>
  whole === 0 ? '–' : `${((part / whole) * 100).toFixed(1)} %`;
const rounded = (value: number) => Math.round(value * 1_000) / 1_000;

/**
 * Describes one half of the cases, as lines of text. `details` names the questions that are at
 * fault; leave it off for the held-out half.
 */
export function describeHalf(name: string, measured: Measured, details: boolean): string[] {
  const { cases, asked, bySource, byTemplate, banned, extraction } = measured;
  if (cases === 0) return [`${name}: no cases`];
  const fault = (label: string, found: readonly Asked[]) => [
    `  ${found.length === 0 ? 'ok  ' : 'FAIL'} ${label}: ${found.length}`,
    ...(details ? found.slice(0, 5).map(({ id, text }) => `         ${id}: ${text}`) : []),
  ];
  return [
    `${name}: ${asked.length} questions for ${cases} cases`,
    ...fault('twice in one interview', measured.twiceInInterview),
    ...fault('asked in the first interview and again in the second', measured.twiceInPerson),
    ...banned.flatMap(({ name: label, found }) => fault(label, found)),
    `  sources: ${[...bySource].map(([source, count]) => `${source} ${percent(count, asked.length)}`).join(', ')}`,
    `  templates: ${byTemplate.size}, most used: ${[...byTemplate]
      .slice(0, TEMPLATES_SHOWN)
      .map(([template, count]) => `${template} ${percent(count, asked.length)}`)
      .join(', ')}`,
    ...Object.entries(extraction).map(
      ([list, { labelled, found, wrong }]) =>
        `  skills, ${list}: ${found} of ${labelled} labelled ones found (${percent(found, labelled)}), ${wrong} read that are not labelled`,
    ),
  ];
}

/** Prints one question with what a person needs to judge it. */
export const describeQuestion = ({ case: person, difficulty, text, template, source }: Asked) =>
  `[${person.job.title} · ${person.language} · ${difficulty} · ${source} · ${template}]\n  ${text}`;

const figuresOf = (measured: Measured) => ({
  cases: measured.cases,
  questions: measured.asked.length,
  duplicates: measured.twiceInInterview.length + measured.twiceInPerson.length,
  banned: measured.banned.reduce((sum, { found }) => sum + found.length, 0),
  faults: faults(measured),
  ...Object.fromEntries(
    Object.entries(measured.extraction).map(([list, { labelled, found }]) => [
      `${list}_found`,
      labelled === 0 ? null : rounded(found / labelled),
    ]),
  ),
});

/** Returns the `RESULT questions` line, with the figures of the held-out half. */
export const resultLine = (heldOut: Measured) =>
  `RESULT questions ${JSON.stringify(figuresOf(heldOut))}`;

/** Returns the content of the results file, with the figures of the held-out half. */
export const resultsFile = (heldOut: Measured) =>
  `${JSON.stringify({ heldOut: figuresOf(heldOut) }, null, 2)}\n`;
