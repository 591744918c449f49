import {
  ADVERTISED_FACT_MAX_CHARS,
  type AdvertisedFact,
  type Language,
  type SpokenText,
} from '@portal/protocol';
import { fold, words } from '../language/words';
import { jobDetailsOf, type JobDetail } from './job-details';
import type { CandidateQuestion } from './question-topics';
import { join, type Stage } from './stage';

/** Most that is quoted in one reply, in characters: about ten seconds. */
const MAX_QUOTED_CHARS = 200;
/** The same for a turn that asks for several details: the first on each of two always fits. */
const MAX_QUOTED_CHARS_IF_SEVERAL = 2 * ADVERTISED_FACT_MAX_CHARS;
/** Most Latin words that the voice of an Arabic interview reads out: a name, or a few. */
const MAX_LATIN_WORDS = 3;

const SEPARATOR: Readonly<Record<Language, string>> = { 'en-US': '; ', 'ar-SA': '؛ ' };

/**
 * Answers a candidate's questions from the job's advertisement, in its own words, as many as one
 * reply can quote; says so if nothing was found in it on some or on all. Returns null if the turn
 * asks about nothing that advertisements state, if the plan holds no facts, or if a phrase of its
 * own says that the interviewer doesn't know.
 */
export function fromAdvertisement(
  stage: Stage,
  question: CandidateQuestion,
  text: string,
): SpokenText | null {
  const { facts } = stage.plan.job;
  const details = facts ? jobDetailsOf(text, question) : [];
  if (!facts || details.length === 0) return null;
  const found = details.map((detail) => factsOn(detail, facts)).filter(({ length }) => length > 0);
  if (found.length === 0)
    return details.every(({ topic }) => topic === 'salary' || topic === 'duties')
      ? null
      : stage.phrase('notAdvertised');
  const reply = quoting(stage, found);
  return found.length < details.length ? join(reply, stage.phrase('restNotAdvertised')) : reply;
}

/** Whether the advertisement holds a fact on anything that a turn asks for. */
export function isAdvertised(stage: Stage, question: CandidateQuestion, text: string): boolean {
  const { facts } = stage.plan.job;
  return (
    facts !== undefined &&
    jobDetailsOf(text, question).some((detail) => factsOn(detail, facts).length > 0)
  );
}

/** @param found the facts on each detail that was asked for */
function quoting(stage: Stage, found: readonly (readonly AdvertisedFact[])[]): SpokenText {
  const { language } = stage.plan;
  const quotes = (isSpoken: (fact: AdvertisedFact) => boolean) =>
    quotable(found.map((facts) => facts.filter(isSpoken))).join(SEPARATOR[language]);
  const own = quotes((fact) => languageOf(fact) === language);
  if (own !== '') return stage.phrase('advertised', { x: own });
  const spoken = quotes((fact) => canBeRead(fact, language));
  return spoken === ''
    ? stage.phrase('advertisedUnspoken')
    : stage.phrase('advertisedInOther', { x: spoken });
}

/** Returns what answers a question. A benefit that is asked for by name may stand anywhere. */
const factsOn = (
  { topic, names }: JobDetail,
  facts: readonly AdvertisedFact[],
): readonly AdvertisedFact[] =>
  facts.filter((fact) => (names ? names.test(fold(fact.text)) : fact.topic === topic));

const languageOf = ({ text }: AdvertisedFact): Language =>
  /[\u0600-\u06FF]/.test(text) ? 'ar-SA' : 'en-US';

/** Whether the voice of one language can read a fact in the other: an English one reads no Arabic. */
const canBeRead = ({ text }: AdvertisedFact, language: Language): boolean =>
  language === 'ar-SA' &&
  words(text).filter((word) => /[a-z]/.test(word)).length <= MAX_LATIN_WORDS;

/** Returns as many facts as one reply can quote: the first on each detail before any second one. */
function quotable(found: readonly (readonly AdvertisedFact[])[]): string[] {
  const [firsts, others] = [
    found.flatMap(([first]) => first ?? []),
    found.flatMap((facts) => facts.slice(1)),
  ];
  const texts = [...new Set([...firsts, ...others].map(({ text }) => text))];
  const most = found.length > 1 ? MAX_QUOTED_CHARS_IF_SEVERAL : MAX_QUOTED_CHARS;
  let length = 0;
  return texts.filter((text) => (length += text.length) <= most);
}
