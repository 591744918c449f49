import type { PlannedCompetency, PlannedQuestion } from '@portal/protocol';
import { canonicalSkill, skillNamed } from '../facts/lexicon/skills';
import { hash, seededChoice } from '../language/seeded';
import { asShown, spokenText } from '../language/spoken-text';
import { fold, withoutTashkeel } from '../language/words';
import { familyTerms } from './bank/family-terms';
import {
  filled,
  groundOf,
  wordingOf,
  type Candidate,
  type Category,
  type Ground,
} from './candidates';
import { chooseQuestions, interleave } from './choose';
import { createFollowUps } from './follow-ups';
import type { QuestionRequest } from './facts';
import { questionId } from './question-id';

/**
 * Generates exactly `numberOfQuestions` distinct questions for this candidate and position, in the
 * order to ask them.
 *
 * The same request always produces the same questions; a different `seed` produces different ones.
 * For the interview type `both`, half of the questions are technical and half are HR questions; if
 * the number is odd, there is one more technical question.
 */
export const generateQuestions = (request: QuestionRequest): PlannedQuestion[] =>
  planQuestions(request).questions;

/**
 * Generates the questions and lists the competencies that they assess, without duplicates, in order
 * of first appearance.
 */
export function planQuestions(request: QuestionRequest): {
  questions: PlannedQuestion[];
  competencies: PlannedCompetency[];
} {
  const choice = seededChoice(
    JSON.stringify([
      request.resume,
      request.jobDescription,
      request.interviewType,
      request.difficulty,
      request.numberOfQuestions,
      request.language,
      request.seed ?? '',
    ]),
  );
  const numberOfQuestions = Math.max(1, Math.floor(request.numberOfQuestions));
  const technicalCount =
    request.interviewType === 'technical'
      ? numberOfQuestions
      : request.interviewType === 'hr'
        ? 0
        : Math.ceil(numberOfQuestions / 2);
  const ground = groundOf(request);
  const technical = chooseQuestions('technical', technicalCount, ground, choice);
  const hr = chooseQuestions('hr', numberOfQuestions - technicalCount, ground, choice);
  const followUpsOf = createFollowUps(ground);
  const asked = interleave(hr, technical);
  return {
    questions: asked.map(({ candidate, category }, index) => ({
      ...asQuestion(candidate, category, index, ground),
      followUps: followUpsOf(candidate, category),
    })),
    competencies: [
      ...new Map(
        asked.map(({ candidate: { competency } }) => [competency.name, competency]),
      ).values(),
    ],
  };
}

function asQuestion(
  candidate: Candidate,
  category: Category,
  index: number,
  { request, family: main }: Ground,
): Omit<PlannedQuestion, 'followUps'> {
  const { template, subject, competency } = candidate;
  const wording = wordingOf(template, request);
  const speech = (text: string) => spokenText(filled(text, candidate), request.language);
  const topic = subject ?? asShown(wording.subject);
  // Also use the skill's name in the lexicon as a keyword, in case `subject` is its Arabic name.
  const skill = subject && canonicalSkill(subject);
  const named = skill ? skillNamed(skill)?.family : undefined;
  const family = named === undefined || named === 'other' ? main : named;
  const terms = category === 'technical' && family ? familyTerms(family) : [];
  const keywords = [subject, skill, ...wording.keywords, ...terms]
    .filter((word): word is string => !!word)
    .map((word) => withoutTashkeel(word).toLowerCase());
  return {
    id: questionId(index, template.id, hash(fold(`${topic}${request.seed ?? ''}`)).toString(36)),
    category,
    covers: competency.name,
    topic,
    question: speech(wording.ask),
    rephrased: speech(wording.rephrase),
    expectedPoints: wording.points.map((point) => filled(point, candidate)),
    keywords: [...new Set(keywords)],
    ...(wording.wrongClaims.length > 0 && {
      wrongClaims: wording.wrongClaims.map(({ says, fact }) => ({ says: [...says], fact })),
    }),
  };
}
