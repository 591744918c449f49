import { useState, type ComponentType } from 'react';
import type { SelectListProps } from './SelectList';

export type LoadSelectList = () => Promise<{ SelectList: ComponentType<SelectListProps> }>;

// By its public name, under which host and remotes share it: 29 KB that are fetched once.
const loadShared: LoadSelectList = () => import('@portal/ui/select');

type State =
  { name: 'closed' } | { name: 'waiting' } | { name: 'open'; List: ComponentType<SelectListProps> };

/** The list of a select: fetched when it is approached, there once it is opened. One that could not be fetched is asked for again by the next press. */
export function useSelectList(load: LoadSelectList = loadShared) {
  const [state, setState] = useState<State>({ name: 'closed' });
  const arrive = (next: State) => setState((now) => (now.name === 'waiting' ? next : now));
  return {
    state,
    prefetch: () => void load().catch(() => undefined),
    open: () => {
      setState({ name: 'waiting' });
      load().then(
        ({ SelectList }) => arrive({ name: 'open', List: SelectList }),
        () => arrive({ name: 'closed' }),
      );
    },
    /** Whoever has gone on by the time that the list arrives is left alone. */
    giveUp: () => arrive({ name: 'closed' }),
    close: () => setState({ name: 'closed' }),
  };
}
