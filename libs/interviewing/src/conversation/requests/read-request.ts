import type { Command } from '../commands/command';
import type { CueStrength } from './cue';
import { asks, consistsOf, cuesIn, FEATURES, featuresOf, reports } from './features';
import { BIAS, WEIGHTS } from './model';

/** Longest turn, in words, that can be a request. */
const MAX_WORDS = 36;
/** Longest greeting or thanks, in words. */
const MAX_COURTESY_WORDS = 12;
/** Minimum `requestLikelihood` of a request. High, because an answer must never be lost. */
const REQUEST_FROM = 0.55;

/** What a turn would be, if it is not an answer. */
export interface Candidate {
  command: Command;
  strength: CueStrength | null;
}

/**
 * Commands whose certain patterns also match inside a story. They are not obeyed if the turn reports
 * what somebody said.
 */
const QUOTABLE: ReadonlySet<Command> = new Set(['repeat', 'explain', 'asks_back']);
/** Commands that a clearer wording of another one overrides. */
const OVERRIDDEN: Readonly<Partial<Record<Command, readonly Command[]>>> = {
  asks_back: ['explain', 'repeat', 'later', 'skip', 'wait', 'stop'],
  repeat: ['later'],
  skip: ['later'],
  wait: ['later'],
};

/**
 * Reads a turn in whatever words: looks for wordings of each request anywhere in it and for the
 * form of a question, then weighs whether it is an answer that only contains them. Returns null for
 * an answer.
 * @param said the output of `plain`
 * @param certain what the patterns of `readCommand` found in it
 */
export function readRequest(said: string, certain: Command | null): Command | null {
  if (certain !== null && QUOTABLE.has(certain) && reports(said)) return null;
  const candidate = candidateFor(said);
  const isClearer =
    candidate?.strength === 'strong' && OVERRIDDEN[certain!]?.includes(candidate.command);
  if (certain !== null && !isClearer) return certain;
  if (candidate === null) return null;
  if (candidate.command === 'greeting' || candidate.command === 'thanks') return candidate.command;
  return requestLikelihood(said, candidate) >= REQUEST_FROM ? candidate.command : certain;
}

/** Returns what a turn would be if it is not an answer; null if nothing points to a request. */
export function candidateFor(said: string): Candidate | null {
  const length = said === '' ? 0 : said.split(' ').length;
  if (length === 0 || length > MAX_WORDS) return null;
  if (length <= MAX_COURTESY_WORDS) {
    if (consistsOf('thanks', said)) return { command: 'thanks', strength: null };
    if (consistsOf('greetings', said)) return { command: 'greeting', strength: null };
  }
  const [cue] = cuesIn(said);
  if (cue && (cue.strength !== 'weak' || !asks(said))) return cue;
  return asks(said) ? { command: 'asks_back', strength: null } : null;
}

/** Returns the likelihood (0–1) that a turn is a request and not an answer. */
export function requestLikelihood(said: string, { strength }: Candidate): number {
  const features = featuresOf(said, strength);
  return (
    1 / (1 + Math.exp(-FEATURES.reduce((sum, name) => sum + WEIGHTS[name] * features[name], BIAS)))
  );
}
