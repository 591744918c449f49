import { sentencesOf } from '../language/sentences';
import type { CandidateQuestion } from './candidate-questions';
import type { Command } from './commands/command';
import { plain, readCommand } from './commands/read-command';
import { asksToStop, endsInTag } from './commands/tag-question';
import { asksToGoBack } from './going-back';
import { asksAboutJob } from './job-details';
import { asksForPredecessor, topicOf } from './question-topics';
import { readRequest } from './requests/read-request';
import { reports } from './requests/marks';
import { introducesSpeech, isClearRequest, isRemark } from './requests/request-at-end';
import { heard } from './requests/terms';
import type { Meaning } from './types';

/** What a turn, or a part of it, asks for. */
interface Wish {
  /** What the candidate wants of the interviewer; null for an answer. */
  command: Command | null;
  /** What the question is about, if `command` is `asks_back`; null otherwise. */
  question: CandidateQuestion | null;
}

/** What the conversation makes of the candidate's turn. */
export interface Turn extends Wish {
  /**
   * What the question is about, if `command` is `asks_back`, or if the turn is an answer that ends in
   * a question; null otherwise.
   */
  question: CandidateQuestion | null;
  /** The part of the turn that asks for something; the whole of it if it is an answer alone. */
  request: string;
  /** The part of the turn that answers; empty if the turn is a request. */
  answer: string;
  /** Whether the turn is a request that ends in another one, to be asked the question again. */
  asksAgain: boolean;
}

/** What questions about the job are taken for. */
const OF_THE_JOB: ReadonlySet<CandidateQuestion | null> = new Set([
  'role',
  'company',
  'salary',
  'unknown',
]);

/** Reads a turn of the candidate while a question is open. */
export function readTurn(text: string): Turn {
  const whole = readWish(text);
  const sentences = sentencesOf(text);
  if (whole.command !== null) return asksAgainAtEnd(whole, text, sentences);
  return (
    requestAtEnd(sentences) ??
    questionAtEnd(text, sentences) ?? { ...whole, request: text, answer: text, asksAgain: false }
  );
}

/** Requests to which a reply is given before the question is asked again. */
const REPLIED_TO: ReadonlySet<Command | null> = new Set([
  'asks_back',
  'can_you_hear_me',
  'greeting',
  'thanks',
  'wait',
]);

/** Reads "Which team is it? And sorry, what was the question?", of which `whole` is the request. */
function asksAgainAtEnd(whole: Wish, text: string, sentences: readonly string[]): Turn {
  const before = sentences.slice(0, -1).join(' ');
  const last = sentences.at(-1) ?? '';
  const first = readWish(before);
  // Most turns that ask for the question as a whole only excuse themselves first.
  const isRepeat =
    whole.command === 'repeat'
      ? first.command === 'asks_back' && readCommand(last) === 'repeat'
      : REPLIED_TO.has(first.command) && readWish(last).command === 'repeat';
  return isRepeat
    ? { ...first, request: before, answer: '', asksAgain: true }
    : { ...whole, request: text, answer: '', asksAgain: false };
}

/** Commands that hold even at the end of an answer. */
const AT_END: ReadonlySet<Command | null> = new Set(['skip', 'stop']);

/**
 * Reads a request to skip or to stop at the end of what is an answer as a whole, with or without a
 * reason behind it. Returns null if there is none.
 */
function requestAtEnd(sentences: readonly string[]): Turn | null {
  for (const length of [1, 2]) {
    const at = sentences.length - length;
    const sentence = sentences[at];
    if (sentence === undefined || at === 0) return null;
    const { command } = readWish(sentence);
    const before = sentences.slice(0, at).join(' ');
    if (
      command !== null &&
      AT_END.has(command) &&
      isClearRequest(sentence, command) &&
      sentences.slice(at + 1).every(isRemark) &&
      !introducesSpeech(before)
    )
      return {
        command,
        question: null,
        request: sentences.slice(at).join(' '),
        // Who wants to skip a question does not want what they said to it to count.
        answer: command === 'skip' ? '' : before,
        asksAgain: false,
      };
  }
  return null;
}

/** Reads an answer that ends in a question to the interviewer. Returns null if it does not. */
function questionAtEnd(text: string, sentences: readonly string[]): Turn | null {
  const last = sentences.at(-1);
  if (sentences.length < 2 || !/[?؟]$/.test(last!)) return null;
  const { command, question } = readWish(last!);
  return command === 'asks_back' && !introducesSpeech(sentences.slice(0, -1).join(' '))
    ? { command: null, question, request: last!, answer: text, asksAgain: false }
    : null;
}

/** Reads a turn, or a part of one, as a whole. */
function readWish(text: string): Wish {
  const turn = heard(text);
  const { said } = turn;
  if (asksToGoBack(said)) return { command: 'go_back', question: null };
  const topic = topicOf(said);
  if (topic === 'permission') return { command: 'asks_back', question: 'permission' };
  const request = readRequest(turn, readCommand(text));
  if (request?.command === 'stop' && endsInTag(said) && !asksToStop(said))
    return { command: null, question: null };
  // The model takes "Who am I picking up from?" for a question about the interviewer, or for none.
  if (request && asksForPredecessor(said)) return { command: 'asks_back', question: 'role' };
  const question = request?.command === 'asks_back' ? aboutOf(request.question, topic) : null;
  // Nor does it know most questions about the terms of a job.
  if (!OF_THE_JOB.has(question) && !reports(said) && asksAboutJob(said))
    return { command: 'asks_back', question: OF_THE_JOB.has(topic) ? topic : 'role' };
  return { command: request?.command ?? null, question };
}

/** What a question is about: the model knows only what candidates ask most. */
const aboutOf = (likely: CandidateQuestion | null, topic: CandidateQuestion): CandidateQuestion =>
  likely === null || likely === 'unknown' || topic === 'orders' ? topic : likely;

/**
 * Reads a turn of the candidate with what a language model takes it for. That counts only if the
 * rules take it for an answer: what they recognize is never overruled.
 */
export function readTurnWith(text: string, meant: Command | null): Turn {
  const turn = readTurn(text);
  if (turn.command !== null || meant === null) return turn;
  if (meant === 'stop' && endsInTag(plain(text))) return turn;
  return {
    command: meant,
    question: meant === 'asks_back' ? 'unknown' : null,
    request: text,
    answer: '',
    asksAgain: false,
  };
}

/** Returns the command that a language model found in a turn; null for an answer. */
export function commandOf(meaning: Meaning | undefined): Command | null {
  if (!meaning || meaning.kind === 'answer') return null;
  return meaning.kind === 'confirm_stop' ? 'stop' : meaning.command;
}
