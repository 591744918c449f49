import type { Difficulty } from '@portal/protocol';
import type { SeededChoice } from '../language/seeded';
import { isHrArea } from './bank/areas';
import {
  answerableBy,
  candidateQueues,
  filled,
  wordingOf,
  type Candidate,
  type Category,
  type Ground,
  type Queues,
} from './candidates';
import type { QuestionRequest } from './facts';
import { spokenText } from '../language/spoken-text';
import { templateIdOf } from './question-id';

/**
 * The order in which sources take turns, by category. At least half of the technical questions are
 * about the trade and the job's duties.
 */
const TURNS: Readonly<Record<Category, readonly Candidate['source'][]>> = {
  technical: [
    'bank',
    'project',
    'bank',
    'match',
    'bank',
    'employer',
    'bank',
    'duty',
    'bank',
    'match',
    'bank',
    'duty',
    'match',
    'gap',
    'bank',
    'skill',
  ],
  hr: [
    'employer',
    'bank',
    'role',
    'bank',
    'project',
    'bank',
    'company',
    'bank',
    'employer',
    'bank',
  ],
};
const NEIGHBOURS: Readonly<Record<Difficulty, readonly Difficulty[]>> = {
  easy: ['easy', 'medium', 'hard'],
  medium: ['medium', 'easy', 'hard'],
  hard: ['hard', 'medium', 'easy'],
};

/**
 * Limits for one pass of choosing questions; later passes allow more repetition.
 * - `templateUses`: maximum number of questions already chosen from the same template
 * - `competencyUses`: maximum number already chosen with the same competency or subject
 * - `neighbours`: whether other difficulties are allowed
 * - `halfFromJob`: whether at least half of the technical questions must be about the trade or a duty
 */
interface Pass {
  templateUses: number;
  competencyUses: number;
  neighbours: boolean;
  halfFromJob: boolean;
}
const PASSES: readonly Pass[] = [
  { templateUses: 0, competencyUses: 0, neighbours: false, halfFromJob: true },
  { templateUses: 0, competencyUses: 2, neighbours: false, halfFromJob: true },
  { templateUses: 0, competencyUses: 2, neighbours: true, halfFromJob: true },
  { templateUses: 2, competencyUses: 3, neighbours: false, halfFromJob: true },
  { templateUses: Infinity, competencyUses: Infinity, neighbours: true, halfFromJob: false },
];

/**
 * Chooses distinct questions in one category, in the order to ask them. Prefers the requested
 * difficulty and spreads the questions over the competencies, repeating a competency only if
 * necessary. What the person was asked before comes last.
 */
export function chooseQuestions(
  category: Category,
  count: number,
  ground: Ground,
  choice: SeededChoice,
): Candidate[] {
  const picked: Candidate[] = [];
  const wanted = ground.request.difficulty;
  const queuesOf = (isAskable: (candidate: Candidate) => boolean) =>
    NEIGHBOURS[wanted].map((difficulty) => {
      const queues = candidateQueues(category, difficulty, ground, choice);
      for (const queue of Object.values(queues))
        queue.splice(0, queue.length, ...queue.filter(isAskable));
      return [difficulty, queues] as const;
    });
  const isNew = newTo(ground.request);
  const isAnswerable = answerableBy(ground.request);
  choose(queuesOf((candidate) => isNew(candidate) && isAnswerable(candidate)));
  if (picked.length < count)
    choose(queuesOf((candidate) => isNew(candidate) && !isAnswerable(candidate)));
  // Whoever has been asked everything is asked some of it again.
  if (picked.length < count) choose(queuesOf((candidate) => !isNew(candidate)));
  return picked;

  function choose(byDifficulty: readonly (readonly [Difficulty, Queues])[]) {
    for (const pass of PASSES)
      for (const [difficulty, queues] of byDifficulty)
        if (pass.neighbours || difficulty === wanted)
          takeTurns(queues, TURNS[category], picked, count, pass);
  }
}

/**
 * Returns a test for questions that the person was not asked before: not in these words, and for a
 * question of the bank in neither language.
 */
function newTo({ askedBefore = [], language }: QuestionRequest) {
  const texts = new Set(askedBefore.map(({ question }) => question.text));
  const templates = new Set(askedBefore.map(templateIdOf));
  return (candidate: Candidate) => {
    const { template, source } = candidate;
    const { text } = spokenText(filled(wordingOf(template, { language }).ask, candidate), language);
    return !texts.has(text) && !(source === 'bank' && templates.has(template.id));
  };
}

function takeTurns(
  queues: Queues,
  turns: readonly Candidate['source'][],
  picked: Candidate[],
  count: number,
  pass: Pass,
): void {
  let idle = 0;
  for (let turn = picked.length; picked.length < count && idle < turns.length; turn += 1) {
    const mayBePersonal = !pass.halfFromJob || (personal(picked) + 1) * 2 <= count;
    const queue = queues[turns[turn % turns.length]!];
    const at = queue.findIndex((candidate) => isAllowed(candidate, picked, pass, mayBePersonal));
    idle = at >= 0 ? 0 : idle + 1;
    if (at >= 0) picked.push(...queue.splice(at, 1));
  }
}

const isPersonal = ({ template, source }: Candidate) =>
  !isHrArea(template.area) && source !== 'bank' && source !== 'duty';
const personal = (picked: readonly Candidate[]) => picked.filter(isPersonal).length;

/** A plan asks about at most one skill that the candidate may not have. */
const MAX_GAPS = 1;

function isAllowed(
  candidate: Candidate,
  picked: readonly Candidate[],
  { templateUses, competencyUses }: Pass,
  mayBePersonal: boolean,
): boolean {
  const { template, source, subject, competency } = candidate;
  const uses = (test: (other: Candidate) => boolean) => picked.filter(test).length;
  return (
    (mayBePersonal || !isPersonal(candidate)) &&
    (source !== 'gap' || uses((other) => other.source === 'gap') < MAX_GAPS) &&
    uses((other) => other.template.id === template.id) <= templateUses &&
    uses((other) => other.competency.name === competency.name) <= competencyUses &&
    (!subject || uses((other) => other.subject === subject) <= competencyUses)
  );
}

/**
 * Id of the template that asks for the candidate's career story. If chosen, this question comes
 * first, because it would be out of place halfway through.
 */
const OPENING = 'introduce';

/**
 * Spreads the HR questions evenly among the technical ones. A technical question comes first,
 * unless the opening question was chosen.
 */
export function interleave(
  hr: readonly Candidate[],
  technical: readonly Candidate[],
): { candidate: Candidate; category: Category }[] {
  const total = hr.length + technical.length;
  const result: { candidate: Candidate; category: Category }[] = [];
  let asked = 0;
  for (let at = 0; at < total; at += 1) {
    const takeHr =
      asked < hr.length &&
      (at - asked >= technical.length || (asked + 1) * total <= (at + 1) * hr.length);
    result.push(
      takeHr
        ? { candidate: hr[asked]!, category: 'hr' }
        : { candidate: technical[at - asked]!, category: 'technical' },
    );
    if (takeHr) asked += 1;
  }
  const opening = result.findIndex(({ candidate }) => candidate.template.id === OPENING);
  return opening > 0 ? openWith(result, opening) : result;
}

function openWith<T extends { category: Category }>(questions: readonly T[], opening: number): T[] {
  const others = questions.filter((_, at) => at !== opening);
  return [questions[opening]!, ...others];
}
