import { type Condition, CONDITIONS, type Heard, type State } from './hear';
import { add, addDoubts, type Counts, NO_DOUBTS, NONE, QUALITIES } from './measure';

/** The bounds that the held-out half has to keep. */
export const BOUNDS = {
  /** Word errors with the adaptation, as a share of those before. */
  errors: 0.7,
  /** Missed terms with the adaptation, as a share of those before. */
  missed: 0.4,
  /** Word errors of answers about something else, as a share of those before. */
  offErrors: 1.02,
  /** Terms that were not said, as a share of all words. */
  invented: 0.005,
};

/** Adds up what was heard of several candidates and voices. */
export function sum(all: readonly Heard[]): Heard {
  const total = (pick: (heard: Heard) => Counts) =>
    all.reduce((counts, heard) => add(counts, pick(heard)), NONE);
  const of = (condition: Condition, state: State) => ({
    on: total((heard) => heard[condition][state].on),
    off: total((heard) => heard[condition][state].off),
    doubts: all.reduce((sum, heard) => addDoubts(sum, heard[condition][state].doubts), NO_DOUBTS),
  });
  const both = (condition: Condition) => ({
    before: of(condition, 'before'),
    adapted: of(condition, 'adapted'),
  });
  return { clean: both('clean'), noise: both('noise') };
}

const share = (part: number, whole: number) => part / Math.max(1, whole);

/** The figures of a half, over both conditions. */
export function figures(heard: Heard) {
  const over = (state: State, about: 'on' | 'off') =>
    CONDITIONS.reduce((counts, condition) => add(counts, heard[condition][state][about]), NONE);
  const [on, onBefore] = [over('adapted', 'on'), over('before', 'on')];
  const [off, offBefore] = [over('adapted', 'off'), over('before', 'off')];
  return {
    wer: share(on.errors, on.words),
    wer_before: share(onBefore.errors, onBefore.words),
    terms_missed: share(on.missed, on.terms),
    terms_missed_before: share(onBefore.missed, onBefore.terms),
    off_wer: share(off.errors, off.words),
    off_wer_before: share(offBefore.errors, offBefore.words),
    terms_invented: share(on.invented + off.invented, on.words + off.words),
  };
}

/** Returns what the figures fail to reach, in words. */
export function shortfalls(found: ReturnType<typeof figures>): string[] {
  const checks: [boolean, string][] = [
    [found.wer <= BOUNDS.errors * found.wer_before, `word errors ≤ ${BOUNDS.errors} of before`],
    [
      found.terms_missed <= BOUNDS.missed * found.terms_missed_before,
      `terms missed ≤ ${BOUNDS.missed} of before`,
    ],
    [
      found.off_wer <= BOUNDS.offErrors * found.off_wer_before,
      `about something else ≤ ${BOUNDS.offErrors} of before`,
    ],
    [
      found.terms_invented <= BOUNDS.invented,
      `terms invented ≤ ${BOUNDS.invented * 100} % of words`,
    ],
  ];
  return checks.filter(([holds]) => !holds).map(([, text]) => text);
}

const percent = (part: number, whole: number) => `${(100 * share(part, whole)).toFixed(1)} %`;

/** Describes what the interviewer doubts of the sentences, by how well they were heard. */
function describeDoubts(heard: Heard, state: State): string {
  const doubts = CONDITIONS.map((condition) => heard[condition][state].doubts).reduce(addDoubts);
  const each = QUALITIES.map((quality) => {
    const { sentences, doubted } = doubts[quality];
    return `${doubted} of ${sentences} heard ${quality === 'between' ? 'in between' : quality}`;
  });
  return `Doubted, ${state}: ${each.join(', ')}`;
}

/** Describes a half: a line for each condition and state, and what is doubted. */
export function describe(title: string, heard: Heard): string[] {
  const row = (condition: Condition, state: State) => {
    const { on, off } = heard[condition][state];
    return [
      `${condition}, ${state}`.padEnd(16),
      percent(on.errors, on.words),
      percent(on.missed, on.terms),
      percent(off.errors, off.words),
      percent(on.invented + off.invented, on.words + off.words),
    ]
      .map((cell, i) => (i === 0 ? cell : cell.padStart(14)))
      .join('');
  };
  const { on, off } = heard.clean.before;
  return [
    `${title}: ${on.words} words on the documents with ${on.terms} terms, ${off.words} about something else`,
    `${''.padEnd(16)}${['word errors', 'terms missed', 'off topic', 'invented'].map((name) => name.padStart(14)).join('')}`,
    ...CONDITIONS.flatMap((condition) => [row(condition, 'before'), row(condition, 'adapted')]),
    describeDoubts(heard, 'before'),
    describeDoubts(heard, 'adapted'),
  ];
}

/** The last line of the command. */
export const resultLine = (found: ReturnType<typeof figures>): string =>
  `RESULT hearing ${JSON.stringify(
    Object.fromEntries(
      Object.entries(found).map(([name, value]) => [name, Number(value.toFixed(4))]),
    ),
  )}`;
