import { settle } from '@portal/testing/fake-clock';
import { VoiceActivity, WINDOW_MS, WINDOW_SAMPLES } from './voice-activity';

/**
 * Creates a voice activity detector for windows whose first sample encodes the probability of
 * speech (percent).
 */
function activity() {
  const told: (string | number)[] = [];
  const windows: number[] = [];
  const failures: unknown[] = [];
  let broken = false;
  const voice = new VoiceActivity(
    {
      predict: (samples) =>
        broken ? Promise.reject(new Error('model gone')) : Promise.resolve((samples[0] ?? 0) / 100),
    },
    {
      window: ({ at }) => windows.push(at),
      started: (at) => told.push('started', at),
      ended: (at) => told.push('ended', at),
    },
    (error) => failures.push(error),
  );
  let at = 0;
  const hear = async (...percents: number[]) => {
    for (const percent of percents) {
      at += WINDOW_MS;
      voice.accept(new Int16Array(WINDOW_SAMPLES).fill(percent), at);
    }
    for (let i = 0; i < percents.length; i += 1) await settle();
  };
  return {
    voice,
    told,
    windows,
    failures,
    hear,
    breakModel: () => {
      broken = true;
    },
  };
}

describe('voice activity', () => {
  it('begins with the first of two windows of voice', async () => {
    const { told, hear } = activity();
    await hear(0, 0, 90);
    expect(told).toEqual([]);
    await hear(90);
    expect(told).toEqual(['started', 2 * WINDOW_MS]);
  });

  it('ignores clicks', async () => {
    const { told, hear } = activity();
    await hear(0, 90, 0, 0, 80, 10, 99, 0);
    expect(told).toEqual([]);
  });

  it('ends with the last window of voice, after 160 ms without one', async () => {
    const { told, hear } = activity();
    await hear(90, 90, 90, 0, 0, 0, 0);
    expect(told).toEqual(['started', 0]);
    await hear(0);
    expect(told.slice(2)).toEqual(['ended', 3 * WINDOW_MS]);
  });

  it('continues through stops inside words, and through weak word endings', async () => {
    const { told, hear } = activity();
    await hear(90, 90, 0, 0, 0, 0, 90, 40, 36, 0, 0, 0, 0, 0);
    expect(told).toEqual(['started', 0, 'ended', 9 * WINDOW_MS]);
  });

  it('does not begin at the probability that only continues it', async () => {
    const { told, hear } = activity();
    await hear(45, 45, 45, 45);
    expect(told).toEqual([]);
  });

  it("reports the time of every window's last sample, however the samples were cut", async () => {
    const { voice, windows } = activity();
    voice.accept(new Int16Array(800), 50);
    voice.accept(new Int16Array(800), 100);
    for (let i = 0; i < 5; i += 1) await settle();
    expect(windows).toEqual([32, 64, 96]);
  });

  it('reports a failed model once, and ends speech in progress', async () => {
    const { told, failures, hear, breakModel } = activity();
    await hear(90, 90);
    breakModel();
    await hear(90, 90);
    expect([told, failures.length]).toEqual([['started', 0, 'ended', 2 * WINDOW_MS], 1]);
  });

  it('calls nothing after it was closed', async () => {
    const { voice, told, windows, hear } = activity();
    voice.close();
    await hear(90, 90, 90);
    expect([told, windows]).toEqual([[], []]);
  });
});
