import type { InterviewMessage, InterviewPlan, PlannedQuestion } from '@portal/protocol';
import { understoodBetter } from '../conversation/doubt';
import { readTurnWith } from '../conversation/read-turn';
import { type StoredUtterance, utteranceOf } from '../conversation/utterance';
import { fold, words } from '../language/words';
import { withoutAddresses } from './addressed/addressed';

/** An utterance by the candidate that belongs to an answer. */
export interface AnswerUtterance extends StoredUtterance {
  /**
   * The parts of `text` to score, as exact substrings. Anything addressed to the scorer is left
   * out.
   */
  kept: string[];
  /** The text to score: the `kept` parts, joined with spaces. */
  scored: string;
  /**
   * Identifies the run of utterances that this one belongs to. A run ends when the interviewer
   * speaks or when an utterance is dropped from the answer.
   */
  run: number;
}

/** The candidate's reply to one question of the plan. */
export interface Answer {
  index: number;
  question: PlannedQuestion;
  /** Whether the interview reached this question. */
  asked: boolean;
  declined: 'skipped' | 'dont_know' | null;
  /** The utterance in which the candidate declined to answer. */
  declining: AnswerUtterance | null;
  /** Without what was addressed to the scorer, and without utterances that were nothing else. */
  utterances: AnswerUtterance[];
  /**
   * What would be scored if each utterance were read by itself: next to an address to the scorer, a
   * sentence about the work can be taken for a part of it.
   */
  readAlone: string;
}

export interface Transcript {
  answers: Answer[];
  /** Total duration of the interviewer's timed utterances (ms). */
  interviewerMs: number;
}

/**
 * Groups the stored messages by question. Expects the messages in conversation order. Ignores
 * duplicate segments and commands ("repeat, please"), also those that only a language model
 * understood in the room, and one of an answer that was hardly understood and what the candidate
 * said again (`notScored`).
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
    readAlone: '',
  }));
  let current: number | null = null;
  /**
   * Whether the candidate has been invited to ask questions. From then on, nothing the candidate
   * says counts as an answer, whatever index the page sends, until the interviewer goes back to a
   * planned question.
   */
  let invited = false;
  let run = 0;
  let lastKind: StoredUtterance['kind'] = null;
  const saidAgain = new SaidAgain();
  let interviewerMs = 0;
  const utterances = messages.map(utteranceOf).filter((utterance) => utterance !== null);
  for (const utterance of withoutRepeats(utterances)) {
    if (utterance.role === 'assistant') {
      interviewerMs += durationOf(utterance);
      run += 1;
      // The interviewer withdrew this reply, so the candidate's answer continues.
      if (utterance.gaveWay) continue;
      const index = utterance.questionIndex ?? indexByWords(utterance.text, plan);
      invited = utterance.kind === 'invitation' || (invited && index === null);
      current = index ?? current;
      const asked = answers[current ?? -1];
      if (asked) asked.asked = true;
      lastKind = utterance.kind;
      saidAgain.asked(utterance.kind, current);
      continue;
    }
    const answer = answers[utterance.questionIndex ?? current ?? -1];
    if (!answer || invited) continue;
    answer.asked = true;
    const { text } = utterance;
    const said = { ...utterance, kept: [text], scored: text, run };
    if (take(answer, said, lastKind)) saidAgain.answered(answer, said);
  }
  for (const answer of answers) {
    answer.readAlone = aloneOf(answer.utterances);
    answer.utterances = aboutTheWork(answer.utterances);
  }
  return { answers, interviewerMs };
}

/**
 * Removes everything addressed to the scorer. An utterance with nothing else in it is dropped
 * entirely, so that its duration isn't counted either.
 */
function aboutTheWork(utterances: readonly AnswerUtterance[]): AnswerUtterance[] {
  const kept = withoutAddresses(utterances.map(({ text }) => text));
  let run = 0;
  return utterances.flatMap((utterance, at) => {
    const pieces = kept[at] ?? [];
    // A silence next to a dropped utterance is not a pause in the answer, so start a new run.
    if (utterance.run !== utterances[at - 1]?.run || (kept[at - 1] ?? []).length === 0) run += 1;
    return pieces.length > 0 ? [{ ...utterance, kept: pieces, scored: pieces.join(' '), run }] : [];
  });
}

/** Returns a candidate's words to one question, without timing, as an answer of a transcript. */
export function answerOf(question: PlannedQuestion, texts: readonly string[]): Answer {
  const utterances = texts.map((text, at) => ({
    messageId: '',
    role: 'user' as const,
    kind: 'answer' as const,
    segmentId: null,
    text,
    questionIndex: 0,
    startMs: null,
    endMs: null,
    confidence: null,
    misheard: [],
    pauses: [],
    typed: false,
    interrupted: false,
    gaveWay: false,
    order: null,
    doubtful: false,
    corrected: null,
    understoodAs: null,
    kept: [text],
    scored: text,
    run: at,
  }));
  return {
    index: 0,
    question,
    asked: true,
    declined: null,
    declining: null,
    utterances: aboutTheWork(utterances),
    readAlone: aloneOf(utterances),
  };
}

/** Returns what is left of utterances if each is freed by itself of addresses to the scorer. */
const aloneOf = (utterances: readonly AnswerUtterance[]): string =>
  utterances.flatMap(({ text }) => withoutAddresses([text]).flat()).join(' ');

/**
 * Adds an utterance to an answer unless it is a command.
 * @returns whether it answers as a whole.
 */
function take(
  answer: Answer,
  utterance: AnswerUtterance,
  lastKind: StoredUtterance['kind'],
): boolean {
  const { command, answer: said } = readTurnWith(utterance.text, utterance.understoodAs);
  if (command === 'skip' || command === 'dont_know') {
    answer.declined = command === 'skip' ? 'skipped' : 'dont_know';
    answer.declining = utterance;
  }
  const confirms = (command === 'yes' || command === 'no') && lastKind === 'notice';
  const obeyed = command && (confirms || (command !== 'yes' && command !== 'no'));
  if (!obeyed) answer.utterances.push(utterance);
  // What goes before a request to stop is an answer, and the request is no part of it.
  else if (said !== '')
    answer.utterances.push({ ...utterance, text: said, kept: [said], scored: said });
  return !obeyed;
}

/** What the interviewer says to move on. After anything else, the last answer can be said again. */
const MOVES_ON: ReadonlySet<StoredUtterance['kind']> = new Set([
  'question',
  'follow_up',
  'invitation',
  'closing',
]);

/**
 * Returns which one is not scored, of an answer that was hardly understood and the same said again;
 * null if both are.
 */
function notScored(doubted: AnswerUtterance, again: AnswerUtterance): AnswerUtterance | null {
  if (doubted.corrected === 'wholly' && again.corrected !== 'wholly') return again;
  if (understoodBetter(again, doubted)) return doubted;
  // Mended words are certain, so mending some can make the first one the better understood.
  return doubted.corrected === null ? null : again;
}

/**
 * Keeps an answer that was hardly understood and the same said again, which the interviewer asks for
 * once per question (`askToSayAgain`), from being scored both.
 */
class SaidAgain {
  private doubted: { answer: Answer; utterance: AnswerUtterance } | null = null;
  /** Indexes of the questions for which the candidate was already asked to say something again. */
  private readonly asks = new Set<number>();

  /** Handles what the interviewer said. */
  asked(kind: StoredUtterance['kind'], index: number | null): void {
    if (MOVES_ON.has(kind)) this.doubted = null;
    if (kind === 'question' && index !== null) this.asks.delete(index);
  }

  answered(answer: Answer, utterance: AnswerUtterance): void {
    const { doubted } = this;
    this.doubted = null;
    if (doubted?.answer === answer) {
      const dropped = notScored(doubted.utterance, utterance);
      answer.utterances = answer.utterances.filter((each) => each !== dropped);
    } else if (utterance.doubtful && !this.asks.has(answer.index)) {
      this.asks.add(answer.index);
      this.doubted = { answer, utterance };
    }
  }
}

/** Drops utterances that repeat the `segmentId` of an earlier utterance by the same speaker. */
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
 * Returns the index of the planned question that the interviewer's text contains; null if it
 * contains none.
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

/** Returns the parts of an answer that are scored, each from one message. */
export const keptParts = (answer: Answer): string[] =>
  answer.utterances.flatMap(({ kept }) => kept);

/** Returns the parts of an answer that are scored, joined with spaces. */
export const answerText = (answer: Answer): string => keptParts(answer).join(' ').trim();

export const wordCount = (answer: Answer): number =>
  answer.utterances.reduce((sum, { scored }) => sum + words(scored).length, 0);

/**
 * Returns the recognizer's mean confidence, weighted by the number of words in each utterance.
 * Returns null if no spoken utterance has a confidence value.
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
