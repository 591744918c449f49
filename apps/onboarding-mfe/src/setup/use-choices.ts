import { useEffect, useState } from 'react';
import type { SetupChoices } from './choices';
import { keepChoices, readChoices } from './kept-choices';

/** What was chosen, kept in the tab's storage. */
export function useChoices(
  userId: string,
  storage: Storage,
): [SetupChoices, (part: Partial<SetupChoices>) => void] {
  const [choices, setChoices] = useState(() => readChoices(storage, userId));
  useEffect(() => keepChoices(storage, userId, choices), [storage, userId, choices]);
  return [choices, (part) => setChoices((before) => ({ ...before, ...part }))];
}
