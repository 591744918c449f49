import { INTENTS, type Intent, type TalkAnswer, type TalkUtterance } from '../corpus/format';
import type { Corpus } from './corpus';
import type { Understood } from './understood';

export interface Count {
  right: number;
  of: number;
}

export interface Measured {
  /** Turns that want something, and what was understood as what it is. */
  utterances: Count;
  /** Questions back that were understood, and about the right thing besides. */
  abouts: Count;
  byIntent: Readonly<Record<Intent, Count>>;
  /** Real answers, and those taken for something else. */
  answers: { taken: number; of: number };
  misunderstood: readonly { utterance: TalkUtterance; as: Understood }[];
  taken: readonly { answer: TalkAnswer; as: Understood }[];
}

export type Reader = (text: string) => Understood;

/** Counts what a reader understands of the turns in one language, or of all. */
export function measure(corpus: Corpus, read: Reader, language?: 'en' | 'ar'): Measured {
  const ours = (turn: { language: string }) => language === undefined || turn.language === language;
  const utterances = corpus.utterances
    .filter(ours)
    .map((utterance) => ({ utterance, as: read(utterance.text) }));
  const answers = corpus.answers.filter(ours).map((answer) => ({ answer, as: read(answer.text) }));
  const isRight = ({ utterance, as }: (typeof utterances)[number]) =>
    as.intents.includes(utterance.intent);
  const isAbout = (one: (typeof utterances)[number]) =>
    isRight(one) && one.utterance.about !== null && one.as.abouts.includes(one.utterance.about);
  const count = (rows: typeof utterances, right = isRight): Count => ({
    right: rows.filter(right).length,
    of: rows.length,
  });
  const withIntent = (intent: Intent) =>
    utterances.filter(({ utterance }) => utterance.intent === intent);
  const taken = answers.filter(({ as }) => as.intents.length > 0);
  return {
    utterances: count(utterances),
    abouts: count(withIntent('question-back'), isAbout),
    byIntent: Object.fromEntries(
      INTENTS.map((intent) => [intent, count(withIntent(intent))]),
    ) as Record<Intent, Count>,
    answers: { taken: taken.length, of: answers.length },
    misunderstood: utterances.filter(
      (one) => !isRight(one) || (one.utterance.about !== null && !isAbout(one)),
    ),
    taken,
  };
}

/** Lowest share of the turns that must be understood, in each language. */
export const MIN_UNDERSTOOD_SHARE = 0.9;
/** Highest share of real answers that may be taken for something else, in each language. */
export const MAX_TAKEN_SHARE = 0.02;

export const understoodShare = ({ utterances: { right, of } }: Measured) =>
  of === 0 ? 0 : right / of;
export const takenShare = ({ answers: { taken, of } }: Measured) => (of === 0 ? 0 : taken / of);

/** Whether both shares hold; false if there is nothing to measure. */
export function holds(measured: Measured): boolean {
  return (
    measured.utterances.of > 0 &&
    measured.answers.of > 0 &&
    understoodShare(measured) >= MIN_UNDERSTOOD_SHARE &&
    takenShare(measured) <= MAX_TAKEN_SHARE
  );
}
