import type { ConversationAction, Pace } from '@portal/interviewing';
import type { AddMessageBody } from '@portal/protocol';
import type { Clock } from '../clock';
import type { Log } from '../log';
import type { DataChannel } from '../room/data-channel';
import type { Conversation } from './conversation';
import type { Mouth } from './mouth';

export type EndReason = Extract<ConversationAction, { type: 'end' }>['reason'];

/** What an interview session works with. */
export interface SessionParts {
  conversation: Conversation;
  mouth: Mouth;
  channel: Pick<DataChannel, 'send' | 'flush'>;
  outbox: { add(message: AddMessageBody): void; flush(timeoutMs: number): Promise<boolean> };
  ear: {
    /** Whether words may still come of what was said. */
    busy(): boolean;
    /** Forgets what was said in the turn under way. */
    discard(): void;
    /** Whether the candidate could be heard now: there is an engine and the microphone is on. */
    audible(): boolean;
  };
  clock: Clock;
  log: Log;
  newId: () => string;
  onEnd: (reason: EndReason) => void;
  /** The ends of turns are to be judged with this patience from now on. */
  onPace: (pace: Pace) => void;
}
