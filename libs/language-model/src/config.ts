import type { LanguageModelInfo } from '@portal/protocol';
import { z } from 'zod';
import type { Budget } from './budget';
import { staysHere } from './private-address';

/** The environment variables of the language model, for a server to include in its own schema. */
export const languageModelSchema = z.object({
  OPENAI_API_KEY: z.string().optional(),
  OPENAI_BASE_URL: z.url().optional(),
  LLM_MODEL: z.string().optional(),
  LLM_BASE_URL: z.url().optional(),
  LLM_API_KEY: z.string().optional(),
  /** The most that each task of an interview (plan, room, report) may use of the model. */
  LLM_MAX_CALLS: z.coerce.number().int().min(0).default(120),
  LLM_MAX_TOKENS: z.coerce.number().int().min(0).default(200000),
});
export type LanguageModelConfig = z.infer<typeof languageModelSchema>;

/** The name, address and key of a language model. */
export interface ModelAccess {
  model: string;
  /** Defaults to the URL of OpenAI's own API. */
  baseUrl?: string | undefined;
  /** Optional, because a self-hosted server may not need a key. */
  apiKey?: string | undefined;
}

/** Returns the name, address and key of the language model, or null if none is configured. */
export function llmAccess(config: LanguageModelConfig): ModelAccess | null {
  const baseUrl = config.LLM_BASE_URL ?? config.OPENAI_BASE_URL;
  // Only send a key to the server it belongs to.
  const apiKey =
    config.LLM_API_KEY ?? (config.LLM_BASE_URL === undefined ? config.OPENAI_API_KEY : undefined);
  return config.LLM_MODEL && (baseUrl !== undefined || apiKey !== undefined)
    ? { model: config.LLM_MODEL, baseUrl, apiKey }
    : null;
}

/** What each task of an interview (plan, room, report) may use of the model. */
export const llmBudget = (config: LanguageModelConfig): Budget => ({
  calls: config.LLM_MAX_CALLS,
  tokens: config.LLM_MAX_TOKENS,
});

/** What words and reads interviews where no language model is used. */
export const RULES: LanguageModelInfo = { kind: 'built-in', name: 'rule-based interviewer' };

/** OpenAI's own API, which is used if no address is configured. */
const OPENAI_HOST = 'api.openai.com';

/** Describes the language model and names the host that receives what the model reads. */
export function languageModelInfo(config: LanguageModelConfig): LanguageModelInfo {
  const access = llmAccess(config);
  if (!access) return RULES;
  const { baseUrl, model } = access;
  return {
    kind: baseUrl !== undefined && staysHere(baseUrl) ? 'local' : 'hosted',
    name: `OpenAI-compatible ${model}`,
    host: baseUrl === undefined ? OPENAI_HOST : new URL(baseUrl).host,
  };
}
