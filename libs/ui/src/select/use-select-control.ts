import { useCallback, useEffect, useState, type ComponentType } from 'react';
import type { SelectControlProps } from './SelectControl';

type Control = ComponentType<SelectControlProps>;
export type LoadSelectControl = () => Promise<{ SelectControl: Control }>;

// By its public name, under which host and remotes share it: fetched once.
const loadShared: LoadSelectControl = () => import('@portal/ui/select');

const arrived = new Map<LoadSelectControl, Control>();

/** The control of a select, fetched once the page is drawn. One that could not be fetched is asked for again by `load`. */
export function useSelectControl(from: LoadSelectControl = loadShared) {
  const [Control, setControl] = useState(() => arrived.get(from));
  const load = useCallback(() => {
    from().then(
      ({ SelectControl }) => {
        arrived.set(from, SelectControl);
        setControl(() => SelectControl);
      },
      () => undefined,
    );
  }, [from]);
  useEffect(() => {
    if (!arrived.has(from)) load();
  }, [from, load]);
  return { Control, load };
}
