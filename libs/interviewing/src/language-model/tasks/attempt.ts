import type { AskOptions } from '../ask-for';
import type { LanguageModel } from '../port';

/** What a task works with: the model, the clock for its time limit, and a signal that ends it. */
export interface TaskContext extends AskOptions {
  model: LanguageModel;
}

/**
 * The result of a task. `failure` names the error if the model's reply could not be used, so that
 * it can be logged; the rules' result stands then.
 */
export interface Outcome<T> {
  result: T;
  failure: string | null;
}

/** Runs a task; if it fails in any way, returns what the rules found. */
export async function attempt<T>(work: () => Promise<T>, byRules: T): Promise<Outcome<T>> {
  try {
    return { result: await work(), failure: null };
  } catch (error) {
    // Keep only the name: messages may quote what people said.
    return { result: byRules, failure: error instanceof Error ? error.name : 'Error' };
  }
}
