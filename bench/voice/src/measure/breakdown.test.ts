import type { TraceLine } from '@portal/interviewer/trace';
import { breakDown, meanBreakdown } from './breakdown';

const line = (event: TraceLine['event'], at: number, voicedAt?: number): TraceLine => ({
  interview: 'i',
  event,
  at,
  ...(voicedAt !== undefined && { voicedAt }),
});
const trace = [
  line('voice_ended', 1_250, 1_040),
  line('turn_over', 1_400),
  line('reply_decided', 1_405),
  line('first_sample_out', 1_425),
];

it('splits the latency of a turn into stages that add up to it', () => {
  const stages = breakDown(trace, 1_000, 1_500);
  expect(stages).toEqual({
    uplink: 40,
    voice_activity: 210,
    endpointing: 150,
    deciding: 5,
    rendering: 20,
    downlink: 75,
  });
  expect(Object.values(stages ?? {}).reduce((sum, ms) => sum + ms, 0)).toBe(500);
});

it('gives no time to work done before the end of the turn', () => {
  expect(
    breakDown(
      [...trace.slice(0, 2), line('reply_decided', 1_300), line('first_sample_out', 1_401)],
      1_000,
      1_500,
    ),
  ).toMatchObject({ deciding: 0, rendering: 1 });
});

it('uses the last moments before the reply, not those of an earlier pause', () => {
  expect(
    breakDown([line('voice_ended', 400, 380), line('turn_over', 900), ...trace], 1_000, 1_500),
  ).toMatchObject({ endpointing: 150 });
});

it('returns null for a turn with an incomplete trace', () => {
  expect(breakDown(trace.slice(0, 2), 1_000, 1_500)).toBeNull();
  expect(meanBreakdown([])).toBeNull();
});
