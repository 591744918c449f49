import type { HearingChoice, HearingEngine } from './runtime-config';

/**
 * Server-side STT engines: `hosted` sends audio to a provider, the others keep it on the servers'
 * machine.
 */
export const HEARING_ENGINE_KINDS = ['hosted', 'local', 'built-in'] as const;
/** `none` stands for typed answers. */
export const ENGINE_KINDS = [...HEARING_ENGINE_KINDS, 'none'] as const;
/** STT choices of a candidate. */
export const HEARING_CHOICES = [...HEARING_ENGINE_KINDS, 'browser', 'none'] as const;

/**
 * Selects the STT engine for a choice, or null if no server engine fits. Without a choice it is
 * the first. If the chosen kind is missing, the next one replaces it, but never one that sends
 * audio further than the candidate agreed to.
 * @param engines in order of preference
 */
export function engineFor<Engine extends Pick<HearingEngine, 'kind'>>(
  engines: readonly Engine[],
  choice: HearingChoice | null | undefined,
): Engine | null {
  if (choice === 'browser' || choice === 'none') return null;
  const maySend = choice === 'hosted' || choice === null || choice === undefined;
  return (
    engines.find(({ kind }) => kind === choice) ??
    engines.find(({ kind }) => maySend || kind !== 'hosted') ??
    null
  );
}
