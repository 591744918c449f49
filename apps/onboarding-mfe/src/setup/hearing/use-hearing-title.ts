import { useT } from '@portal/i18n';
import type { HearingOption } from './hearing-options';

/** The title of a way to be heard, with the engine's name where there is one. */
export function useHearingTitle(): (option: HearingOption) => string {
  const t = useT('setup');
  return ({ choice, name }) => t(`hearing.options.${choice}.title`, { name: name ?? '' });
}
