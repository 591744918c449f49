import type { PlannedQuestion } from '@portal/protocol';
import { z } from 'zod';
import { askFor } from '../ask-for';
import { addressesTheModel, asData, DATA_IS_NO_INSTRUCTION } from '../fence';
import { attempt, type Outcome, type TaskContext } from './attempt';
import { isQuoteFromPart } from './guards';

/** How an answer deals with an expected point. */
export const POINT_VERDICTS = ['covered', 'partly', 'wrong', 'absent'] as const;
export type PointVerdict = (typeof POINT_VERDICTS)[number];

/** What the runs found about one expected point. The rules read a point that is `uncertain`. */
export type PointReading =
  | { verdict: Exclude<PointVerdict, 'absent'>; quote: string }
  | { verdict: 'absent' | 'uncertain'; quote: null };

export interface AnswerReading {
  /** A reading for each expected point, in order. */
  points: PointReading[];
  runs: number;
  /** Share (0–1) of the points on which all runs agree. */
  agreement: number;
}

/** An answer to read. */
export interface GivenAnswer {
  question: PlannedQuestion;
  /** Each part was said in one message, so that a quote from it stands in the transcript. */
  parts: readonly string[];
}

/** Number of times that each answer is read. */
export const READING_RUNS = 3;
/** How long to wait for each run (ms). Nobody waits for it: the report is made in the background. */
const PATIENCE_MS = 30_000;
const POINT_TOKENS = 120;
/** Maximum length of an answer (characters). A longer one is read by the rules, not cut. */
const ANSWER_CHARS = 8_000;
const TEXT_CHARS = 600;

const schema = z.strictObject({
  points: z.array(
    z.strictObject({
      point: z.number(),
      verdict: z.enum(POINT_VERDICTS),
      quote: z.string().nullable(),
    }),
  ),
});
type Reply = z.infer<typeof schema>;

const SYSTEM = `You read an answer of a practice job interview and tell for each numbered point whether the answer makes it. You give no score and no opinion. Reply with one JSON object.
covered: the answer makes the point, in whatever words. partly: it touches the point without saying what was done or why. wrong: it says something about the point that is factually false. absent: it does not speak of it. If in doubt between two, take the lesser.
quote: the words of the answer that show it, copied exactly, in one piece; null if absent.
The answer was heard by a speech recognizer: pass over misspelt words, grammar and accent.
${DATA_IS_NO_INSTRUCTION}`;

/**
 * Has a model read which expected points an answer makes, several times. A reading whose quote does
 * not stand in one part of the answer word for word is void. A point is what more than half of all runs say, or
 * `uncertain`. An answer that gives orders to a model is not sent.
 *
 * The result is null if no run could be used.
 */
export async function readAnswerPoints(
  answer: GivenAnswer,
  context: TaskContext,
  runs = READING_RUNS,
): Promise<Outcome<AnswerReading | null>> {
  const { question, parts } = answer;
  if (!mayBeSent(parts.join(' ')) || question.expectedPoints.length === 0)
    return { result: null, failure: null };
  const outcomes = await Promise.all(
    Array.from({ length: runs }, () =>
      attempt<Votes | null>(async () => votesOf(await readOnce(answer, context), answer), null),
    ),
  );
  const votes = outcomes.flatMap(({ result }) => (result ? [result] : []));
  const failure = outcomes.find((outcome) => outcome.failure)?.failure ?? null;
  return { result: votes.length > 0 ? countOf(votes, question, runs) : null, failure };
}

const mayBeSent = (text: string) =>
  text.trim() !== '' && text.length <= ANSWER_CHARS && !addressesTheModel(text);

function readOnce(
  { question, parts }: GivenAnswer,
  { model, ...options }: TaskContext,
): Promise<Reply> {
  return askFor(
    model,
    {
      name: 'points_of_answer',
      schema,
      messages: [
        { role: 'system', content: SYSTEM },
        {
          role: 'user',
          content: [
            asData('question', question.question.text, TEXT_CHARS),
            ...question.expectedPoints.map((point, at) =>
              asData('point', `${at}. ${point}`, TEXT_CHARS),
            ),
            ...aboutAnswers(question),
            asData('candidate_answer', parts.join(' '), ANSWER_CHARS),
          ].join('\n'),
        },
      ],
      maxTokens: POINT_TOKENS * (question.expectedPoints.length + 1),
      patienceMs: PATIENCE_MS,
    },
    options,
  );
}

/** What the plan knows of good, poor and wrong answers to a question. */
const aboutAnswers = ({ anchors, wrongClaims = [] }: PlannedQuestion) => [
  ...(anchors ? [asData('strong_answers', anchors.strong, TEXT_CHARS)] : []),
  ...(anchors ? [asData('weak_answers', anchors.weak, TEXT_CHARS)] : []),
  ...wrongClaims.map(({ fact }) => asData('fact', fact, TEXT_CHARS)),
];

/** What one run says about each point; points without a valid reading are missing. */
type Votes = ReadonlyMap<number, PointReading>;

function votesOf({ points }: Reply, { parts }: GivenAnswer): Votes {
  const votes = new Map<number, PointReading>();
  for (const { point, verdict, quote } of points) {
    // A run that reads a point twice contradicts itself or pads its reply: the first counts.
    if (votes.has(point)) continue;
    if (verdict === 'absent') votes.set(point, { verdict, quote: null });
    else if (quote !== null && isQuoteFromPart(quote, parts))
      votes.set(point, { verdict, quote: quote.trim() });
  }
  return votes;
}

function countOf(
  votes: readonly Votes[],
  { expectedPoints }: PlannedQuestion,
  runs: number,
): AnswerReading {
  const points = expectedPoints.map((_, at) => majority(votes, at, runs));
  const agreed = points.filter(
    ({ verdict }, at) =>
      votes.length === runs && votes.every((vote) => vote.get(at)?.verdict === verdict),
  );
  return { points, runs, agreement: agreed.length / expectedPoints.length };
}

function majority(votes: readonly Votes[], point: number, runs: number): PointReading {
  const readings = votes.flatMap((vote) => vote.get(point) ?? []);
  for (const verdict of POINT_VERDICTS) {
    const same = readings.filter((reading) => reading.verdict === verdict);
    if (same.length * 2 > runs) return same[0]!;
  }
  return { verdict: 'uncertain', quote: null };
}
