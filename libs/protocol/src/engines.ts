import type { InterviewPlan } from './entities/plan';
import type { LanguageModelInfo, RecognitionChoice, SttEngineInfo } from './runtime-config';

/**
 * Kinds of server-side STT engines. A `hosted` engine sends audio to a provider; the others process
 * it on our own machines.
 */
export const STT_ENGINE_KINDS = ['hosted', 'local', 'built-in'] as const;
/** All kinds of engines. `none` means that no server-side engine is used. */
export const ENGINE_KINDS = [...STT_ENGINE_KINDS, 'none'] as const;
/** All STT choices: each kind of server-side engine, the browser, and none (typed answers). */
export const RECOGNITION_CHOICES = [...STT_ENGINE_KINDS, 'browser', 'none'] as const;

/**
 * Returns the STT engine to use for a candidate's choice; null if no server-side engine is needed
 * or none is suitable. If the candidate made no choice, returns the first engine. If there is no
 * engine of the chosen kind, returns the first engine of another kind, except that `local` and
 * `built-in` are never replaced by a hosted engine.
 * @param engines in order of preference
 */
export function engineFor<Engine extends Pick<SttEngineInfo, 'kind'>>(
  engines: readonly Engine[],
  choice: RecognitionChoice | null | undefined,
): Engine | null {
  if (choice === 'browser' || choice === 'none') return null;
  const maySend = choice === 'hosted' || choice === null || choice === undefined;
  return (
    engines.find(({ kind }) => kind === choice) ??
    engines.find(({ kind }) => maySend || kind !== 'hosted') ??
    null
  );
}

/**
 * Returns whether a language model may read the documents and answers of an interview. A local
 * model may. A hosted one may only if the candidate agreed to this model at this host. Every server
 * must check this before it calls a model. Returns false if `model` is not a model.
 * @param plan the plan of the interview
 * @param model the model that is configured now, which need not be the one that was configured when
 *   the candidate was asked
 */
export function mayUseLanguageModel(
  { languageModel: choice }: Pick<InterviewPlan, 'languageModel'>,
  { kind, name, host }: LanguageModelInfo,
): boolean {
  if (kind === 'local') return true;
  return (
    kind === 'hosted' && choice?.allowed === true && choice.name === name && choice.host === host
  );
}
