import { useState } from 'react';

/** What the host has to say, until it is dismissed; what it says after having had nothing to say is new. */
export function useHostNotice(notice: string | null): [string | null, () => void] {
  const [present, setPresent] = useState(notice !== null);
  const [dismissed, setDismissed] = useState(false);
  if (present !== (notice !== null)) {
    setPresent(notice !== null);
    setDismissed(false);
  }
  return [dismissed ? null : notice, () => setDismissed(true)];
}
