import type { HearingChoice, HearingEngine } from './runtime-config';

/** Of the servers, what hears: `hosted` sends the sound to its maker, the others keep it on the servers' machine. */
export const HEARING_ENGINE_KINDS = ['hosted', 'local', 'built-in'] as const;
/** `none` means that typed answers take an engine's place. */
export const ENGINE_KINDS = [...HEARING_ENGINE_KINDS, 'none'] as const;
/** What a candidate may be heard by. */
export const HEARING_CHOICES = [...HEARING_ENGINE_KINDS, 'browser', 'none'] as const;

/**
 * Which of the servers' engines (in their order of preference) hears who chose this; null where none does. Without a choice the first. Where the
 * chosen kind is missing the next takes its place, but never one that sends the sound further than the candidate agreed to.
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
