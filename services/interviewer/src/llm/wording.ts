import type { Say } from '@portal/interviewing';
import type { EngineInfo } from '@portal/protocol';
import type { SpeechConfig } from '../config';
import { llmAccess, llmInfo } from '../engine-selection';
import type { Wording } from '../session/session-parts';
import { pairSentences, type SentencePair } from '../speech-output/sentence-pair';
import { ModelWording, type ModelWordingOptions } from './model-wording';

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

/** The wording that this environment gives, for one interview; `close` it at its end. */
export async function openWording(
  config: SpeechConfig,
  options: Omit<ModelWordingOptions, 'model'>,
): Promise<{ wording: EngineWording; info: EngineInfo }> {
  const access = llmAccess(config);
  const info = llmInfo(config);
  if (!access) return { wording: new BuiltInWording(), info };
  // Loaded only where it is used: the client library is large.
  const { OpenAiChat } = await import('./openai-chat');
  return {
    wording: new ModelWording({ ...options, model: new OpenAiChat(access, options.clock) }),
    info,
  };
}
