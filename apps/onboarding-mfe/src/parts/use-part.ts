import { useCallback, useEffect, useState, type ComponentType } from 'react';

export type Part<Props> =
  { name: 'loading' } | { name: 'failed' } | { name: 'there'; Component: ComponentType<Props> };

/**
 * Loads a component's code on demand. `retry` loads it again after a failure.
 * @param load must be the same function on every render; otherwise, the code is loaded again.
 */
export function usePart<Props>(load: () => Promise<ComponentType<Props>>): {
  part: Part<Props>;
  retry(): void;
} {
  const [part, setPart] = useState<Part<Props>>({ name: 'loading' });
  useEffect(() => {
    if (part.name !== 'loading') return;
    let wanted = true;
    load().then(
      (Component) => wanted && setPart({ name: 'there', Component }),
      () => wanted && setPart({ name: 'failed' }),
    );
    return () => {
      wanted = false;
    };
  }, [load, part.name]);
  return { part, retry: useCallback(() => setPart({ name: 'loading' }), []) };
}
