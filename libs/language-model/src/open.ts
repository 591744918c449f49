import type { Clock } from '@portal/clock';
import { type BudgetedModel, withBudget } from './budget';
import { llmAccess, llmBudget, type LanguageModelConfig } from './config';

/**
 * Opens the language model of this environment for one interview, with the interview's budget.
 * Returns null if none is configured. The caller checks that the candidate has agreed to a hosted
 * model (see `llmInfo`).
 */
export async function openLanguageModel(
  config: LanguageModelConfig,
  clock: Clock,
): Promise<BudgetedModel | null> {
  const access = llmAccess(config);
  if (!access) return null;
  // Load the client library only when needed, because it is large.
  const { OpenAiChat } = await import('./openai-chat');
  return withBudget(new OpenAiChat(access, clock), llmBudget(config));
}
