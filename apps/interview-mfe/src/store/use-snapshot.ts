import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import type { StoreApi } from 'zustand/vanilla';

/** What a store holds now; the component is drawn again where a field of it is another. */
export const useSnapshot = <T extends object>(store: StoreApi<T>): T =>
  useStore(
    store,
    useShallow((state) => state),
  );
