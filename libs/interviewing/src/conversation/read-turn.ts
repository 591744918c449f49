import type { CandidateQuestion } from './candidate-questions';
import type { Command } from './commands/command';
import { readCommand } from './commands/read-command';
import { asksToGoBack } from './going-back';
import { topicOf } from './question-topics';
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
export function readTurnWith(text: string, meant: Command | null): Turn {
  const turn = readTurn(text);
  if (turn.command !== null || meant === null) return turn;
  return { command: meant, question: meant === 'asks_back' ? 'unknown' : null };
}

/** Returns the command that a language model found in a turn; null for an answer. */
export function commandOf(meaning: Meaning | undefined): Command | null {
  if (!meaning || meaning.kind === 'answer') return null;
  return meaning.kind === 'confirm_stop' ? 'stop' : meaning.command;
}
