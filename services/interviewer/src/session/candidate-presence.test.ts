import { ROOM_DEPARTURE_TIMEOUT_S } from '@portal/protocol';
import { FakeClock } from '@portal/testing/fake-clock';
import { CandidatePresence } from './candidate-presence';

function room() {
  const clock = new FakeClock();
  const seen: string[] = [];
  return {
    clock,
    seen,
    attendance: new CandidatePresence(
      {
        joined: () => seen.push('joined'),
        left: () => seen.push('left'),
        gone: () => seen.push('gone'),
      },
      clock,
    ),
  };
}

describe('coming and going', () => {
  it('a page refresh is not leaving', async () => {
    const { clock, seen, attendance } = room();
    attendance.connected();
    attendance.disconnected();
    await clock.advance((ROOM_DEPARTURE_TIMEOUT_S - 1) * 1_000);
    attendance.connected();
    await clock.advance(ROOM_DEPARTURE_TIMEOUT_S * 2_000);
    expect(seen).toEqual(['joined', 'left', 'joined']);
  });

  it('is gone after the departure window', async () => {
    const { clock, seen, attendance } = room();
    attendance.connected();
    attendance.disconnected();
    await clock.advance(ROOM_DEPARTURE_TIMEOUT_S * 1_000);
    expect(seen).toEqual(['joined', 'left', 'gone']);
  });

  it('does not wait forever for someone who never comes', async () => {
    const { clock, seen, attendance } = room();
    attendance.await();
    await clock.advance(ROOM_DEPARTURE_TIMEOUT_S * 1_000);
    expect(seen).toEqual(['gone']);
  });
});
