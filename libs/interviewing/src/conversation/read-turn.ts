import type { CandidateQuestion } from './candidate-questions';
import type { Command } from './commands/command';
import { plain, readCommand } from './commands/read-command';
import { asksToStop, endsInTag } from './commands/tag-question';
import { asksToGoBack } from './going-back';
import { asksAboutJob } from './job-details';
import { asksForPredecessor, topicOf } from './question-topics';
import { readRequest } from './requests/read-request';
import { reports } from './requests/marks';
import { heard } from './requests/terms';
import type { Meaning } from './types';

/** What the conversation makes of the candidate's turn. */
export interface Turn {
  /** What the candidate wants of the interviewer; null if the turn is an answer. */
  command: Command | null;
  /** What the question is about, if `command` is `asks_back`; null otherwise. */
  question: CandidateQuestion | null;
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
  return { command: meant, question: meant === 'asks_back' ? 'unknown' : null };
}

/** Returns the command that a language model found in a turn; null for an answer. */
export function commandOf(meaning: Meaning | undefined): Command | null {
  if (!meaning || meaning.kind === 'answer') return null;
  return meaning.kind === 'confirm_stop' ? 'stop' : meaning.command;
}
