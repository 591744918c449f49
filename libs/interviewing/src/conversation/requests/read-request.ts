import type { Command } from '../commands/command';
import type { CandidateQuestion } from '../candidate-questions';
import { reports } from './marks';
import type { HeardTurn } from './terms';
import { TURN_KINDS, type TurnKind } from './turn-kinds';
import { likelihoodsOf } from './turn-model';

/** Longest turn, in words, that can be a request. */
const MAX_WORDS = 45;
/** Likelihood from which a turn counts as an answer. */
const ANSWER_FROM = 0.75;
/**
 * Likelihood that a request needs: below it, the model has not met the like of the turn. A single
 * word says little, and is mostly a short answer.
 */
const REQUEST_FROM = 0.15;
const ONE_WORD_FROM = 0.8;
/** Likelihood from which it is known what a question is about. */
const SUBJECT_FROM = 0.3;
/** Likelihood from which something else is asked for in what has the certain form of a question. */
const NO_QUESTION_FROM = 0.85;

/** What a turn asks for. */
export interface Request {
  command: Command;
  /** What a question is about; null if the turn is none. */
  question: CandidateQuestion | null;
}

const COMMAND_OF: Readonly<Partial<Record<TurnKind, Command>>> = {
  clarify: 'explain',
  repeat: 'repeat',
  skip: 'skip',
  later: 'later',
  wait: 'wait',
  stop: 'stop',
  'dont-know': 'dont_know',
  greeting: 'greeting',
  thanks: 'thanks',
};
const QUESTION_OF: Readonly<Partial<Record<TurnKind, CandidateQuestion>>> = {
  'about:role': 'role',
  'about:company': 'company',
  'about:length': 'length',
  'about:scoring': 'score',
  'about:recording': 'recording',
  'about:remaining': 'remaining',
  'about:answer-length': 'answer_length',
  'about:interviewer': 'identity',
  'about:language': 'language',
  'about:next-steps': 'feedback',
  'about:other': 'unknown',
};
const QUESTIONS = TURN_KINDS.filter((kind) => kind in QUESTION_OF);

/**
 * Commands whose certain patterns also match inside a story. They are not obeyed if the turn reports
 * what somebody said.
 */
const QUOTABLE: ReadonlySet<Command> = new Set(['repeat', 'explain', 'asks_back']);

/**
 * Reads a turn in whatever words, with the model that was trained on what candidates say besides
 * answers (bench/talk). Returns null for an answer.
 * @param certain what the patterns of `readCommand` found in it; it holds unless it is quoted
 */
export function readRequest(turn: HeardTurn, certain: Command | null): Request | null {
  const { said } = turn;
  if (certain !== null && QUOTABLE.has(certain) && reports(said)) return null;
  if (certain !== null && certain !== 'asks_back') return { command: certain, question: null };
  const words = said === '' ? 0 : said.split(' ').length;
  if (words === 0 || words > MAX_WORDS) return null;
  const likelihoods = likelihoodsOf(turn);
  if (certain === null && likelihoods.answer >= ANSWER_FROM) return null;
  const question = likeliest(QUESTIONS, likelihoods);
  const asked = QUESTIONS.reduce((sum, kind) => sum + likelihoods[kind], 0);
  const request = likeliest(
    TURN_KINDS.filter((kind) => kind in COMMAND_OF),
    likelihoods,
  );
  const least = words === 1 ? ONE_WORD_FROM : REQUEST_FROM;
  if (certain === null && Math.max(likelihoods[request], asked) < least) return null;
  return likelihoods[request] > (certain === null ? asked : NO_QUESTION_FROM)
    ? { command: COMMAND_OF[request]!, question: null }
    : {
        command: 'asks_back',
        question: likelihoods[question] >= SUBJECT_FROM ? QUESTION_OF[question]! : 'unknown',
      };
}

const likeliest = (kinds: readonly TurnKind[], likelihoods: Record<TurnKind, number>): TurnKind =>
  kinds.reduce((best, kind) => (likelihoods[kind] > likelihoods[best] ? kind : best));
