import type { Difficulty, PlannedCompetency, PlannedQuestion } from '@portal/protocol';
import { isSensitive } from '../facts/sensitive';
import type { SeededChoice } from '../language/seeded';
import { FAMILY_BANK } from './bank/family-bank';
import { GENERAL_HR } from './bank/general-hr';
import { GENERAL_TECHNICAL } from './bank/general-technical';
import { PERSONAL_HR } from './bank/personal-hr';
import { PERSONAL_TECHNICAL } from './bank/personal-technical';
import { PLACES, type Place, type Template, type Wording } from './bank/template';
import { askedAreas, competencyOf, skillName } from './competencies';
import { families } from './families';
import { fillings, type QuestionRequest } from './facts';

export type Category = PlannedQuestion['category'];

/** A template with its place filled: one question that could be asked. */
export interface Candidate {
  template: Template;
  /** The place that is filled, or the written bank for templates without one. */
  source: Place | 'bank';
  /** What stands in the place. */
  subject: string | undefined;
  competency: PlannedCompetency;
}

export type Queues = Record<Candidate['source'], Candidate[]>;

const MAX_SPOKEN_WORDS = 35;

export const wordingOf = (template: Template, { language }: Pick<QuestionRequest, 'language'>): Wording => (language === 'ar-SA' ? template.ar : template.en);

/** The text with its place filled. */
export const filled = (text: string, { source, subject }: Pick<Candidate, 'source' | 'subject'>) => (source === 'bank' || !subject ? text : text.replaceAll(`{${source}}`, () => inSentence(source, subject)));

/** "Infection control" is a common noun within a sentence; "Node.js", "Power BI" and what a person named stay as they are. */
const inSentence = (source: Place, name: string) =>
  (source === 'skill' || source === 'match' || source === 'gap') && /^\p{Lu}\p{Ll}+(?: \p{Ll}[\p{Ll}-]*)+$/u.test(name) ? name[0]!.toLowerCase() + name.slice(1) : name;

/** Everything that could be asked in this category at this difficulty, by where it comes from, the most telling first. */
export function candidateQueues(category: Category, difficulty: Difficulty, request: QuestionRequest, choice: SeededChoice): Queues {
  const filling = fillings(request);
  const asked = askedAreas(request);
  const candidate = (template: Template, source: Place | 'bank', subject?: string): Candidate => ({ template, source, subject, competency: competencyOf(template, source, subject, request.language, asked) });
  const personal = (category === 'technical' ? PERSONAL_TECHNICAL : PERSONAL_HR)[difficulty];
  const written = bank(category, difficulty, request, choice).map((template) => candidate(template, 'bank'));
  const result = { bank: byAskedArea(written, asked) } as Queues;
  for (const place of PLACES) {
    const templates = choice.shuffled(personal.filter((template) => template.en.ask.includes(`{${place}}`)));
    const names = filling[place].map((value) => (place === 'duty' ? value : skillName(value, request.language)));
    // Prominent facts first, each with another template than the one before it.
    result[place] = byFirstUse(names.flatMap((name, at) => templates.map((_, offset) => candidate(templates[(at + offset) % templates.length]!, place, name))))
      .filter((each) => fits(each, request));
  }
  return result;
}

/** First one candidate for each subject, then the second ones, and so on. */
function byFirstUse(candidates: readonly Candidate[]): Candidate[] {
  const seen = new Map<string, number>();
  return candidates
    .map((candidate, at) => {
      const round = seen.get(candidate.subject!) ?? 0;
      seen.set(candidate.subject!, round + 1);
      return { candidate, round, at };
    })
    .sort((a, b) => a.round - b.round || a.at - b.at)
    .map(({ candidate }) => candidate);
}

const byAskedArea = (candidates: readonly Candidate[], asked: ReturnType<typeof askedAreas>): Candidate[] =>
  [...candidates].sort((a, b) => Number(asked.has(b.template.area)) - Number(asked.has(a.template.area)));

/** The family's own questions first, then those that fit any work. */
function bank(category: Category, difficulty: Difficulty, request: QuestionRequest, choice: SeededChoice): Template[] {
  const family = families(request)[0];
  const own = family ? FAMILY_BANK[family][category][difficulty] : [];
  const general = (category === 'hr' ? GENERAL_HR : GENERAL_TECHNICAL)[difficulty];
  return [...choice.shuffled(own), ...choice.shuffled(general)];
}

function fits(candidate: Candidate, request: QuestionRequest): boolean {
  const ask = filled(wordingOf(candidate.template, request).ask, candidate);
  return ask.split(/\s+/).length <= MAX_SPOKEN_WORDS && !isSensitive(candidate.subject ?? '');
}
