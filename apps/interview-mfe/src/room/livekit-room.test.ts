import { RoomEvent, Track, TrackEvent, type RemoteTrack, type Room } from 'livekit-client';
import { LiveKitRoom } from './livekit-room';
import type { RemoteAudio } from './room-transport';
import { fakeTrack } from './testing/fake-room';

/** The client's events, and the devices it was told to use. */
class FakeClient {
  readonly switched: unknown[][] = [];
  readonly #listeners: { event: string; listener: (...args: unknown[]) => void }[] = [];

  on(event: string, listener: (...args: unknown[]) => void): this {
    this.#listeners.push({ event, listener });
    return this;
  }

  off(event: string, listener: (...args: unknown[]) => void): this {
    const at = this.#listeners.findIndex((entry) => entry.event === event && entry.listener === listener);
    if (at >= 0) this.#listeners.splice(at, 1);
    return this;
  }

  switchActiveDevice(...call: unknown[]): Promise<boolean> {
    this.switched.push(call);
    return Promise.resolve(true);
  }

  emit(event: string, ...args: unknown[]): void {
    for (const entry of [...this.#listeners]) if (entry.event === event) entry.listener(...args);
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

describe('devices', () => {
  test('the chosen ones are preferred and not demanded; none is the system’s own', async () => {
    const client = new FakeClient();
    const room = new LiveKitRoom(client as unknown as Room);
    await room.useMicrophone('h1');
    await room.useMicrophone(null);
    await room.useSpeaker('s1');
    await room.useSpeaker(null);
    expect(client.switched).toEqual([['audioinput', 'h1', false], ['audioinput', 'default', false], ['audiooutput', 's1', false], ['audiooutput', '', false]]);
  });

  test('the end of the microphone is told, of a camera not', () => {
    const client = new FakeClient();
    const seen: string[] = [];
    new LiveKitRoom(client as unknown as Room).subscribe(({ type }) => seen.push(type));
    const published = (source: Track.Source) => {
      const track = new FakeClient();
      client.emit(RoomEvent.LocalTrackPublished, { source, track });
      track.emit(TrackEvent.Ended);
    };
    published(Track.Source.Camera);
    expect(seen).toEqual([]);
    published(Track.Source.Microphone);
    expect(seen).toEqual(['microphone-ended']);
  });

  test('it is told once, however often a reconnect has published the microphone', () => {
    const client = new FakeClient();
    const seen: string[] = [];
    new LiveKitRoom(client as unknown as Room).subscribe(({ type }) => seen.push(type));
    const track = new FakeClient();
    client.emit(RoomEvent.LocalTrackPublished, { source: Track.Source.Microphone, track });
    client.emit(RoomEvent.LocalTrackPublished, { source: Track.Source.Microphone, track });
    track.emit(TrackEvent.Ended);
    expect(seen).toEqual(['microphone-ended']);
  });
});
