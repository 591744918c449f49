import type { CandidateQuestion } from './candidate-questions';
import type { Command } from './commands/command';
import { plain, readCommand } from './commands/read-command';
import { asksToStop, endsInTag } from './commands/tag-question';
import { asksToGoBack } from './going-back';
import { asksForPredecessor, topicOf } from './question-topics';
import { readRequest } from './requests/read-request';
import { heard } from './requests/terms';
import type { Meaning } from './types';

/** What the conversation makes of the candidate's turn. */
export interface Turn {
  /** What the candidate wants of the interviewer; null if the turn is an answer. */
  command: Command | null;
  /** What the question is about, if `command` is `asks_back`; null otherwise. */
  question: CandidateQuestion | null;
}

/** Reads a turn of the candidate while a question is open. */
export function readTurn(text: string): Turn {
  const turn = heard(text);
  if (asksToGoBack(turn.said)) return { command: 'go_back', question: null };
  const topic = topicOf(turn.said);
  if (topic === 'permission') return { command: 'asks_back', question: 'permission' };
  const request = readRequest(turn, readCommand(text));
  if (request?.command === 'stop' && endsInTag(turn.said) && !asksToStop(turn.said))
    return { command: null, question: null };
  // The model takes "Who am I picking up from?" for a question about the interviewer, or for none.
  if (request && asksForPredecessor(turn.said)) return { command: 'asks_back', question: 'role' };
  if (request?.command !== 'asks_back')
    return { command: request?.command ?? null, question: null };
  const likely = request.question;
  // The model knows only what candidates ask most.
  const isUnsure = likely === null || likely === 'unknown' || topic === 'orders';
  return { command: 'asks_back', question: isUnsure ? topic : likely };
}

/**
 * Reads a turn of the candidate with what a language model takes it for. That counts only if the
 * rules take it for an answer: what they recognize is never overruled.
 */
export function readTurnWith(text: string, meaning: Meaning | undefined): Turn {
  const turn = readTurn(text);
  if (turn.command !== null || !meaning || meaning.kind === 'answer') return turn;
  if (meaning.kind === 'confirm_stop' && endsInTag(plain(text))) return turn;
  const command = meaning.kind === 'confirm_stop' ? 'stop' : meaning.command;
  return { command, question: command === 'asks_back' ? 'unknown' : null };
}
