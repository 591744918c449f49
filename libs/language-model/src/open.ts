import type { Clock } from '@portal/clock';
import { type InterviewPlan, type LanguageModelInfo, mayUseLanguageModel } from '@portal/protocol';
import { type BudgetedModel, withBudget } from './budget';
import { languageModelInfo, llmAccess, llmBudget, type LanguageModelConfig } from './config';

export interface OpenedModel {
  model: BudgetedModel;
  info: LanguageModelInfo & { kind: 'local' | 'hosted' };
}

/**
 * Opens the language model of this environment for one task of an interview, with a budget for it.
 * Returns null if none is configured, or if it is hosted and the candidate did not agree to it. No
 * server opens a model in another way.
 */
export async function openLanguageModel(
  config: LanguageModelConfig,
  plan: Pick<InterviewPlan, 'languageModel'>,
  clock: Clock,
): Promise<OpenedModel | null> {
  const access = llmAccess(config);
  const info = languageModelInfo(config);
  const { kind } = info;
  if (!access || (kind !== 'local' && kind !== 'hosted') || !mayUseLanguageModel(plan, info))
    return null;
  // Load the client library only when needed, because it is large.
  const { OpenAiChat } = await import('./openai-chat');
  return {
    model: withBudget(new OpenAiChat(access, clock), llmBudget(config)),
    info: { ...info, kind },
  };
}
