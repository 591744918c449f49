import type { AdvertisedFact, Language, SpokenText } from '@portal/protocol';
import { fold, words } from '../language/words';
import { plain } from './commands/read-command';
import { jobDetailOf, type JobDetail } from './job-details';
import type { CandidateQuestion } from './question-topics';
import type { Stage } from './stage';

/** Most that is quoted in one reply, in characters: about ten seconds. */
const MAX_QUOTED_CHARS = 200;
/** Most Latin words that the voice of an Arabic interview reads out: a name, or a few. */
const MAX_LATIN_WORDS = 3;

const SEPARATOR: Readonly<Record<Language, string>> = { 'en-US': '; ', 'ar-SA': '؛ ' };

/**
 * Answers a candidate's question from the job's advertisement, in its own words; says so if nothing
 * was found in it. Returns null if the question is about nothing that advertisements state, if the
 * plan holds no facts, or if a phrase of its own says that the interviewer doesn't know.
 */
export function fromAdvertisement(
  stage: Stage,
  question: CandidateQuestion,
  text: string,
): SpokenText | null {
  const { job, language } = stage.plan;
  const detail = job.facts && jobDetailOf(plain(text), question);
  if (!job.facts || !detail) return null;
  const facts = factsOn(detail, job.facts);
  if (facts.length === 0)
    return detail.topic === 'salary' || detail.topic === 'duties'
      ? null
      : stage.phrase('notAdvertised');
  const own = quotable(facts.filter((fact) => languageOf(fact) === language));
  if (own.length > 0) return stage.phrase('advertised', { x: own.join(SEPARATOR[language]) });
  const spoken = quotable(facts.filter((fact) => canBeRead(fact, language)));
  return spoken.length > 0
    ? stage.phrase('advertisedInOther', { x: spoken.join(SEPARATOR[language]) })
    : stage.phrase('advertisedUnspoken');
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

/** Returns the first facts, as many as one reply can quote. */
function quotable(facts: readonly AdvertisedFact[]): string[] {
  const texts = [...new Set(facts.map(({ text }) => text))];
  let length = 0;
  return texts.filter((text) => (length += text.length) <= MAX_QUOTED_CHARS);
}
