import { createSnapshotStore } from '../store/snapshot-store';
import type { Clock, Stop } from './clock';
import type { RoomSnapshot } from './room-snapshot';

/** What a screen reader is told of; the words are chosen where they are read out. */
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
  /** Numbers them, so that the same words twice are two. */
  id: number;
  what: Announcement;
}

/** A state of the interviewer that does not last this long is a pause between words, and not told (ms). */
export const SETTLED_MS = 1_500;
/** As many as stay; a reader takes up each when it is added. */
const KEPT = 4;

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

/** Tells changes of the room's state in few words, each once; never what is being said. */
export class Announcer {
  readonly store = createSnapshotStore<{ said: readonly Announced[] }>({ said: [] });
  readonly #clock: Clock;
  #seen: Seen | null = null;
  /** The interviewer's state that was told last. */
  #toldInterviewer: Seen['interviewer'] = 'absent';
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
      this.#say({ name: 'connectionLost' });
    if (before.connection === 'reconnecting' && room.connection === 'connected')
      this.#say({ name: 'connectionBack' });
    if (before.interviewerMissing !== room.interviewerMissing)
      this.#say({ name: room.interviewerMissing ? 'interviewerMissing' : 'interviewerBack' });
    if (before.microphone.muted !== room.microphone.muted)
      this.#say({ name: room.microphone.muted ? 'muted' : 'unmuted' });
    if (before.takeYourTime !== room.takeYourTime)
      this.#say({ name: room.takeYourTime ? 'takeYourTimeOn' : 'takeYourTimeOff' });
    const { question } = room.conversation;
    if (question && question.questionIndex !== before.conversation.question?.questionIndex)
      this.#say({ name: 'question', ...question });
    if (before.interviewer !== room.interviewer) this.#settle(room.interviewer);
  }

  /** Ends the waiting; nothing is told after this. */
  close(): void {
    this.#stopSettling?.();
    this.#stopSettling = null;
  }

  #settle(state: Seen['interviewer']): void {
    this.close();
    this.#stopSettling = this.#clock.after(SETTLED_MS, () => {
      if (state === 'absent' || state === this.#toldInterviewer) return;
      this.#toldInterviewer = state;
      this.#say({ name: state });
    });
  }

  #say(what: Announcement): void {
    this.#count += 1;
    this.store.setState({
      said: [...this.store.getState().said, { id: this.#count, what }].slice(-KEPT),
    });
  }
}
