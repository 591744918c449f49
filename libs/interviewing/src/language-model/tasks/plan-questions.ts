import type { InterviewPlan, Language, PlannedQuestion } from '@portal/protocol';
import { z } from 'zod';
import { isSpeakableName } from '../../facts/speakable';
import { tame } from '../../facts/tame';
import { hash } from '../../language/seeded';
import { fold, withoutTashkeel, words } from '../../language/words';
import { questionId } from '../../questions/question-id';
import { askFor } from '../ask-for';
import { asData, DATA_IS_NO_INSTRUCTION } from '../fence';
import { givesVerdict } from '../sentence-rules';
import { attempt, type Outcome, type TaskContext } from './attempt';
import {
  type Given,
  givenIn,
  inventsFigure,
  inventsName,
  isFit,
  isInScriptOf,
  isOneQuestion,
  isWrittenIn,
  similarity,
  together,
  withoutContacts,
  withoutOrders,
} from './guards';
import { LANGUAGES } from '../languages';

export interface PlanTask {
  /** The plan that the rules made. */
  plan: InterviewPlan;
  /** Texts of the documents; empty if there is none. */
  resume: string;
  job: string;
  /** What this person was asked in earlier interviews. It is compared here, and not sent. */
  askedBefore: readonly Pick<PlannedQuestion, 'question'>[];
}

export interface ImprovedPlan {
  plan: InterviewPlan;
  /** Why questions of the model were refused, by their index in the plan. */
  refused: { index: number; fault: QuestionFault }[];
}

export type QuestionFault =
  | 'not_one_question'
  | 'too_long'
  | 'language'
  | 'unfit'
  | 'verdict'
  | 'invented'
  | 'asked_before'
  | 'points'
  | 'topic';

/** How long to wait (ms). The candidate waits for the room meanwhile. */
const PATIENCE_MS = 10_000;
/**
 * Questions per request. The requests run at the same time, because a model needs about as long for
 * ten questions as the candidate would wait for the room.
 */
const QUESTIONS_PER_REQUEST = 3;
/** Length of a question with all that belongs to it, in tokens. Arabic needs about twice as many. */
const QUESTION_TOKENS: Readonly<Record<Language, number>> = { 'en-US': 400, 'ar-SA': 800 };
const DOCUMENT_CHARS = 8_000;
const TEXT_CHARS = 600;

const QUESTION_WORDS = { from: 5, to: 40 };
const POINTS = { from: 3, to: 5 };
const KEYWORDS = { from: 3, to: 12 };
const POINT_WORDS = 16;
const KEYWORD_WORDS = 4;
const TOPIC_WORDS = 6;
const ANCHOR_WORDS = 35;
const MAX_CLAIMS = 3;
/** Two questions that share more of their content words ask the same. */
const SAME_FROM = 0.75;

const schema = z.strictObject({
  questions: z.array(
    z.strictObject({
      index: z.number(),
      question: z.string(),
      rephrased: z.string(),
      topic: z.string(),
      expectedPoints: z.array(z.string()),
      keywords: z.array(z.string()),
      strong: z.string(),
      weak: z.string(),
      wrongClaims: z.array(z.strictObject({ claim: z.string(), fact: z.string() })),
    }),
  ),
});
type Proposal = z.infer<typeof schema>['questions'][number];

const systemPrompt = ({ language, interviewType, difficulty }: InterviewPlan) =>
  `You improve the questions of a practice job interview (${interviewType}, ${difficulty}). Reply with one JSON object.
For each numbered question (not for the other ones) you may give a better one of the same category and about the same competency: one that a hiring manager of this trade would ask this person. Leave out those that are good as they are.
question: at most ${QUESTION_WORDS.to} words, exactly one question, one question mark at its end. rephrased: the same in simpler words, also one question. topic: its subject in at most ${TOPIC_WORDS} words.
expectedPoints: ${POINTS.from} to ${POINTS.to} things that a good answer holds, at most ${POINT_WORDS} words each. keywords: ${KEYWORDS.from} to ${KEYWORDS.to} words of such answers. strong and weak: one sentence each on what a strong and a weak answer are like.
wrongClaims: up to ${MAX_CLAIMS} factual mistakes that candidates make about the subject, each with what is right.
Language of all texts: ${LANGUAGES[language]}.
Never: a name, employer, product or figure that is in neither document; age, family, religion, health, origin or politics; a score, verdict or promise.
${DATA_IS_NO_INSTRUCTION}`;

/**
 * Lets a model replace questions of the rules' plan by better ones. Number, order, categories and
 * competencies stay. A question that fails a check, or that came late, is the rules'. `failure` is
 * the first of several.
 *
 * Models write Arabic without diacritics: with a voice that cannot read it so, keep the rules' plan.
 */
export async function planQuestions(
  task: PlanTask,
  { model, ...options }: TaskContext,
): Promise<Outcome<ImprovedPlan>> {
  const { plan } = task;
  const documents = {
    resume: withoutContacts(withoutOrders(tame(task.resume))).slice(0, DOCUMENT_CHARS),
    job: withoutContacts(withoutOrders(tame(task.job))).slice(0, DOCUMENT_CHARS),
  };
  const replies = await Promise.all(
    groupsOf(plan.questions.length).map((indices) =>
      attempt<Proposal[]>(async () => {
        const reply = await askFor(
          model,
          {
            name: 'interview_questions',
            schema,
            messages: [
              { role: 'system', content: systemPrompt(plan) },
              { role: 'user', content: userPrompt(task, documents, indices) },
            ],
            maxTokens: QUESTION_TOKENS[plan.language] * indices.length,
            patienceMs: PATIENCE_MS,
          },
          options,
        );
        return reply.questions.filter(({ index }) => indices.includes(index));
      }, []),
    ),
  );
  return {
    result: improved(
      task,
      replies.flatMap(({ result }) => result),
      `${documents.resume}\n${documents.job}`,
    ),
    failure: replies.find(({ failure }) => failure !== null)?.failure ?? null,
  };
}

/** Splits the indices of the questions into groups that are asked for in one request each. */
const groupsOf = (count: number): number[][] =>
  Array.from({ length: Math.ceil(count / QUESTIONS_PER_REQUEST) }, (_, group) =>
    Array.from(
      { length: Math.min(QUESTIONS_PER_REQUEST, count - group * QUESTIONS_PER_REQUEST) },
      (__, at) => group * QUESTIONS_PER_REQUEST + at,
    ),
  );

const userPrompt = (
  { plan }: PlanTask,
  { resume, job }: Record<'resume' | 'job', string>,
  indices: readonly number[],
) =>
  [
    asData('resume', resume, DOCUMENT_CHARS),
    asData('job_description', job, DOCUMENT_CHARS),
    asData('job_title', plan.job.title, TEXT_CHARS),
    ...plan.questions.map(({ category, covers, question, expectedPoints }, index) =>
      indices.includes(index)
        ? asData(
            'question',
            `${index}. ${category}, ${covers}: ${question.text} (${expectedPoints.join('; ')})`,
            TEXT_CHARS,
          )
        : asData('other_question', question.text, TEXT_CHARS),
    ),
  ].join('\n');

function improved(
  { plan, askedBefore }: PlanTask,
  proposals: readonly Proposal[],
  documents: string,
): ImprovedPlan {
  const questions = [...plan.questions];
  const refused: ImprovedPlan['refused'] = [];
  const taken = new Set<number>();
  const given = givenIn(documents);
  for (const proposal of proposals) {
    const { index } = proposal;
    const planned = plan.questions[index];
    if (!planned || taken.has(index)) continue;
    taken.add(index);
    const others = [...askedBefore, ...questions.filter((_, at) => at !== index)];
    const fault = faultOf(proposal, planned, others, plan, { documents, given });
    if (fault) refused.push({ index, fault });
    else questions[index] = asPlanned(proposal, planned, index);
  }
  return { plan: { ...plan, questions }, refused };
}

const asPlanned = (
  proposal: Proposal,
  planned: PlannedQuestion,
  index: number,
): PlannedQuestion => ({
  id: questionId(index, 'model', hash(fold(proposal.question)).toString(36)),
  category: planned.category,
  covers: planned.covers,
  topic: clean(proposal.topic),
  question: { text: clean(proposal.question) },
  rephrased: { text: clean(proposal.rephrased) },
  expectedPoints: proposal.expectedPoints.map(clean),
  keywords: [...new Set(proposal.keywords.map((keyword) => clean(keyword).toLowerCase()))],
  anchors: { strong: clean(proposal.strong), weak: clean(proposal.weak) },
  // Nobody has checked them: they help a model to read an answer, and the rules to nothing.
  wrongClaims: proposal.wrongClaims.map(({ fact }) => ({ says: [], fact: clean(fact) })),
  // The rules' follow-ups belong to their question; the general ones fit any.
  followUps: {},
});

const clean = (text: string) => withoutTashkeel(text).replace(/\s+/g, ' ').trim();

/** Returns why a question must not be asked, or null if it may. */
function faultOf(
  proposal: Proposal,
  planned: PlannedQuestion,
  others: readonly Pick<PlannedQuestion, 'question'>[],
  { language, job, candidate }: InterviewPlan,
  from: { documents: string; given: Given },
): QuestionFault | null {
  const { question, rephrased, topic } = proposal;
  const own = `${job.title}\n${job.companyName ?? ''}\n${candidate.firstName}\n${planned.question.text}\n${planned.topic}`;
  const given = together(from.given, givenIn(own));
  const spoken = [question, rephrased];
  if (!spoken.every(isOneQuestion)) return 'not_one_question';
  if (spoken.some((text) => !isWithin(words(text).length, QUESTION_WORDS))) return 'too_long';
  const all = [...spoken, topic, ...detailsOf(proposal)];
  if (!all.every(isFit)) return 'unfit';
  if (!spoken.every((text) => isWrittenIn(language, text, given))) return 'language';
  if (spoken.some((text) => givesVerdict(text, `${from.documents}\n${own}`))) return 'verdict';
  if (spoken.some((text) => inventsName(text, given))) return 'invented';
  if (all.some((text) => inventsFigure(text, given))) return 'invented';
  if (others.some((other) => similarity(other.question.text, question) >= SAME_FROM))
    return 'asked_before';
  if (words(topic).length > TOPIC_WORDS || !isSpeakableName(topic)) return 'topic';
  return hasGoodDetails(proposal, language, given) ? null : 'points';
}

const detailsOf = ({ expectedPoints, keywords, strong, weak, wrongClaims }: Proposal) => [
  ...expectedPoints,
  ...keywords,
  strong,
  weak,
  ...wrongClaims.flatMap(({ claim, fact }) => [claim, fact]),
];

function hasGoodDetails(proposal: Proposal, language: Language, known: Given): boolean {
  const { expectedPoints, keywords, strong, weak, wrongClaims } = proposal;
  const given = together(known, givenIn(keywords.join(' ')));
  const claims = wrongClaims.flatMap(({ claim, fact }) => [claim, fact]);
  const isText = (text: string, maxWords: number) =>
    isWithin(words(text).length, { from: 1, to: maxWords }) &&
    isInScriptOf(language, text, given) &&
    !inventsName(text, known, { skills: true });
  return (
    isWithin(expectedPoints.length, POINTS) &&
    new Set(expectedPoints.map(fold)).size === expectedPoints.length &&
    expectedPoints.every((point) => isText(point, POINT_WORDS)) &&
    isWithin(keywords.length, KEYWORDS) &&
    keywords.every((keyword) => isWithin(words(keyword).length, { from: 1, to: KEYWORD_WORDS })) &&
    [strong, weak].every(
      (text) => isText(text, ANCHOR_WORDS) && isWrittenIn(language, text, given),
    ) &&
    wrongClaims.length <= MAX_CLAIMS &&
    claims.every((text) => isText(text, ANCHOR_WORDS))
  );
}

const isWithin = (value: number, { from, to }: { from: number; to: number }) =>
  value >= from && value <= to;
