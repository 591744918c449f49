import type { InterviewMessage, InterviewPlan, Language } from '@portal/protocol';
import { z } from 'zod';
import type { Readings } from '../../assessment/read-interview';
import { keptParts, readTranscript } from '../../assessment/transcript';
import { withoutTashkeel, words } from '../../language/words';
import { askFor } from '../ask-for';
import { asData, DATA_IS_NO_INSTRUCTION } from '../fence';
import { LANGUAGES } from '../languages';
import { givesVerdict } from '../sentence-rules';
import { attempt, type Outcome, type TaskContext } from './attempt';
import { givenIn, inventsFigure, inventsName, isFit, isQuoteFromPart, isWrittenIn } from './guards';

/** A sentence of advice and the words of an answer that it is about. */
export interface Advice {
  questionIndex: number;
  sentence: string;
  quote: string;
}

export interface AdviceTask {
  plan: InterviewPlan;
  messages: readonly InterviewMessage[];
  readings: Readings;
}

const MAX_ADVICE = 3;
const MAX_WORDS = 35;
/** How long to wait (ms). Nobody waits for it: the report is made in the background. */
const PATIENCE_MS = 30_000;
const MAX_TOKENS = 700;
const TEXT_CHARS = 600;

const schema = z.strictObject({
  advice: z.array(
    z.strictObject({ question: z.number(), sentence: z.string(), quote: z.string() }),
  ),
});

const systemPrompt = (language: Language) =>
  `You advise the candidate of a practice job interview on what to say better next time. Reply with one JSON object.
You get the numbered questions and what was read in the answers: which expected points they make, with the candidate's words. Give the ${MAX_ADVICE} pieces of advice that help most, or fewer: one sentence of at most ${MAX_WORDS} words each, that says what to do, and a quote: the candidate's words that it is about, copied exactly from what was read.
Language of the sentences: ${LANGUAGES[language]}.
Never: a score, grade, praise, verdict, decision or promise; age, family, religion, health, origin or politics; facts, names or figures that are not given.
${DATA_IS_NO_INSTRUCTION}`;

/**
 * Has a model write the report's advice from what was read in the answers. It sees the quotes, not
 * the answers. Advice whose quote does not stand in its answer, or that says what a report must
 * not, is dropped; an empty list leaves the report with the rules' next steps.
 */
export function writeAdvice(
  { plan, messages, readings }: AdviceTask,
  { model, ...options }: TaskContext,
): Promise<Outcome<Advice[]>> {
  return attempt(async () => {
    const read = [...readings.answers].flatMap(([index, { points }]) => {
      const question = plan.questions[index];
      return question ? [describe(index, question, points)] : [];
    });
    if (read.length === 0) return [];
    const reply = await askFor(
      model,
      {
        name: 'advice',
        schema,
        messages: [
          { role: 'system', content: systemPrompt(plan.language) },
          { role: 'user', content: read.join('\n') },
        ],
        maxTokens: MAX_TOKENS,
        patienceMs: PATIENCE_MS,
      },
      options,
    );
    const parts = new Map(
      readTranscript(plan, messages).answers.map((answer) => [answer.index, keptParts(answer)]),
    );
    return reply.advice
      .map(({ question, sentence, quote }) => ({
        questionIndex: question,
        sentence: withoutTashkeel(sentence).replace(/\s+/g, ' ').trim(),
        quote: quote.trim(),
      }))
      .filter(
        ({ questionIndex }, at, all) =>
          all.findIndex((other) => other.questionIndex === questionIndex) === at,
      )
      .filter((advice) => mayStand(advice, plan, parts.get(advice.questionIndex) ?? []))
      .slice(0, MAX_ADVICE);
  }, []);
}

const describe = (
  index: number,
  { question, expectedPoints }: InterviewPlan['questions'][number],
  points: readonly { verdict: string; quote: string | null }[],
) =>
  [
    asData('question', `${index}. ${question.text}`, TEXT_CHARS),
    ...points.map(({ verdict, quote }, at) =>
      asData(
        'point',
        `${expectedPoints[at]}: ${verdict}${quote === null ? '' : `: “${quote}”`}`,
        TEXT_CHARS,
      ),
    ),
  ].join('\n');

const ONE_SENTENCE = /^[^.!?؟]+(?:\.(?=\S)[^.!?؟]+)*[.!]$/;

function mayStand(
  { questionIndex, sentence, quote }: Advice,
  { questions, language }: InterviewPlan,
  parts: readonly string[],
): boolean {
  const question = questions[questionIndex];
  if (!question) return false;
  const given = `${question.question.text}\n${question.expectedPoints.join('\n')}\n${parts.join(' ')}`;
  const known = givenIn(given);
  return (
    isQuoteFromPart(quote, parts) &&
    ONE_SENTENCE.test(sentence) &&
    words(sentence).length <= MAX_WORDS &&
    isFit(sentence) &&
    isWrittenIn(language, sentence, known) &&
    !givesVerdict(sentence, question.expectedPoints.join('\n')) &&
    !inventsName(sentence, known) &&
    !inventsFigure(sentence, known)
  );
}
