import type { Difficulty, PlannedQuestion } from '@portal/protocol';
import { skillNamed } from '../facts/lexicon/skills';
import type { Family } from '../facts/lexicon/skill-lines';
import { fold, withoutTashkeel } from '../language/words';
import { hash, seededChoice, type SeededChoice } from '../language/seeded';
import { FAMILY_BANK } from './bank/family-bank';
import { familyTerms } from './bank/family-terms';
import { GENERAL_HR } from './bank/general-hr';
import { GENERAL_TECHNICAL } from './bank/general-technical';
import { PERSONAL_HR, PERSONAL_TECHNICAL } from './bank/personal';
import { PLACES, type Place, type Template, type Wording } from './bank/template';
import { families, fillings, isSensitive, type QuestionRequest } from './facts';

type Category = PlannedQuestion['category'];
/** A template with its places filled: one question that could be asked. */
interface Candidate { template: Template; fill: Partial<Record<Place, string>>; source: Place | 'bank' }

/** How the sources of questions take turns, by category: the most telling facts of this candidate first. */
const TURNS: Readonly<Record<Category, readonly Candidate['source'][]>> = {
  technical: ['match', 'project', 'gap', 'bank', 'employer', 'skill', 'gap', 'bank', 'duty', 'match', 'bank', 'project', 'skill'],
  hr: ['employer', 'bank', 'role', 'bank', 'project', 'bank', 'company', 'bank', 'employer', 'bank'],
};
const NEIGHBOURS: Readonly<Record<Difficulty, readonly Difficulty[]>> = { easy: ['easy', 'medium', 'hard'], medium: ['medium', 'easy', 'hard'], hard: ['hard', 'medium', 'easy'] };

const MAX_SPOKEN_WORDS = 35;

/**
 * Exactly `questionCount` different questions for this candidate and this position, in the order of asking.
 * The same request gives the same questions; `seed` varies them. `both` is half technical and half HR (the odd one technical).
 */
export function generateQuestions(request: QuestionRequest): PlannedQuestion[] {
  const choice = seededChoice(JSON.stringify([request.resume, request.jobDescription, request.interviewType, request.difficulty, request.questionCount, request.language, request.seed ?? '']));
  const count = Math.max(1, Math.floor(request.questionCount));
  const technicalCount = request.interviewType === 'technical' ? count : request.interviewType === 'hr' ? 0 : Math.ceil(count / 2);
  const technical = pick('technical', technicalCount, request, choice);
  const hr = pick('hr', count - technicalCount, request, choice);
  const family = families(request)[0];
  return interleave(hr, technical).map(({ candidate, category }, index) => asQuestion(candidate, category, index, request, family));
}

function pick(category: Category, count: number, request: QuestionRequest, choice: SeededChoice): Candidate[] {
  const picked: Candidate[] = [];
  const asked = new Set<string>();
  const used = new Map<string, number>();
  for (const allowedRepeats of [0, 1, 3]) {
    for (const difficulty of NEIGHBOURS[request.difficulty]) {
      if (picked.length >= count) return picked;
      takeTurns(queues(category, difficulty, request, choice), category, picked, count, asked, used, allowedRepeats);
    }
  }
  return picked;
}

type Queues = Record<Candidate['source'], Candidate[]>;

/** Takes from the sources in turn. A template comes back with another filling only once all fresh ones are used up. */
function takeTurns(queue: Queues, category: Category, picked: Candidate[], count: number, asked: Set<string>, used: Map<string, number>, allowedRepeats: number): void {
  const turns = TURNS[category];
  let idle = 0;
  for (let turn = picked.length; picked.length < count && idle < turns.length; turn += 1) {
    const source = queue[turns[turn % turns.length]!];
    const at = source.findIndex((candidate) => (used.get(candidate.template.id) ?? 0) <= allowedRepeats && !asked.has(identity(candidate)) && !sameSubject(picked, candidate, allowedRepeats));
    const next = at >= 0 ? source.splice(at, 1)[0]! : null;
    idle = next ? 0 : idle + 1;
    if (!next) continue;
    asked.add(identity(next));
    used.set(next.template.id, (used.get(next.template.id) ?? 0) + 1);
    picked.push(next);
  }
}

const identity = (candidate: Candidate) => `${candidate.template.id}:${Object.values(candidate.fill).join(':').toLowerCase()}`;
/** One question a skill, employer or project, while there are others to ask about. */
const sameSubject = (picked: readonly Candidate[], candidate: Candidate, allowedRepeats: number) =>
  candidate.source !== 'bank' && picked.filter((other) => other.source !== 'bank' && other.fill[other.source] === candidate.fill[candidate.source as Place]).length > allowedRepeats;

function queues(category: Category, difficulty: Difficulty, request: QuestionRequest, choice: SeededChoice): Queues {
  const filling = fillings(request);
  const personal = (category === 'technical' ? PERSONAL_TECHNICAL : PERSONAL_HR)[difficulty];
  const result = { bank: bank(category, difficulty, request, choice) } as Queues;
  for (const place of PLACES) {
    const templates = choice.shuffled(personal.filter((template) => placesOf(template).includes(place) && placesOf(template)[0] === place));
    // Prominent facts first, each with another template than the one before it.
    result[place] = filling[place].flatMap((value, at) => templates.map((_, offset) => templates[(at + offset) % templates.length]!).map((template) => ({ template, fill: { [place]: value }, source: place })));
    result[place] = byFirstUse(result[place]).filter((candidate) => fits(candidate, request));
  }
  return result;
}

/** First one candidate for each subject, then the second ones, and so on. */
function byFirstUse(candidates: readonly Candidate[]): Candidate[] {
  const seen = new Map<string, number>();
  return candidates
    .map((candidate, at) => {
      const subject = Object.values(candidate.fill)[0] ?? '';
      const round = seen.get(subject) ?? 0;
      seen.set(subject, round + 1);
      return { candidate, round, at };
    })
    .sort((a, b) => a.round - b.round || a.at - b.at)
    .map(({ candidate }) => candidate);
}

function bank(category: Category, difficulty: Difficulty, request: QuestionRequest, choice: SeededChoice): Candidate[] {
  const asCandidates = (templates: readonly Template[]): Candidate[] => choice.shuffled(templates).map((template) => ({ template, fill: {}, source: 'bank' }));
  if (category === 'hr') return asCandidates(GENERAL_HR[difficulty]);
  const own = [...new Set(families(request).flatMap((family) => FAMILY_BANK[family] ?? []))].slice(0, 1);
  return [...own.flatMap((family) => asCandidates(family[difficulty])), ...asCandidates(GENERAL_TECHNICAL[difficulty])];
}

const placesOf = (template: Template) => PLACES.filter((place) => template.en.ask.includes(`{${place}}`));
const filled = (text: string, fill: Candidate['fill']) => text.replace(/\{(\w+)\}/g, (whole, place: Place) => fill[place] ?? whole);
const wordingOf = (template: Template, request: QuestionRequest): Wording => (request.language === 'ar-SA' ? template.ar : template.en);

function fits(candidate: Candidate, request: QuestionRequest): boolean {
  const ask = filled(wordingOf(candidate.template, request).ask, candidate.fill);
  return ask.split(/\s+/).length <= MAX_SPOKEN_WORDS && !Object.values(candidate.fill).some(isSensitive);
}

/** HR questions spread evenly among the technical ones; a technical one opens. */
function interleave(hr: readonly Candidate[], technical: readonly Candidate[]): { candidate: Candidate; category: Category }[] {
  const total = hr.length + technical.length;
  const result: { candidate: Candidate; category: Category }[] = [];
  let asked = 0;
  for (let at = 0; at < total; at += 1) {
    const takeHr = asked < hr.length && (at - asked >= technical.length || (asked + 1) * total <= (at + 1) * hr.length);
    result.push(takeHr ? { candidate: hr[asked]!, category: 'hr' } : { candidate: technical[at - asked]!, category: 'technical' });
    if (takeHr) asked += 1;
  }
  return result;
}

function asQuestion({ template, fill, source }: Candidate, category: Category, index: number, request: QuestionRequest, main: Family | undefined): PlannedQuestion {
  const wording = wordingOf(template, request);
  const speech = (text: string) => {
    const spoken = filled(text, fill);
    return request.language === 'ar-SA' ? { text: withoutTashkeel(spoken), spoken } : { text: spoken };
  };
  const subject = source === 'bank' ? undefined : fill[source];
  const topic = subject ?? wording.keywords[0] ?? template.id;
  const family = (subject && skillNamed(subject)?.family) || main;
  const terms = category === 'technical' && family ? familyTerms(family) : [];
  const keywords = [subject, ...wording.keywords, ...terms].filter((word): word is string => !!word).map((word) => withoutTashkeel(word).toLowerCase());
  return {
    id: `q${index + 1}-${template.id}-${hash(fold(`${topic}${request.seed ?? ''}`)).toString(36)}`,
    category, covers: topic, topic,
    question: speech(wording.ask),
    rephrased: speech(wording.rephrase),
    expectedPoints: wording.points.map((point) => filled(point, fill)),
    keywords: [...new Set(keywords)],
    followUps: {},
  };
}
