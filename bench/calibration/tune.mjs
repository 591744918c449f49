/**
 * `npm run tune:calibration [-- --write]`: fits the scorer's weights to the tuning half, and prints
 * how well a fit orders the answers of trades that it has not seen. `--write` writes the list of
 * everyday words, then the weights (run it twice if the words have changed).
 */
import { writeFileSync } from 'node:fs';
import { contentWords, stem } from '../../libs/interviewing/src/language/words.ts';
import { FLAWS, NO_PARTS, partsOf } from '../../libs/interviewing/src/assessment/parts.ts';
import { readAnswer } from '../../libs/interviewing/src/assessment/reading/reading.ts';
import { fit, predicted } from './src/tune/fit.ts';
import { isArabic, materialOf, TARGETS } from './src/tune/material.ts';

const ASSESSMENT = new URL('../../libs/interviewing/src/assessment/', import.meta.url);

/** The parts that show each competency. All parts make the score of an answer. */
const SHOWN_BY = {
  technicalDepth: [
    'development',
    'specificity',
    'reasoning',
    'particulars',
    'keywords',
    'pointWords',
    'touched',
    'coverage',
    'stock',
    'vagueness',
    'abstraction',
    'generality',
  ],
  relevance: [
    'development',
    'keywords',
    'pointWords',
    'touched',
    'coverage',
    'topic',
    'stock',
    'vagueness',
    'biography',
    'generality',
  ],
  structure: [
    'development',
    'account',
    'ownPart',
    'density',
    'reasoning',
    'particulars',
    'detail',
    'vagueness',
    'together',
    'generality',
  ],
};

const { answers, pairs, twins } = materialOf();
const parts = answers.map(({ text, question }) => partsOf(readAnswer(text, question), false));

/**
 * How much answers that were misheard are held to the score of the original: more for the
 * competencies, which make the overall score.
 */
const TWIN_WEIGHT = { score: 2.5, competency: 30 };

function fitTo(names, leftOut) {
  const kept = answers.flatMap(({ fold }, at) => (fold === leftOut ? [] : [at]));
  const place = new Map(kept.map((at, index) => [at, index]));
  const placed = (list) =>
    list.flatMap(([one, other]) =>
      place.has(one) && place.has(other) ? [[place.get(one), place.get(other)]] : [],
    );
  return fit(
    kept.map((at) => ({
      parts: names.map((name) => parts[at][name]),
      target: answers[at].target,
      weight: answers[at].weight,
    })),
    {
      signs: names.map((name) => (FLAWS.has(name) ? -1 : 1)),
      pairs: placed(pairs),
      twins: placed(twins),
      twinWeight: names === ALL ? TWIN_WEIGHT.score : TWIN_WEIGHT.competency,
    },
  );
}

const ALL = Object.keys(NO_PARTS).filter((name) => name !== 'topic');

/** Prints how fits that have not seen a trade order its answers. */
function tryOut(name, names) {
  const scores = new Float64Array(answers.length);
  for (const fold of new Set(answers.map((answer) => answer.fold))) {
    const fitted = fitTo(names, fold);
    answers.forEach((answer, at) => {
      if (answer.fold === fold)
        scores[at] = predicted(
          names.map((part) => parts[at][part]),
          fitted,
        );
    });
  }
  for (const [language, wanted] of [
    ['English', false],
    ['Arabic', true],
  ]) {
    const ours = pairs.filter(([better]) => isArabic(answers[better]) === wanted);
    const right = ours.filter(([better, worse]) => scores[better] > scores[worse]).length;
    const meanOf = (target) => {
      const of = answers.flatMap((answer, at) =>
        answer.target === target && answer.weight >= 1 && isArabic(answer) === wanted
          ? [scores[at]]
          : [],
      );
      return (of.reduce((sum, score) => sum + score, 0) / of.length).toFixed(1);
    };
    console.log(
      `${name}, ${language}: ordered ${((100 * right) / ours.length).toFixed(1)} % of ${ours.length}; strong ${meanOf(TARGETS.strong)}, adequate ${meanOf(TARGETS.adequate)}, thin ${meanOf(TARGETS.thin)}, empty ${meanOf(TARGETS.empty)}`,
    );
  }
}

tryOut('score', ALL);
for (const [competency, names] of Object.entries(SHOWN_BY)) tryOut(competency, names);

if (process.argv.includes('--write')) {
  const trades = new Map();
  const copies = new Set(twins.map(([, copy]) => copy));
  for (const { trade, text } of answers.filter((_, at) => !copies.has(at)))
    for (const word of contentWords(text).map(stem))
      trades.set(word, (trades.get(word) ?? new Set()).add(trade));
  const everyday = [...trades].flatMap(([word, of]) => (of.size >= 2 ? [word] : [])).sort();
  writeFileSync(
    new URL('reading/everyday.ts', ASSESSMENT),
    `/**
 * Stems of the words that people of different trades use when they answer questions, in both
 * languages. What is not among them is specific: a name, a term, a thing of one trade. Written by
 * \`npm run tune:calibration\`: the stems that occur in the answers of two trades or more.
 */
export const EVERYDAY: ReadonlySet<string> = new Set(
  \`${everyday
    .join(' ')
    .replace(/(.{1,180})(?: |$)/g, '$1\n')
    .trim()}\`.split(/\\s+/),
);
`,
  );
  const literal = (names, { bias, weights }) =>
    `{ bias: ${bias.toFixed(1)}, parts: { ${names
      .map((name, at) => [name, Number(weights[at].toFixed(1))])
      .filter(([, weight]) => weight !== 0)
      .map(([name, weight]) => `${name}: ${weight}`)
      .join(', ')} } }`;
  writeFileSync(
    new URL('weights.ts', ASSESSMENT),
    `import type { Weights } from './parts';

// Fitted to written answers by \`npm run tune:calibration\`, to the scale of docs/rubric.md.

/** The score of an answer. */
export const WORTH_WEIGHTS: Weights = ${literal(ALL, fitTo(ALL))};

/** The same score from the parts that show each competency alone. */
export const COMPETENCY_WEIGHTS = {
${Object.entries(SHOWN_BY)
  .map(([competency, names]) => `  ${competency}: ${literal(names, fitTo(names))},`)
  .join('\n')}
} satisfies Record<string, Weights>;
`,
  );
}
