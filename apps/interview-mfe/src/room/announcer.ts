import type { Clock, Stop } from '@portal/clock';
import { createSnapshotStore } from '../store/snapshot-store';
import type { RoomSnapshot } from './room-snapshot';
import type { RoomStateName } from './room-state';

/** The states that are announced: whose turn it is, and how the candidate can answer. */
type Turn = Extract<RoomStateName, 'speaking' | 'listening' | 'muted' | 'typing'>;

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
        | 'takeYourTimeOff';
    }
  | { name: 'turn'; turn: Turn }
  | { name: 'question'; questionIndex: number; numberOfQuestions: number };

export interface Announced {
  /** Distinguishes announcements that have the same text. */
  id: number;
  announcement: Announcement;
}

/**
 * How long a turn must last before it is announced (ms). Shorter changes are treated as pauses
 * between words.
 */
export const SETTLED_MS = 1_500;
/** How many announcements stay on the page. Screen readers read each one when it is added. */
const KEPT_COUNT = 4;

type Seen = Pick<
  RoomSnapshot,
  'phase' | 'connection' | 'interviewerMissing' | 'microphone' | 'takeYourTime' | 'conversation'
>;

const turnOf = (state: RoomStateName): Turn | null =>
  state === 'speaking' || state === 'listening' || state === 'muted' || state === 'typing'
    ? state
    : null;

/**
 * Announces each change in the room's state once. Utterances are announced by the caption instead.
 */
export class Announcer {
  readonly store = createSnapshotStore<{ announcements: readonly Announced[] }>({
    announcements: [],
  });
  readonly #clock: Clock;
  #seen: Seen | null = null;
  #state: RoomStateName | null = null;
  /** Whose turn was announced last. */
  #announced: 'interviewer' | 'candidate' | null = null;
  #stopSettling: Stop | null = null;
  #count = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  update(room: Seen, state: RoomStateName): void {
    const before = this.#seen;
    const stateBefore = this.#state;
    this.#seen = room;
    this.#state = state;
    if (room.phase.name !== 'live') this.close();
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
    if (stateBefore !== state) this.#settle(turnOf(state));
  }

  /** Cancels a pending announcement. */
  close(): void {
    this.#stopSettling?.();
    this.#stopSettling = null;
  }

  /** Announces a turn once. Muting during one's own turn is announced as such, not as a turn. */
  #settle(turn: Turn | null): void {
    this.close();
    if (turn === null) return;
    this.#stopSettling = this.#clock.after(SETTLED_MS, () => {
      const whose = turn === 'speaking' ? 'interviewer' : 'candidate';
      if (whose === this.#announced) return;
      this.#announced = whose;
      this.#announce({ name: 'turn', turn });
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
