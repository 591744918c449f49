import type { Correction, InterviewMessage } from '@portal/protocol';
import { useState } from 'react';
import { readDrafts, rememberDrafts, type Draft, type Drafts } from './correction-draft';

/** Saves all corrections of a message. The caller shows the message that comes back. */
export type SaveCorrections = (
  messageId: string,
  corrections: readonly Correction[],
) => Promise<InterviewMessage>;

/** What the candidate is correcting in one transcript. */
export interface Corrections {
  /** What isn't saved yet, by message. */
  drafts: Drafts;
  /** The message that was saved last, to say what came of it; null once another is begun. */
  saved: InterviewMessage | null;
  /** Changes a message's draft; null drops it. */
  change(messageId: string, draft: Draft | null): void;
  /** Saves corrections. The draft stays until `handleSaved`. */
  save: SaveCorrections;
  /**
   * Drops the draft of a message whose corrections were saved, unless it has changed since.
   * @param sent the draft that was saved
   */
  handleSaved(message: InterviewMessage, sent: Draft): void;
}

/** Corrections of an interview's messages. Drafts are kept until they are saved or dropped. */
export function useCorrections(
  interviewId: string,
  save: SaveCorrections | null,
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = sessionStorage,
): Corrections {
  const [drafts, setDrafts] = useState<Drafts>(() =>
    save === null ? {} : readDrafts(storage, interviewId),
  );
  const [saved, setSaved] = useState<InterviewMessage | null>(null);
  /** Puts what `next` makes of a message's draft in its place. */
  const put = (messageId: string, next: (draft: Draft | undefined) => Draft | null) =>
    setDrafts((before) => {
      const { [messageId]: draft, ...others } = before;
      const changed = next(draft);
      const after = changed === null ? others : { ...others, [messageId]: changed };
      rememberDrafts(storage, interviewId, after);
      return after;
    });
  return {
    drafts,
    saved,
    change: (messageId, draft) => {
      setSaved(null);
      put(messageId, () => draft);
    },
    save: (messageId, corrections) =>
      save === null
        ? Promise.reject(new Error('This reader may not correct anything'))
        : save(messageId, corrections),
    handleSaved: (message, sent) => {
      put(message.id, (draft) =>
        draft && (draft.field !== null || draft.corrections !== sent.corrections) ? draft : null,
      );
      setSaved(message);
    },
  };
}
