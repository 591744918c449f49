import type { Correction, InterviewMessage } from '@portal/protocol';
import { useState } from 'react';
import { readDrafts, rememberDrafts, type Draft, type Drafts } from './correction-draft';

/** Saves all corrections of a message. The caller shows the message that comes back. */
export type SaveCorrections = (
  messageId: string,
  corrections: readonly Correction[],
) => Promise<InterviewMessage>;

/** What the reader of a report is correcting; the drafts are kept until they are saved or dropped. */
export function useCorrections(
  interviewId: string,
  save: SaveCorrections | null,
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = sessionStorage,
) {
  const [drafts, setDrafts] = useState<Drafts>(() =>
    save === null ? {} : readDrafts(storage, interviewId),
  );
  /** The message that was saved last, to say what came of it. */
  const [saved, setSaved] = useState<InterviewMessage | null>(null);
  const change = (messageId: string, draft: Draft | null) =>
    setDrafts((before) => {
      const { [messageId]: _, ...others } = before;
      const after = draft === null ? others : { ...others, [messageId]: draft };
      rememberDrafts(storage, interviewId, after);
      return after;
    });
  return {
    drafts,
    saved,
    change: (messageId: string, draft: Draft | null) => {
      setSaved(null);
      change(messageId, draft);
    },
    save: async (messageId: string, corrections: readonly Correction[]): Promise<void> => {
      if (save === null) return;
      const message = await save(messageId, corrections);
      change(messageId, null);
      setSaved(message);
    },
  };
}
