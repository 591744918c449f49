import type { Say } from '@portal/interviewing';
import type { Wording } from '../session/session-parts';
import { pairSentences, type SentencePair } from '../speech-output/sentence-pair';

/**
 * A wording with an engine behind it. `word` gives the utterance in sentences as they come; the built-in words come where a model is late, fails or says
 * what it must not, and nothing more once the signal is aborted or the caller stops reading. `prepare` and `prepareWording` of something else replace what was begun; `judge` and `word` of the same take it up.
 */
export interface EngineWording extends Wording {
  word(say: Say, signal: AbortSignal): AsyncIterable<SentencePair>;
  /** Told once when the model is given up for the rest of the interview. */
  onGivenUp: ((error: unknown) => void) | null;
  close(): void;
}

/** The interviewer's own words, at once; answers are left to the rules. */
export class BuiltInWording implements EngineWording {
  onGivenUp: EngineWording['onGivenUp'] = null;

  async *word({ text }: Say): AsyncGenerator<SentencePair> {
    yield* pairSentences(text);
  }

  judge(): Promise<null> {
    return Promise.resolve(null);
  }

  prepare(): void {}
  prepareWording(): void {}
  forget(): void {}
  close(): void {}
}
