import type { InterviewMessage, InterviewPlan, PlannedQuestion } from '@portal/protocol';
import { readCommand } from '../conversation/commands/read-command';
import { type StoredUtterance, utteranceOf } from '../conversation/utterance';
import { fold, words } from '../language/words';
import { withoutAddresses } from './addressed/addressed';

/** An utterance of the candidate that belongs to an answer. */
export interface AnswerUtterance extends StoredUtterance {
  /** The parts about the work: exact substrings of `text`, without words addressed to the scorer. */
  kept: string[];
  /** `kept` joined; this is what gets scored. */
  scored: string;
  /** Utterances with the same number follow one another without the interviewer between them. */
  run: number;
}

/** Everything the candidate said to one question of the plan. */
export interface Answer {
  index: number;
  question: PlannedQuestion;
  /** Whether the interview reached this question. */
  asked: boolean;
  declined: 'skipped' | 'dont_know' | null;
  /** The utterance that declined it. */
  declining: AnswerUtterance | null;
  utterances: AnswerUtterance[];
}

export interface Transcript {
  answers: Answer[];
  /** Time the interviewer spoke (ms), from real timing. */
  interviewerMs: number;
}

/**
 * Groups the stored messages, given in the order of the conversation, by question. Counts repeated
 * posts of a segment once and ignores commands ("repeat, please").
 */
export function readTranscript(
  plan: InterviewPlan,
  messages: readonly InterviewMessage[],
): Transcript {
  const answers: Answer[] = plan.questions.map((question, index) => ({
    index,
    question,
    asked: false,
    declined: null,
    declining: null,
    utterances: [],
  }));
  let current: number | null = null;
  /**
   * Set once the candidate was invited to ask questions: from then on nothing they say is an
   * answer, whatever question index their page sends.
   */
  let invited = false;
  let run = 0;
  let lastKind: StoredUtterance['kind'] = null;
  let interviewerMs = 0;
  const utterances = messages.map(utteranceOf).filter((utterance) => utterance !== null);
  for (const utterance of withoutRepeats(utterances)) {
    if (utterance.role === 'assistant') {
      interviewerMs += durationOf(utterance);
      run += 1;
      // A withdrawn reply asks nothing; the answer goes on.
      if (utterance.gaveWay) continue;
      const index = utterance.questionIndex ?? indexByWords(utterance.text, plan);
      invited = utterance.kind === 'invitation' || (invited && index === null);
      current = index ?? current;
      const asked = answers[current ?? -1];
      if (asked) asked.asked = true;
      lastKind = utterance.kind;
      continue;
    }
    const answer = answers[utterance.questionIndex ?? current ?? -1];
    if (!answer || invited) continue;
    answer.asked = true;
    const { text } = utterance;
    take(answer, { ...utterance, kept: [text], scored: text, run }, lastKind);
  }
  for (const answer of answers) answer.utterances = aboutTheWork(answer.utterances);
  return { answers, interviewerMs };
}

/** Drops what is addressed to the scorer, both its words and its time. */
function aboutTheWork(utterances: readonly AnswerUtterance[]): AnswerUtterance[] {
  const kept = withoutAddresses(utterances.map(({ text }) => text));
  let run = 0;
  return utterances.flatMap((utterance, at) => {
    const pieces = kept[at] ?? [];
    // A silence next to dropped words is not a pause in the answer.
    if (utterance.run !== utterances[at - 1]?.run || (kept[at - 1] ?? []).length === 0) run += 1;
    return pieces.length > 0 ? [{ ...utterance, kept: pieces, scored: pieces.join(' '), run }] : [];
  });
}

function take(answer: Answer, utterance: AnswerUtterance, lastKind: StoredUtterance['kind']): void {
  const command = readCommand(utterance.text);
  if (command === 'skip' || command === 'dont_know') {
    answer.declined = command === 'skip' ? 'skipped' : 'dont_know';
    answer.declining = utterance;
  }
  const confirms = (command === 'yes' || command === 'no') && lastKind === 'notice';
  if (command && (confirms || (command !== 'yes' && command !== 'no'))) return;
  answer.utterances.push(utterance);
}

/** Keeps the first utterance of each side with a given `segmentId`. */
function withoutRepeats(utterances: readonly StoredUtterance[]): StoredUtterance[] {
  const seen = new Set<string>();
  return utterances.filter(({ segmentId, role }) => {
    if (!segmentId) return true;
    const key = `${role}:${segmentId}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** The question that the interviewer's words contain; null where they contain none. */
function indexByWords(text: string, plan: InterviewPlan): number | null {
  const said = fold(text);
  const at = plan.questions.findIndex((question) => said.includes(fold(question.question.text)));
  return at >= 0 ? at : null;
}

/** How long an utterance sounded (ms); 0 where it was not timed. */
export const durationOf = ({
  startMs,
  endMs,
}: Pick<StoredUtterance, 'startMs' | 'endMs'>): number =>
  startMs !== null && endMs !== null && endMs > startMs ? endMs - startMs : 0;

/** The scored text of an answer. */
export const answerText = (answer: Answer): string =>
  answer.utterances
    .map(({ scored }) => scored)
    .join(' ')
    .trim();

export const wordCount = (answer: Answer): number =>
  answer.utterances.reduce((sum, { scored }) => sum + words(scored).length, 0);

/** Mean recogniser confidence, weighted by words; null if none is known or everything was typed. */
export function meanConfidence(utterances: readonly StoredUtterance[]): number | null {
  const heard = utterances.filter(({ typed, confidence }) => !typed && confidence !== null);
  const total = heard.reduce((sum, { text }) => sum + words(text).length, 0);
  if (total === 0) return null;
  return (
    heard.reduce((sum, { text, confidence }) => sum + (confidence ?? 0) * words(text).length, 0) /
    total
  );
}
