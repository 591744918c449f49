import { readTurn, type CandidateQuestion, type Command } from '@portal/interviewing';
import type { About, Intent } from '../corpus/format';

/**
 * The intents that a command serves. "Yes, I can hear you" serves a greeting as well as somebody
 * who asks whether they are heard.
 */
const SERVES: Readonly<Partial<Record<Command, readonly Intent[]>>> = {
  asks_back: ['question-back'],
  explain: ['clarify'],
  repeat: ['repeat'],
  skip: ['skip'],
  later: ['later'],
  wait: ['wait'],
  stop: ['stop'],
  dont_know: ['dont-know'],
  greeting: ['greeting'],
  thanks: ['thanks'],
  can_you_hear_me: ['greeting', 'question-back'],
};

/** What each kind of question counts as. Kinds that are missing here count as `other`. */
const COUNTS_AS: Readonly<Partial<Record<CandidateQuestion, readonly About[]>>> = {
  feedback: ['next-steps'],
  score: ['scoring'],
  remaining: ['remaining'],
  length: ['length'],
  answer_length: ['answer-length'],
  recording: ['recording'],
  language: ['language'],
  identity: ['interviewer'],
  role: ['role'],
  company: ['company'],
};

/** What the conversation makes of a turn during an open question. */
export interface Understood {
  /** Intents that the reaction serves; empty if the turn is taken for an answer. */
  intents: readonly (Intent | 'unlisted')[];
  abouts: readonly About[];
}

/** Reads a turn with the function that the conversation itself uses. */
export function understand(text: string): Understood {
  const { command, question } = readTurn(text);
  // The conversation takes a bare "yes" or "no" for an answer to an open question.
  if (command === null || command === 'yes' || command === 'no') return { intents: [], abouts: [] };
  return {
    intents: SERVES[command] ?? ['unlisted'],
    abouts: (question && COUNTS_AS[question]) ?? ['other'],
  };
}
