import { DevicePreferences } from '../device-preferences';
import { Devices } from '../devices';

type Info = Pick<MediaDeviceInfo, 'deviceId' | 'kind' | 'label' | 'groupId'>;
const info =
  (kind: MediaDeviceKind) =>
  (deviceId: string, label = deviceId): Info => ({ kind, deviceId, label, groupId: '' });
export const microphone = info('audioinput');
export const camera = info('videoinput');
export const speaker = info('audiooutput');

/** A fake media track that a test can end as if its device were unplugged. */
export class FakeTrack {
  readyState: 'live' | 'ended' = 'live';
  readonly #ended: (() => void)[] = [];
  constructor(
    readonly label: string,
    readonly kind = 'audio',
  ) {}
  stop(): void {
    this.readyState = 'ended';
  }
  addEventListener(_: string, run: () => void): void {
    this.#ended.push(run);
  }
  pullOut(): void {
    this.readyState = 'ended';
    for (const run of this.#ended) run();
  }
}

/**
 * Fake `mediaDevices` whose device list is set by the test. If `refuses` is set, `getUserMedia`
 * rejects with that error.
 */
export class FakeMediaDevices {
  refuses: Error | null = null;
  readonly asked: MediaStreamConstraints[] = [];
  readonly opened: FakeTrack[] = [];
  readonly #listeners = new Set<() => void>();

  constructor(public infos: Info[] = []) {}

  get listeners(): number {
    return this.#listeners.size;
  }

  get running(): FakeTrack[] {
    return this.opened.filter(({ readyState }) => readyState === 'live');
  }

  enumerateDevices = (): Promise<MediaDeviceInfo[]> =>
    Promise.resolve(this.infos as MediaDeviceInfo[]);
  addEventListener = (_: string, listener: unknown): void =>
    void this.#listeners.add(listener as () => void);
  removeEventListener = (_: string, listener: unknown): void =>
    void this.#listeners.delete(listener as () => void);

  getUserMedia = (constraints: MediaStreamConstraints): Promise<MediaStream> => {
    this.asked.push(constraints);
    if (this.refuses) return Promise.reject(this.refuses);
    const { audio, video } = constraints;
    const wanted = ((audio || video) as MediaTrackConstraints).deviceId as
      { ideal: string } | undefined;
    const kind = audio ? 'audioinput' : 'videoinput';
    const found =
      this.infos.find((entry) => entry.kind === kind && entry.deviceId === wanted?.ideal) ??
      this.infos.find((entry) => entry.kind === kind);
    if (!found) return Promise.reject(Object.assign(new Error('none'), { name: 'NotFoundError' }));
    const track = new FakeTrack(found.label, audio ? 'audio' : 'video');
    this.opened.push(track);
    return Promise.resolve({
      getTracks: () => [track],
      getAudioTracks: () => (audio ? [track] : []),
      getVideoTracks: () => (video ? [track] : []),
    } as unknown as MediaStream);
  };

  /** Replaces the list of available devices and fires `devicechange`. */
  plug(infos: Info[]): void {
    this.infos = infos;
    for (const listener of [...this.#listeners]) listener();
  }
}

export const refusal = (name: string, message = name): Error =>
  Object.assign(new Error(message), { name });

/** Creates in-memory storage that contains `entries`. */
export function fakeStorage(entries: Record<string, string> = {}): Storage {
  const kept = new Map(Object.entries(entries));
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as unknown as Storage;
}

export const devicesOf = (source: FakeMediaDevices | undefined, storage = fakeStorage()): Devices =>
  new Devices(source as MediaDevices | undefined, new DevicePreferences(() => storage));
