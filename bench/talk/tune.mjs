// `npm run tune:talk`: trains the model that tells requests from answers
// (libs/interviewing/src/conversation/requests/turn-model.json) on the turns of all tuning authors
// and of the unit tests, and prints what it understands of each author if that author's turns are
// left out. `-- --write` writes the file instead.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
  heard,
  TERM_INDICES,
  vectorOf,
} from '../../libs/interviewing/src/conversation/requests/terms.ts';
import { TURN_KINDS } from '../../libs/interviewing/src/conversation/requests/turn-kinds.ts';
import { COMMAND_PHRASINGS } from '../../libs/interviewing/src/testing/command-phrasings.ts';
import { REAL_ANSWERS } from '../../libs/interviewing/src/testing/real-answers.ts';
import { fitSoftmax, sharesOf } from './softmax-regression.mjs';

const CORPUS = new URL('corpus/', import.meta.url);
const PAIRS = new URL('../calibration/corpus/pairs/', import.meta.url);
const MODEL = new URL(
  '../../libs/interviewing/src/conversation/requests/turn-model.json',
  import.meta.url,
);
/** What the phrasings of the unit tests are called in the corpus. */
const KIND_OF_COMMAND = {
  repeat: 'repeat',
  explain: 'clarify',
  skip: 'skip',
  dont_know: 'dont-know',
  wait: 'wait',
  stop: 'stop',
};
/** Share of answers that may be taken for a request where the printed figures are read off. */
const TAKEN = 0.015;
/** `ANSWER_FROM` of read-request.ts. */
const ANSWER_FROM = 0.75;
/** Every so many of the sentences of the answers here is trained on as well. */
const SENTENCE_STEP = 2;
/** Small steps and little shrinking did best on authors that were left out. */
const FIT = { rate: 0.1, ridge: 5e-6 };

const { values: options } = parseArgs({ options: { write: { type: 'boolean' } } });
const linesOf = (file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
const languageOf = (text) => (/[\u0621-\u064a]/.test(text) ? 'Arabic' : 'English');
const turn = (author, text, kind) => ({
  author,
  language: languageOf(text),
  heard: heard(text),
  kind: TURN_KINDS.indexOf(kind),
});

/** Sentences of an answer are answers too, and much more like requests in their length. */
const sentencesOf = (text) =>
  text.split(/(?<=[.!?؟])\s+/).filter((sentence) => sentence.includes(' '));

let sentences = 0;
const isTrainedOn = () => sentences++ % SENTENCE_STEP === 0;

const turns = [
  ...readdirSync(CORPUS, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => [
      ...linesOf(new URL(`${name}/utterances.jsonl`, CORPUS)).map(({ text, intent, about }) =>
        turn(name, text, about === null ? intent : `about:${about}`),
      ),
      ...linesOf(new URL(`${name}/answers.jsonl`, CORPUS))
        .flatMap(({ text }) => [text, ...sentencesOf(text).filter(isTrainedOn)])
        .map((text) => turn(name, text, 'answer')),
    ]),
  ...readdirSync(PAIRS)
    .filter((name) => name.endsWith('.jsonl'))
    .flatMap((name) => linesOf(new URL(name, PAIRS)))
    .flatMap(({ better, worse }) => [better.text, worse.text])
    .flatMap((text) => [text, ...sentencesOf(text)].map((part) => turn('pairs', part, 'answer'))),
  ...['en-US', 'ar-SA'].flatMap((language) => [
    ...COMMAND_PHRASINGS[language].flatMap(({ command, phrasings }) =>
      phrasings.map((text) => turn('unit tests', text, KIND_OF_COMMAND[command])),
    ),
    ...REAL_ANSWERS[language].map((text) => turn('unit tests', text, 'answer')),
  ]),
];

/** Rarity of each index: 1 plus the logarithm of the inverse share of the turns that have it. */
function raritiesIn(rows) {
  const occurrences = new Float64Array(TERM_INDICES);
  for (const row of rows)
    for (const [index] of vectorOf(row.heard, () => 1)) occurrences[index] += 1;
  return occurrences.map((count) => 1 + Math.log((1 + rows.length) / (1 + count)));
}

function train(rows) {
  const rarities = raritiesIn(rows);
  const vectorised = rows.map((row) => ({
    vector: vectorOf(row.heard, (index) => rarities[index]),
    kind: row.kind,
  }));
  return {
    rarities,
    ...fitSoftmax(vectorised, { indices: TERM_INDICES, kinds: TURN_KINDS.length, ...FIT }),
  };
}

const percent = (right, of) => `${((100 * right) / Math.max(1, of)).toFixed(1).padStart(5)} %`;
const intentOf = (kind) => TURN_KINDS[kind].replace(/^about:.*/, 'question-back');

/** Prints what a model trained on the other authors understands of this one. */
function leaveOut(author) {
  const model = train(turns.filter((row) => row.author !== author));
  for (const language of ['English', 'Arabic']) {
    const read = turns
      .filter((row) => row.author === author && row.language === language)
      .map((row) => {
        const shares = [
          ...sharesOf(
            vectorOf(row.heard, (index) => model.rarities[index]),
            model,
            new Float64Array(TURN_KINDS.length),
          ),
        ];
        const best = shares.indexOf(Math.max(...shares.slice(1)));
        return { row, answer: shares[0], best };
      });
    const wants = read.filter(({ row }) => row.kind !== 0);
    const answers = read.filter(({ row }) => row.kind === 0);
    if (wants.length === 0 || answers.length === 0) continue;
    const limit = answers.map(({ answer }) => answer).sort((a, b) => a - b)[
      Math.floor(TAKEN * answers.length)
    ];
    const isRight = ({ row, best }) => intentOf(best) === intentOf(row.kind);
    console.log(
      `${author.padEnd(12)} ${language}: intent ${percent(wants.filter(isRight).length, wants.length)}, ` +
        `understood with ${TAKEN * 100} % of the answers taken ${percent(wants.filter((one) => isRight(one) && one.answer < limit).length, wants.length)} (answer below ${limit.toFixed(2)}), ` +
        `with ${ANSWER_FROM}: ${percent(wants.filter((one) => isRight(one) && one.answer < ANSWER_FROM).length, wants.length)} and ${percent(answers.filter(({ answer }) => answer < ANSWER_FROM).length, answers.length)} taken, ` +
        `about ${percent(wants.filter(({ row, best }) => best === row.kind).length, wants.length)}`,
    );
  }
}

console.log(
  `${turns.length} turns, ${turns.filter(({ kind }) => kind === 0).length} of them answers`,
);
if (!options.write) for (const author of new Set(turns.map((row) => row.author))) leaveOut(author);

if (options.write) {
  const { bias, weights, rarities } = train(turns);
  const weightStep = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127;
  const rarityStep = rarities.reduce((most, rarity) => Math.max(most, rarity), 0) / 255;
  const base64 = (numbers) => Buffer.from(numbers).toString('base64');
  writeFileSync(
    MODEL,
    `${JSON.stringify(
      {
        bias: bias.map((value) => Number(value.toFixed(4))),
        weightStep,
        rarityStep,
        rarities: base64(Uint8Array.from(rarities, (value) => Math.round(value / rarityStep))),
        weights: base64(
          new Uint8Array(Int8Array.from(weights, (value) => Math.round(value / weightStep)).buffer),
        ),
      },
      null,
      1,
    )}\n`,
  );
}
