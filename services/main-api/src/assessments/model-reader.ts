import { systemClock, type Clock } from '@portal/clock';
import { readInterview, writeAdvice, type Advice, type Readings } from '@portal/interviewing';
import { openLanguageModel, type Budget, type LanguageModelConfig } from '@portal/language-model';
import type { WorkerLog } from '@portal/db';
import { setMaxListeners } from 'node:events';
import type { ConductedInterview } from './analysis-worker';

/** What a language model read in an interview, and what it advises. */
export interface ModelReading {
  readings: Readings;
  advice: Advice[];
  /** Calls and tokens that this took. */
  used: Budget;
}

/** Resolves to null if no model may read the interview. */
export type ReadWithModel = (interview: ConductedInterview) => Promise<ModelReading | null>;

export interface ModelReaderOptions {
  config: LanguageModelConfig;
  log: WorkerLog;
  /** Ends all requests when the server stops; the interviews are then read again. */
  signal: AbortSignal;
  clock?: Clock;
}

/**
 * Creates the function that has the configured language model read an interview and write advice.
 * The function returns null if no model is set up or the candidate did not agree to it. What the
 * model does not deliver is left to the rules.
 */
export function createModelReader({
  config,
  log,
  signal,
  clock = systemClock,
}: ModelReaderOptions): ReadWithModel {
  // Every request adds a listener; without this, Node warns of a leak at the eleventh.
  setMaxListeners(0, signal);
  return async ({ plan, messages }) => {
    const opened = await openLanguageModel(config, plan, clock);
    if (!opened) return null;
    const { model, info } = opened;
    const context = { model, clock, signal };
    const engine = { id: info.name, kind: info.kind };
    const { readings, failures } = await readInterview({ plan, messages }, engine, context);
    signal.throwIfAborted();
    const advice = await writeAdvice({ plan, messages, readings }, context);
    signal.throwIfAborted();
    const used = { ...model.used };
    log.info(
      {
        interviewId: plan.interviewId,
        model: info.name,
        used,
        failures: [...failures, ...(advice.failure === null ? [] : [advice.failure])],
      },
      'a language model read an interview',
    );
    return { readings, advice: advice.result, used };
  };
}
