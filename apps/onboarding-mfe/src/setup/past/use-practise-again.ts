import type { InterviewSummary } from '@portal/protocol';
import { useState } from 'react';
import type { SetupChoices } from '../choices';
import { practiseAgain, type Missing } from './practise-again';

export interface Practising {
  interview: InterviewSummary;
  missing: Missing[];
  time: number;
}

/** Puts an earlier interview's settings into the form, and keeps what is to be said about it. */
export function usePractiseAgain(
  lists: Parameters<typeof practiseAgain>[1],
  change: (part: Partial<SetupChoices>) => void,
) {
  const [practising, setPractising] = useState<Practising | null>(null);
  return {
    practising,
    practise: (interview: InterviewSummary) => {
      const { choices, missing } = practiseAgain(interview, lists);
      change(choices);
      setPractising({ interview, missing, time: Date.now() });
    },
  };
}
