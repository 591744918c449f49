import { FakeClock, settle } from '@portal/testing/fake-clock';
import { Microphone, type TrackSound } from './microphone';

/** A track whose audio the test controls. */
class FakeTrack implements TrackSound {
  closed = 0;
  private waiting: ((next: IteratorResult<Int16Array>) => void) | null = null;
  private fail: ((error: Error) => void) | null = null;

  async sound(samples: number): Promise<void> {
    this.waiting?.({ value: new Int16Array(samples).fill(1), done: false });
    await settle();
  }

  async end(): Promise<void> {
    this.waiting?.({ value: undefined, done: true });
    await settle();
  }

  async break(): Promise<void> {
    this.fail?.(new Error('broken'));
    await settle();
  }

  close(): void {
    this.closed += 1;
  }

  [Symbol.asyncIterator](): AsyncIterator<Int16Array> {
    return {
      next: () =>
        new Promise((resolve, reject) => {
          this.waiting = resolve;
          this.fail = reject;
        }),
    };
  }
}

function microphone() {
  const clock = new FakeClock();
  const taken: { at: number; samples: number; silent: boolean }[] = [];
  const failures: unknown[] = [];
  let tracks = 0;
  let publish: (sound: TrackSound) => void = () => undefined;
  const source = {
    on: true,
    followed: true,
    follow: (heard: (sound: TrackSound) => void) => {
      publish = heard;
      return () => {
        source.followed = false;
      };
    },
  };
  const hears = new Microphone(
    source,
    (samples, at) => taken.push({ at, samples: samples.length, silent: samples[0] === 0 }),
    clock,
    () => (tracks += 1),
    (error) => failures.push(error),
  );
  const track = async () => {
    const published = new FakeTrack();
    publish(published);
    await settle();
    return published;
  };
  return { clock, hears, taken, failures, source, track, tracks: () => tracks };
}

describe("the candidate's microphone", () => {
  it('yields its samples with their times', async () => {
    const { clock, taken, track } = microphone();
    const sound = await track();
    await clock.advance(16);
    await sound.sound(256);
    expect(taken).toEqual([{ at: 16, samples: 256, silent: false }]);
  });

  it('yields silence while muted, so that turns end', async () => {
    const { clock, taken, track } = microphone();
    const sound = await track();
    await sound.sound(256);
    await clock.advance(620);
    expect(taken.slice(1).every(({ silent }) => silent)).toBe(true);
    expect(taken.slice(1).reduce((sum, { samples }) => sum + samples, 0)).toBe(8_000);
  });

  it('switches to the next published track', async () => {
    const { taken, track, tracks } = microphone();
    const first = await track();
    await first.sound(1);
    expect(tracks()).toBe(1);
    const second = await track();
    expect(tracks()).toBe(2);
    await second.sound(2);
    await first.sound(3);
    expect(taken.map(({ samples }) => samples)).toEqual([1, 2]);
    expect([first.closed > 0, second.closed]).toEqual([true, 0]);
  });

  it('survives a track that ends, or breaks', async () => {
    const { taken, failures, track } = microphone();
    await (await track()).end();
    await (await track()).break();
    await (await track()).sound(5);
    expect(taken.map(({ samples }) => samples)).toEqual([5]);
    expect(failures).toHaveLength(1);
  });

  it('yields nothing after it was closed, and stops following the room', async () => {
    const { clock, hears, taken, source, track } = microphone();
    const sound = await track();
    await sound.sound(256);
    hears.close();
    await sound.sound(256);
    await clock.advance(5_000);
    expect([taken.length, source.followed, sound.closed > 0]).toEqual([1, false, true]);
  });
});
