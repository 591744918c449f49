import type { InterviewMessage, InterviewPlan, PlannedQuestion } from '@portal/protocol';
import { readCommand } from '../conversation/commands/read-command';
import { type StoredUtterance, utteranceOf } from '../conversation/utterance';
import { fold, words } from '../language/words';
import { withoutAddresses } from './addressed/addressed';

/** An utterance by the candidate that belongs to an answer. */
export interface AnswerUtterance extends StoredUtterance {
  /**
   * The parts about the work: exact substrings of `text`, without what is addressed to the scorer.
   */
  kept: string[];
  /** `kept` joined; this is what gets scored. */
  scored: string;
  /**
   * Number of the run of utterances that this one belongs to. A run ends when the interviewer
   * speaks or when words are dropped from the answer.
   */
  run: number;
}

/** Everything that the candidate said in reply to one question of the plan. */
export interface Answer {
  index: number;
  question: PlannedQuestion;
  /** Whether the interview reached this question. */
  asked: boolean;
  declined: 'skipped' | 'dont_know' | null;
  /** The utterance in which the candidate declined to answer. */
  declining: AnswerUtterance | null;
  utterances: AnswerUtterance[];
}

export interface Transcript {
  answers: Answer[];
  /** How long the interviewer spoke (ms), from utterances with timing. */
  interviewerMs: number;
}

/**
 * Groups the stored messages, given in conversation order, by question. Counts a segment that was
 * posted twice only once, and leaves out commands ("repeat, please").
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
   * Set once the candidate has been invited to ask questions. From then on, nothing that they say
   * counts as an answer, whatever question index their page sends.
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
      // A withdrawn reply asks nothing, so the candidate's answer continues.
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

/** Drops whatever is addressed to the scorer: both the words and the time spent on them. */
function aboutTheWork(utterances: readonly AnswerUtterance[]): AnswerUtterance[] {
  const kept = withoutAddresses(utterances.map(({ text }) => text));
  let run = 0;
  return utterances.flatMap((utterance, at) => {
    const pieces = kept[at] ?? [];
    // A silence next to dropped words is not a pause in the answer, so a new run starts after them.
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

/** Keeps only the first utterance by each side with a given `segmentId`. */
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

/**
 * Returns the index of the question that the interviewer's words contain; null if they contain
 * none.
 */
function indexByWords(text: string, plan: InterviewPlan): number | null {
  const said = fold(text);
  const at = plan.questions.findIndex((question) => said.includes(fold(question.question.text)));
  return at >= 0 ? at : null;
}

/** Returns how long an utterance lasted (ms); 0 if it was not timed. */
export const durationOf = ({
  startMs,
  endMs,
}: Pick<StoredUtterance, 'startMs' | 'endMs'>): number =>
  startMs !== null && endMs !== null && endMs > startMs ? endMs - startMs : 0;

/** Joins the parts of an answer that get scored. */
export const answerText = (answer: Answer): string =>
  answer.utterances
    .map(({ scored }) => scored)
    .join(' ')
    .trim();

export const wordCount = (answer: Answer): number =>
  answer.utterances.reduce((sum, { scored }) => sum + words(scored).length, 0);

/**
 * Returns the recogniser's mean confidence, weighted by words; null if no spoken utterance has one.
 */
export function meanConfidence(utterances: readonly StoredUtterance[]): number | null {
  const heard = utterances.filter(({ typed, confidence }) => !typed && confidence !== null);
  const total = heard.reduce((sum, { text }) => sum + words(text).length, 0);
  if (total === 0) return null;
  return (
    heard.reduce((sum, { text, confidence }) => sum + (confidence ?? 0) * words(text).length, 0) /
    total
  );
}
