import { RoomEvent, Track, type RemoteTrack, type Room } from 'livekit-client';
import { LiveKitRoom } from './livekit-room';
import type { RemoteAudio } from './room-transport';
import { fakeTrack } from './testing/fake-room';

/** The client's events alone. */
class FakeClient {
  readonly #listeners = new Map<string, (...args: unknown[]) => void>();

  on(event: string, listener: (...args: unknown[]) => void): this {
    this.#listeners.set(event, listener);
    return this;
  }

  emit(event: string, ...args: unknown[]): void {
    this.#listeners.get(event)?.(...args);
  }
}

function setUp() {
  const client = new FakeClient();
  const voices: (RemoteAudio | null)[] = [];
  new LiveKitRoom(client as unknown as Room).subscribe((event) => {
    if (event.type === 'audio') voices.push(event.audio);
  });
  return { client, voices };
}

const voice = (kind = Track.Kind.Audio) => ({ kind, mediaStreamTrack: fakeTrack, attach: () => undefined, detach: () => [] }) as unknown as RemoteTrack;

describe("the interviewer's voice", () => {
  test('it is heard while its track is subscribed', () => {
    const { client, voices } = setUp();
    const track = voice();
    client.emit(RoomEvent.TrackSubscribed, track);
    client.emit(RoomEvent.TrackUnsubscribed, track);
    expect(voices).toEqual([expect.objectContaining({ track: fakeTrack }), null]);
  });

  test('the late end of an earlier track does not silence the new one', () => {
    const { client, voices } = setUp();
    const [earlier, now] = [voice(), voice()];
    client.emit(RoomEvent.TrackSubscribed, earlier);
    client.emit(RoomEvent.TrackSubscribed, now);
    client.emit(RoomEvent.TrackUnsubscribed, earlier);
    expect(voices).toHaveLength(2);
    expect(voices).not.toContain(null);
    client.emit(RoomEvent.TrackUnsubscribed, now);
    expect(voices.at(-1)).toBeNull();
  });

  test('a picture is not a voice', () => {
    const { client, voices } = setUp();
    client.emit(RoomEvent.TrackSubscribed, voice(Track.Kind.Video));
    expect(voices).toEqual([]);
  });
});
