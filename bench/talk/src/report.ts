import { INTENTS } from '../corpus/format';
import type { Corpus } from './corpus';
import { measure, takenShare, understoodShare, type Count, type Reader } from './measure';
import type { Understood } from './understood';

const LANGUAGES = { english: 'en', arabic: 'ar' } as const;

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
const shown = ({ right, of }: Count) =>
  `${right} of ${of}${of === 0 ? '' : ` (${percent(right / of)})`}`;
const rounded = (value: number) => Math.round(value * 10_000) / 10_000;
const named = ({ intents, abouts }: Understood) =>
  intents.length === 0
    ? 'an answer'
    : intents.includes('question-back')
      ? `question-back/${abouts.join('|')}`
      : intents.join('|');

/** Describes one half in lines of text; `listsMistakes` names each mistake with its text. */
export function describe(
  name: string,
  corpus: Corpus,
  read: Reader,
  listsMistakes: boolean,
): string[] {
  return Object.entries(LANGUAGES).flatMap(([title, language]) => {
    const measured = measure(corpus, read, language);
    const { utterances, abouts, byIntent, answers, misunderstood, taken } = measured;
    return [
      `${name}, ${title}: understood ${shown(utterances)}`,
      ...INTENTS.filter((intent) => byIntent[intent].of > 0).map(
        (intent) =>
          `  ${intent.padEnd(14)} ${shown(byIntent[intent])}${
            intent === 'question-back' ? `, about the right thing ${shown(abouts)}` : ''
          }`,
      ),
      `  answers taken for something else: ${answers.taken} of ${answers.of} (${percent(takenShare(measured))})`,
      ...(listsMistakes
        ? [
            ...misunderstood.map(
              ({ utterance: { id, intent, about, text }, as }) =>
                `    ${id} ${intent}${about ? `/${about}` : ''} read as ${named(as)}: ${text}`,
            ),
            ...taken.map(
              ({ answer: { id, text }, as }) => `    ${id} taken for ${named(as)}: ${text}`,
            ),
          ]
        : []),
    ];
  });
}

function figures(corpus: Corpus, read: Reader, language?: 'en' | 'ar') {
  const measured = measure(corpus, read, language);
  return {
    utterances: measured.utterances.of,
    understood_share: rounded(understoodShare(measured)),
    about_share: rounded(measured.abouts.right / Math.max(1, measured.abouts.of)),
    answers: measured.answers.of,
    taken_share: rounded(takenShare(measured)),
  };
}

/** Returns the figures of the held-out half as the command's last line. */
export function resultLine(heldOut: Corpus, read: Reader): string {
  return `RESULT talk ${JSON.stringify({
    ...figures(heldOut, read),
    english: figures(heldOut, read, 'en'),
    arabic: figures(heldOut, read, 'ar'),
  })}`;
}
