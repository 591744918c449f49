import type { Clock } from '@portal/clock';
import type { LanguageModel } from '@portal/interviewing';
import { llmAccess, type LanguageModelConfig } from './config';

/** Opens the language model of this environment, or returns null if none is configured. */
export async function openLanguageModel(
  config: LanguageModelConfig,
  clock: Clock,
): Promise<LanguageModel | null> {
  const access = llmAccess(config);
  if (!access) return null;
  // Load the client library only when needed, because it is large.
  const { OpenAiChat } = await import('./openai-chat');
  return new OpenAiChat(access, clock);
}
