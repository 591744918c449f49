import { FakeClock } from '@portal/testing/fake-clock';
import { SilenceFiller } from './silence-filler';

function filler() {
  const clock = new FakeClock();
  const put: number[] = [];
  return {
    clock,
    put,
    filled: () => put.reduce((sum, ms) => sum + ms, 0),
    silence: new SilenceFiller((ms) => put.push(ms), clock),
  };
}

describe('a microphone that stops sending', () => {
  it('is followed by enough silence to end a turn, then by nothing', async () => {
    const { clock, filled, silence } = filler();
    silence.heard();
    await clock.advance(1_120);
    expect(filled()).toBe(1_000);
    await clock.advance(60_000);
    expect(filled()).toBe(5_000);
  });

  it('gets no silence while frames come, including jitter', async () => {
    const { clock, put, silence } = filler();
    for (let i = 0; i < 20; i += 1) {
      silence.heard();
      await clock.advance(100);
    }
    expect(put).toEqual([]);
  });

  it('gets no silence before the first frame, nor after the end', async () => {
    const { clock, put, silence } = filler();
    await clock.advance(10_000);
    silence.heard();
    silence.close();
    await clock.advance(10_000);
    expect(put).toEqual([]);
  });
});
