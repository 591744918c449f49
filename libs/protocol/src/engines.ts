import type { RecognitionChoice, SttEngineInfo } from './runtime-config';

/**
 * Kinds of STT engine that run on the server side: `hosted` sends audio to a provider, the others
 * process it on our own machines.
 */
export const STT_ENGINE_KINDS = ['hosted', 'local', 'built-in'] as const;
/** All kinds of engine. `none` means that no server-side engine is used. */
export const ENGINE_KINDS = [...STT_ENGINE_KINDS, 'none'] as const;
/** What a candidate can choose for STT. */
export const RECOGNITION_CHOICES = [...STT_ENGINE_KINDS, 'browser', 'none'] as const;

/**
 * Selects the STT engine for a choice, or returns null if no server-side engine fits. Without a
 * choice, it returns the first engine. If no engine of the chosen kind exists, it falls back to the
 * next one, but never to a hosted engine if the candidate chose to keep the audio local.
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
