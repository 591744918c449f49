import type { Difficulty, PlannedCompetency, PlannedQuestion } from '@portal/protocol';
import type { WorkFamily } from '../facts/lexicon/families';
import { isSensitive } from '../facts/sensitive';
import type { SeededChoice } from '../language/seeded';
import { fold } from '../language/words';
import { FAMILY_BANK } from './bank/family-bank';
import { GENERAL_HR } from './bank/general-hr';
import { GENERAL_TECHNICAL } from './bank/general-technical';
import { JOB_TECHNICAL } from './bank/job-technical';
import { JUNIOR_HR } from './bank/junior-hr';
import { JUNIOR_TECHNICAL } from './bank/junior-technical';
import { isForNewcomers } from './bank/newcomers';
import { PERSONAL_HR } from './bank/personal-hr';
import { PERSONAL_TECHNICAL } from './bank/personal-technical';
import { PLACES, type Place, type Template, type Wording } from './bank/template';
import type { Trade } from './bank/trades/trade';
import { TRADES } from './bank/trades/trades';
import { askedAreas, competencyOf, skillName } from './competencies';
import { familyOfWork } from './families';
import { fillings, isJunior, type QuestionRequest } from './facts';

export type Category = PlannedQuestion['category'];

/** A question that could be asked: a template with its placeholder filled. */
export interface Candidate {
  template: Template;
  /** The placeholder that was filled, or `bank` for a template without one. */
  source: Place | 'bank';
  /** The value of the placeholder; undefined for a template without one. */
  subject: string | undefined;
  competency: PlannedCompetency;
}

/** The facts on which an interview's questions are based. Extracted only once per interview. */
export interface Ground {
  request: QuestionRequest;
  family: WorkFamily | undefined;
  filling: ReturnType<typeof fillings>;
  askedAreas: ReturnType<typeof askedAreas>;
}

export const groundOf = (request: QuestionRequest): Ground => ({
  request,
  family: familyOfWork(request),
  filling: fillings(request),
  askedAreas: askedAreas(request),
});

export type Queues = Record<Candidate['source'], Candidate[]>;

const MAX_SPOKEN_WORDS = 35;

export const wordingOf = (
  template: Template,
  { language }: Pick<QuestionRequest, 'language'>,
): Wording => (language === 'ar-SA' ? template.ar : template.en);

/** Returns a text with its placeholder filled. */
export const filled = (text: string, { source, subject }: Pick<Candidate, 'source' | 'subject'>) =>
  source === 'bank' || !subject
    ? text
    : text.replaceAll(`{${source}}`, () =>
        isArabic(text) ? subject : inSentence(source, subject),
      );

const isArabic = (text: string) => /[\u0621-\u064A]/.test(text);

/**
 * Converts a skill that is a common noun to lower case ("infection control"). Product names
 * ("Node.js", "Power BI") and the names of employers and projects stay as they are.
 */
const inSentence = (source: Place, name: string) =>
  (source === 'skill' || source === 'match' || source === 'gap') &&
  /^\p{Lu}\p{Ll}+(?: \p{Ll}[\p{Ll}-]*)+$/u.test(name)
    ? name[0]!.toLowerCase() + name.slice(1)
    : name;

/**
 * Returns all possible questions for this category and difficulty, grouped by source, with the most
 * relevant first.
 */
export function candidateQueues(
  category: Category,
  difficulty: Difficulty,
  ground: Ground,
  choice: SeededChoice,
): Queues {
  const { request, filling, askedAreas: asked } = ground;
  const candidate = (template: Template, source: Place | 'bank', subject?: string): Candidate => ({
    template,
    source,
    subject,
    competency: competencyOf(template, source, subject, request.language, asked),
  });
  const personal =
    category === 'technical'
      ? [...PERSONAL_TECHNICAL[difficulty], ...JOB_TECHNICAL[difficulty]]
      : PERSONAL_HR[difficulty];
  const result = {
    bank: bank(category, difficulty, ground, choice).map((template) => candidate(template, 'bank')),
  } as Queues;
  for (const place of PLACES) {
    const templates = choice.shuffled(
      personal.filter((template) => template.en.ask.includes(`{${place}}`)),
    );
    const values = ROTATED.has(place) ? rotated(filling[place], choice) : filling[place];
    const names = values.map((value) =>
      place === 'duty' ? value : skillName(value, request.language),
    );
    // Put prominent facts early, and vary the template between consecutive questions.
    result[place] = byFirstUse(
      names.flatMap((name, at) =>
        templates.map((_, offset) =>
          candidate(templates[(at + offset) % templates.length]!, place, name),
        ),
      ),
    ).filter((each) => fits(each, request));
  }
  return result;
}

/**
 * Number of facts that are about equally prominent. They change places from interview to interview,
 * so that no two begin with the same skill.
 */
const BAND = 4;
const ROTATED: ReadonlySet<Place> = new Set(['match', 'skill', 'gap', 'duty']);

const rotated = (values: readonly string[], choice: SeededChoice): string[] =>
  Array.from({ length: Math.ceil(values.length / BAND) }, (_, band) =>
    choice.shuffled(values.slice(band * BAND, (band + 1) * BAND)),
  ).flat();

/**
 * Reorders candidate questions: first one for each subject, then a second one for each, and so on.
 */
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

/** The depth of the trade for people without a job: what only experience answers is not asked. */
const FOR_NEWCOMERS: Readonly<Record<Difficulty, Difficulty>> = {
  easy: 'easy',
  medium: 'easy',
  hard: 'medium',
};

/** Number of questions about the trade before people without a job are asked about their studies. */
const FIRST_OF_NEWCOMERS = 1;

/**
 * Returns templates for the job's trades and its family in turn, then the general ones. Each group
 * begins with templates about behaviour that the job asks for. People without a job behind
 * them are first asked how they would do something, and about their studies.
 */
function bank(
  category: Category,
  difficulty: Difficulty,
  { family, askedAreas: asked, request }: Ground,
  choice: SeededChoice,
): Template[] {
  const isNewcomer = isJunior(request);
  const ordered = (templates: readonly Template[]) =>
    choice
      .shuffled(templates)
      .sort((a, b) => Number(asked.has(b.area)) - Number(asked.has(a.area)));
  const technical = category === 'technical';
  const depth = isNewcomer ? FOR_NEWCOMERS[difficulty] : difficulty;
  const ofFamily = ordered(
    family && isOf(FAMILY_BANK[family], workOf(request))
      ? FAMILY_BANK[family][category][depth]
      : [],
  );
  const ofTrades =
    technical && family
      ? tradesOf(request, family, isNewcomer).map(({ technical: questions, forNewcomers }) =>
          choice.shuffled(questions[forNewcomers ? difficulty : depth]),
        )
      : [];
  const special = alternated([...ofTrades, ofFamily]);
  const groups = [
    isNewcomer ? special.slice(0, FIRST_OF_NEWCOMERS) : special,
    ordered(isNewcomer ? (technical ? JUNIOR_TECHNICAL : JUNIOR_HR)[difficulty] : []),
    isNewcomer ? special.slice(FIRST_OF_NEWCOMERS) : [],
    ordered((technical ? GENERAL_TECHNICAL : GENERAL_HR)[difficulty]),
  ];
  return groups.flat();
}

/**
 * Returns a test for questions that the person can answer from what they have done so far. People
 * without a job are asked about their resume, their studies and what they would do.
 */
export function answerableBy(request: QuestionRequest): (candidate: Candidate) => boolean {
  if (!isJunior(request)) return () => true;
  return ({ source, template }) => OF_RESUME.has(source) || isForNewcomers(template);
}

const OF_RESUME: ReadonlySet<Candidate['source']> = new Set([
  'project',
  'match',
  'skill',
  'employer',
]);

/** The title, duties and skills of the position, folded; null without a position. */
function workOf({ jobDescription }: QuestionRequest): string | null {
  if (!jobDescription) return null;
  const { title, parsed } = jobDescription;
  return fold([title, ...parsed.responsibilities, ...parsed.skills].join('\n'));
}

/** Whether a position is of the work that a bank of questions is about. */
const isOf = ({ evidence }: { evidence?: RegExp }, work: string | null) =>
  !evidence || (work !== null && evidence.test(work));

/** The trades that the job's title, duties or skills name, the narrower ones first. */
function tradesOf(request: QuestionRequest, family: WorkFamily, isNewcomer: boolean): Trade[] {
  const work = workOf(request);
  const title = fold(request.jobDescription?.title ?? '');
  const trades = Object.values(TRADES).filter(
    (trade) => trade.family === family && (isNewcomer || !trade.forNewcomers) && isOf(trade, work),
  );
  const titled = trades.filter(({ evidence }) => evidence?.test(title));
  return titled.length > 0
    ? trades.filter((trade) => !trade.apart || titled.includes(trade))
    : trades;
}

/** Takes from several lists in turn. */
const alternated = <T>(lists: readonly (readonly T[])[]): T[] =>
  Array.from({ length: Math.max(0, ...lists.map(({ length }) => length)) }, (_, at) =>
    lists.flatMap((list) => list.slice(at, at + 1)),
  ).flat();

function fits(candidate: Candidate, request: QuestionRequest): boolean {
  const ask = filled(wordingOf(candidate.template, request).ask, candidate);
  return ask.split(/\s+/).length <= MAX_SPOKEN_WORDS && !isSensitive(candidate.subject ?? '');
}
