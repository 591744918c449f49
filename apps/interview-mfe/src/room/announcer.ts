import type { Clock, Stop } from '@portal/clock';
import { createSnapshotStore } from '../store/snapshot-store';
import type { RoomSnapshot } from './room-snapshot';

/** A change to announce to screen readers. The component that renders it chooses the wording. */
export type Announcement =
  | {
      name:
        | 'connectionLost'
        | 'connectionBack'
        | 'interviewerMissing'
        | 'interviewerBack'
        | 'muted'
        | 'unmuted'
        | 'takeYourTimeOn'
        | 'takeYourTimeOff'
        | 'speaking'
        | 'listening';
    }
  | { name: 'question'; questionIndex: number; numberOfQuestions: number };

export interface Announced {
  /** Distinguishes announcements that have the same text. */
  id: number;
  announcement: Announcement;
}

/**
 * How long the interviewer's state must last before it is announced (ms). Shorter changes are
 * treated as pauses between words.
 */
export const SETTLED_MS = 1_500;
/** How many announcements stay on the page. Screen readers read each one when it is added. */
const KEPT_COUNT = 4;

type Seen = Pick<
  RoomSnapshot,
  | 'phase'
  | 'connection'
  | 'interviewer'
  | 'interviewerMissing'
  | 'microphone'
  | 'takeYourTime'
  | 'conversation'
>;

/**
 * Announces each change in the room's state once. Utterances are announced by the caption instead.
 */
export class Announcer {
  readonly store = createSnapshotStore<{ announcements: readonly Announced[] }>({
    announcements: [],
  });
  readonly #clock: Clock;
  #seen: Seen | null = null;
  /** The last interviewer state that was announced. */
  #announcedInterviewer: Seen['interviewer'] = 'absent';
  #stopSettling: Stop | null = null;
  #count = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  update(room: Seen): void {
    const before = this.#seen;
    this.#seen = room;
    if (before === null || room.phase.name !== 'live') return;
    if (before.connection === 'connected' && room.connection === 'reconnecting')
      this.#announce({ name: 'connectionLost' });
    if (before.connection === 'reconnecting' && room.connection === 'connected')
      this.#announce({ name: 'connectionBack' });
    if (before.interviewerMissing !== room.interviewerMissing)
      this.#announce({ name: room.interviewerMissing ? 'interviewerMissing' : 'interviewerBack' });
    if (before.microphone.muted !== room.microphone.muted)
      this.#announce({ name: room.microphone.muted ? 'muted' : 'unmuted' });
    if (before.takeYourTime !== room.takeYourTime)
      this.#announce({ name: room.takeYourTime ? 'takeYourTimeOn' : 'takeYourTimeOff' });
    const { question } = room.conversation;
    if (question && question.questionIndex !== before.conversation.question?.questionIndex)
      this.#announce({ name: 'question', ...question });
    if (before.interviewer !== room.interviewer) this.#settle(room.interviewer);
  }

  /** Cancels a pending announcement. */
  close(): void {
    this.#stopSettling?.();
    this.#stopSettling = null;
  }

  #settle(state: Seen['interviewer']): void {
    this.close();
    this.#stopSettling = this.#clock.after(SETTLED_MS, () => {
      if (state === 'absent' || state === this.#announcedInterviewer) return;
      this.#announcedInterviewer = state;
      this.#announce({ name: state });
    });
  }

  #announce(announcement: Announcement): void {
    this.#count += 1;
    this.store.setState({
      announcements: [
        ...this.store.getState().announcements,
        { id: this.#count, announcement },
      ].slice(-KEPT_COUNT),
    });
  }
}
