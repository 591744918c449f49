import type { EngineInfo } from '@portal/protocol';
import type { SpeechConfig } from '../config';
import { languageInfo, modelAccess } from '../engine-selection';
import { ModelWording, type ModelWordingOptions } from './model-wording';
import { BuiltInWording, type EngineWording } from './wording';

/** The wording that this environment gives, for one interview; `close` it at its end. */
export async function openWording(
  config: SpeechConfig,
  options: Omit<ModelWordingOptions, 'model'>,
): Promise<{ wording: EngineWording; info: EngineInfo }> {
  const access = modelAccess(config);
  const info = languageInfo(config);
  if (!access) return { wording: new BuiltInWording(), info };
  // Loaded only where it is used: the client library is large.
  const { OpenAiChat } = await import('./openai-chat');
  return {
    wording: new ModelWording({ ...options, model: new OpenAiChat(access, options.clock) }),
    info,
  };
}
