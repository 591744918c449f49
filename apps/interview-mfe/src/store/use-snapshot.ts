import { useSyncExternalStore } from 'react';
import type { SnapshotStore } from '../room/snapshot-store';

/** What a store holds now. */
export function useSnapshot<T extends object>({
  subscribe,
  getSnapshot,
}: Pick<SnapshotStore<T>, 'subscribe' | 'getSnapshot'>): T {
  return useSyncExternalStore(subscribe, getSnapshot);
}
