import type { Say } from '@portal/interviewing';
import { openLanguageModel, RULES } from '@portal/language-model';
import type { LanguageModelInfo } from '@portal/protocol';
import type { SpeechConfig } from '../config';
import type { Wording } from '../session/session-parts';
import { pairSentences, type SentencePair } from '../speech-output/sentence-pair';
import { ModelWording, type ModelWordingOptions } from './model-wording';

/**
 * A `Wording` that may be backed by a language model.
 *
 * `word` streams sentences. It falls back to the built-in wording when the model is late, fails or
 * says something forbidden. It stops when the signal aborts or the caller stops reading.
 *
 * `prepare` and `prepareWording` start requests before `read` and `word` need them, and cancel any
 * earlier requests for different input.
 */
export interface EngineWording extends Wording {
  word(say: Say, signal: AbortSignal): AsyncIterable<SentencePair>;
  /** Asks the model for its first word, once `onGivenUp` is set. Never rejects. */
  warmUp(): Promise<void>;
  /** Called at most once, when the model is given up on for the rest of the interview. */
  onGivenUp: ((error: unknown) => void) | null;
  close(): void;
}

/** Uses the built-in wording, without delay, and reads turns by rules. */
export class BuiltInWording implements EngineWording {
  onGivenUp: EngineWording['onGivenUp'] = null;

  async *word({ text }: Say): AsyncGenerator<SentencePair> {
    yield* pairSentences(text);
  }

  warmUp(): Promise<void> {
    return Promise.resolve();
  }

  read(): Promise<null> {
    return Promise.resolve(null);
  }

  prepare(): void {}
  prepareWording(): void {}
  forget(): void {}
  close(): void {}
}

/**
 * Creates the component that words the interviewer's utterances in one interview, as configured in
 * the environment. A hosted model is neither created nor called unless the candidate agreed to it.
 * The caller must `close` the component.
 */
export async function openWording(
  config: SpeechConfig,
  options: Omit<ModelWordingOptions, 'model'>,
): Promise<{ wording: EngineWording; info: LanguageModelInfo }> {
  const opened = await openLanguageModel(config, options.plan, options.clock);
  if (!opened) return { wording: new BuiltInWording(), info: RULES };
  return {
    wording: new ModelWording({ ...options, model: opened.model }),
    info: opened.info,
  };
}
