import type { Say } from '@portal/interviewing';
import type { EngineInfo } from '@portal/protocol';
import type { SpeechConfig } from '../config';
import { llmAccess, llmInfo } from '../engine-selection';
import type { Wording } from '../session/session-parts';
import { pairSentences, type SentencePair } from '../speech-output/sentence-pair';
import { ModelWording, type ModelWordingOptions } from './model-wording';

/**
 * A wording with an engine behind it.
 * `word` streams sentences. It uses the built-in words when the model is late, fails or says
 * something it must not, and stops when the signal aborts or the caller stops reading.
 * `prepare` and `prepareWording` start early and replace what was started for something else;
 * `judge` and `word` pick it up.
 */
export interface EngineWording extends Wording {
  word(say: Say, signal: AbortSignal): AsyncIterable<SentencePair>;
  /** Called once when the model is given up for the rest of the interview. */
  onGivenUp: ((error: unknown) => void) | null;
  close(): void;
}

/** The built-in words, without delay; the rules judge answers. */
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

/** Opens the wording that this environment provides, for one interview; `close` it afterwards. */
export async function openWording(
  config: SpeechConfig,
  options: Omit<ModelWordingOptions, 'model'>,
): Promise<{ wording: EngineWording; info: EngineInfo }> {
  const access = llmAccess(config);
  const info = llmInfo(config);
  if (!access) return { wording: new BuiltInWording(), info };
  // Load it only when needed: the client library is large.
  const { OpenAiChat } = await import('./openai-chat');
  return {
    wording: new ModelWording({ ...options, model: new OpenAiChat(access, options.clock) }),
    info,
  };
}
