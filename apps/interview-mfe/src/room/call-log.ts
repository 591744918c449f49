import type { Stop } from '@portal/clock';
import type { DeviceChange } from '../devices/devices';
import type { RoomDeviceNews, RoomDevices } from '../devices/room-devices';
import type { SnapshotStore } from '../store/snapshot-store';
import type { Notice } from './notice';
import type { RoomSnapshot } from './room-snapshot';

type Seen = Pick<
  RoomSnapshot,
  'phase' | 'connection' | 'interviewerMissing' | 'microphone' | 'camera'
>;

/**
 * Writes what happens to the call and its connection into the chat's Call and System tabs (§3). It
 * compares the room's states, so that each change is written once, whoever caused it.
 */
export class CallLog {
  readonly #note: (notice: Notice) => void;
  #seen: Seen | null = null;
  #away = false;

  constructor(note: (notice: Notice) => void) {
    this.#note = note;
  }

  update({ phase, connection, interviewerMissing, microphone, camera }: Seen): void {
    const before = this.#seen;
    // Remember the state first: writing a message changes the room's state again.
    this.#seen = { phase, connection, interviewerMissing, microphone, camera };
    if (before === null) return;
    if (phase.name !== before.phase.name) this.#handlePhase(phase.name);
    if (phase.name !== 'live') return;
    this.#handleConnection(connection);
    if (interviewerMissing !== before.interviewerMissing)
      this.#note({
        tab: 'system',
        name: interviewerMissing ? 'interviewerMissing' : 'interviewerBack',
      });
    this.#handleMicrophone(microphone, before.microphone);
    this.#handleCamera(camera, before.camera);
  }

  /** Handles a device that the candidate chose. Lost and returned devices come as news. */
  handleDevice({ reason, kind, label }: DeviceChange): void {
    if (reason === 'chosen')
      this.#note({ tab: 'call_interface', name: 'deviceChosen', kind, label });
  }

  handleDeviceNews(news: RoomDeviceNews | null): void {
    if (news?.name === 'none') this.#note({ tab: 'call_interface', name: 'microphoneGone' });
    if (news?.name === 'found')
      this.#note({ tab: 'call_interface', name: 'microphoneFound', label: news.label });
    if (news?.name !== 'changed' || news.change.reason === 'chosen') return;
    const { reason, kind, label } = news.change;
    const name = reason === 'lost' ? 'deviceLost' : 'deviceBack';
    this.#note({ tab: 'call_interface', name, kind, label: label ?? '' });
  }

  #handlePhase(phase: Seen['phase']['name']): void {
    if (phase === 'live') this.#note({ tab: 'call_interface', name: 'joined' });
    if (phase === 'leaving') this.#note({ tab: 'call_interface', name: 'left' });
  }

  #handleConnection(connection: Seen['connection']): void {
    if (connection === 'reconnecting' && !this.#away) {
      this.#away = true;
      this.#note({ tab: 'system', name: 'connectionLost' });
      this.#note({ tab: 'call_interface', name: 'reconnecting' });
    } else if (connection === 'connected' && this.#away) {
      this.#away = false;
      this.#note({ tab: 'system', name: 'connectionBack' });
      this.#note({ tab: 'call_interface', name: 'rejoined' });
    }
  }

  #handleMicrophone({ muted, problem }: Seen['microphone'], before: Seen['microphone']): void {
    if (muted !== before.muted)
      this.#note({ tab: 'call_interface', name: muted ? 'muted' : 'unmuted' });
    if (problem !== null && problem !== before.problem)
      this.#note({ tab: 'call_interface', name: 'microphoneFailed', problem });
  }

  #handleCamera({ name }: Seen['camera'], before: Seen['camera']): void {
    if (name === before.name) return;
    if (name === 'on') this.#note({ tab: 'call_interface', name: 'cameraOn' });
    if (name === 'failed') this.#note({ tab: 'call_interface', name: 'cameraFailed' });
    if (name === 'off' && before.name === 'on')
      this.#note({ tab: 'call_interface', name: 'cameraOff' });
  }
}

/** Keeps the call log of a session until the returned function is called. */
export function keepCallLog(
  room: SnapshotStore<RoomSnapshot>,
  devices: RoomDevices | null,
  note: (notice: Notice) => void,
): Stop {
  const log = new CallLog(note);
  log.update(room.getState());
  const stops = [
    room.subscribe(() => log.update(room.getState())),
    devices?.devices.subscribe((change) => log.handleDevice(change)),
    devices?.store.subscribe(({ news }) => log.handleDeviceNews(news)),
  ];
  return () => stops.forEach((stop) => stop?.());
}
