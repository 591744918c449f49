import { VOICES, type SyntheticVoice } from '@portal/interviewer/stt/testing/synthetic-speech';
import {
  expectedPhrases,
  vocabularyOf,
  vocabularyOfPlan,
  type ExpectedPhrase,
} from '@portal/interviewing';
import { FIRST_GROUPS } from '../../corpus/first';
import type { Answer, Group } from '../../corpus/format';
import { SECOND_GROUPS } from '../../corpus/second';
import { levelParts, readAnchors, type AnchorScale } from '../anchors';
import { readPairs, type AnswerPair } from '../answer-pairs/format';
import { partsOf } from '../answer-pairs/score';
import type { Part } from '../interview';

export type Half = Parameters<typeof readPairs>[0];

/** The English questions and answers, by kind. */
export interface Material {
  pairs: readonly AnswerPair[];
  groups: readonly Group[];
  anchors: readonly AnchorScale[];
}
export type Kind = keyof Material;
const KINDS = ['pairs', 'groups', 'anchors'] as const satisfies readonly Kind[];

/**
 * Returns the English material, with the pairs of one half.
 * @param people how many people of each kind to take, in the order of the files. One person says all
 *   answers of a trade.
 */
export function englishMaterial(half: Half, people = Infinity): Material {
  const groups = [...FIRST_GROUPS, ...SECOND_GROUPS];
  return {
    pairs: ofPeople(
      readPairs(half).filter(({ language }) => language === 'en'),
      ({ profession }) => profession,
      people,
    ),
    groups: ofPeople(
      groups.filter(({ language }) => language === 'en-US'),
      ({ family }) => family,
      people,
    ),
    anchors: ofPeople(
      readAnchors().filter(({ language }) => language === 'en'),
      ({ profession }) => profession,
      people,
    ),
  };
}

function ofPeople<Item>(
  items: readonly Item[],
  tradeOf: (item: Item) => string,
  count: number,
): Item[] {
  const trades = [...new Set(items.map(tradeOf))].slice(0, count);
  return items.filter((item) => trades.includes(tradeOf(item)));
}

/** The texts of an answer's segments, each of which is said without a pause. */
export type Said = readonly string[];

export const saidIn = ({ segments }: Answer): Said => segments.map(({ text }) => text);

/** Somebody who says all answers of a trade. */
export interface Person {
  kind: Kind;
  trade: string;
  /** What the recognizer expects in an interview with all questions of the trade. */
  phrases: readonly ExpectedPhrase[];
  /** All answers, each once. */
  answers: readonly Said[];
}

/** Returns who says the answers of the material, and those before them in the same interview. */
export function peopleIn(material: Material): Person[] {
  const parts: Readonly<Record<Kind, readonly Part[]>> = {
    pairs: material.pairs.flatMap((pair) =>
      [pair.better, pair.worse].flatMap((answer) => partsOf(pair, answer)),
    ),
    groups: material.groups.flatMap((group) => group.answers.map((answer) => ({ group, answer }))),
    anchors: material.anchors.flatMap((scale) => levelParts(scale)),
  };
  return KINDS.flatMap((kind) => {
    const trades = [...new Set(parts[kind].map(({ group }) => group.family))];
    return trades.map((trade) =>
      personOf(
        kind,
        trade,
        parts[kind].filter(({ group }) => group.family === trade),
      ),
    );
  });
}

function personOf(kind: Kind, trade: string, parts: readonly Part[]): Person {
  const said = parts.map(({ answer }) => saidIn(answer)).filter(({ length }) => length > 0);
  return {
    kind,
    trade,
    phrases: expectedPhrases(
      vocabularyOfPlan({
        questions: parts.map(({ group }) => group.question),
        // The job is all that the material has of the documents.
        vocabulary: vocabularyOf(parts.flatMap(({ group: { job } }) => [job.title, ...job.skills])),
      }),
    ),
    answers: [...new Map(said.map((texts) => [JSON.stringify(texts), texts])).values()],
  };
}

/** What one voice says in a person's interview. */
export interface Take {
  voice: SyntheticVoice;
  phrases: readonly ExpectedPhrase[];
  answers: readonly Said[];
}

/** The voices that the recognizer's adaptation was not fitted to. */
const SPEAKING = VOICES['held-out'];

/** Divides a person's answers among the voices, which take turns. */
export const takesOf = ({ phrases, answers }: Person): Take[] =>
  SPEAKING.map((voice, turn) => ({
    voice,
    phrases,
    answers: answers.filter((_, at) => at % SPEAKING.length === turn),
  })).filter((take) => take.answers.length > 0);
