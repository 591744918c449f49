import { systemClock } from '@portal/clock';
import { languageModelInfo, languageModelSchema, openLanguageModel } from '@portal/language-model';
import { setMaxListeners } from 'node:events';
import type { AnswerPair } from './format';
import type { ScoredPair } from './measure';
import { scorePairWith } from './score';

/** Number of pairs that are read at the same time. */
const PAIRS_AT_ONCE = 4;

export interface ModelScorer {
  /** The model's name. */
  name: string;
  /** Scores pairs from what the model reads in them. What it cannot read is left to the rules. */
  score(pairs: readonly AnswerPair[]): Promise<ScoredPair[]>;
}

/**
 * Opens the language model of an environment, without the limits of one interview. The pairs are
 * nobody's own words, so that a hosted model needs no consent. Returns null if none is configured.
 */
export async function openModelScorer(
  env: Readonly<Record<string, string | undefined>>,
): Promise<ModelScorer | null> {
  const config = languageModelSchema.parse({
    ...env,
    LLM_MAX_CALLS: String(Number.MAX_SAFE_INTEGER),
    LLM_MAX_TOKENS: String(Number.MAX_SAFE_INTEGER),
  });
  const info = languageModelInfo(config);
  const consent = { allowed: true, kind: 'hosted', consentedAt: null } as const;
  const opened = await openLanguageModel(
    config,
    { languageModel: { ...consent, name: info.name, host: info.host ?? '' } },
    systemClock,
  );
  if (!opened) return null;
  const { signal } = new AbortController();
  // Every request adds a listener; without this, Node warns of a leak at the eleventh.
  setMaxListeners(0, signal);
  const context = { model: opened.model, clock: systemClock, signal };
  const engine = { id: opened.info.name, kind: opened.info.kind };
  return {
    name: engine.id,
    async score(pairs) {
      const scored: ScoredPair[] = [];
      for (let from = 0; from < pairs.length; from += PAIRS_AT_ONCE)
        scored.push(
          ...(await Promise.all(
            pairs
              .slice(from, from + PAIRS_AT_ONCE)
              .map((pair) => scorePairWith(pair, engine, context)),
          )),
        );
      return scored;
    },
  };
}
