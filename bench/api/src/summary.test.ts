import { growthPercent, ratioOf, summarise, type Phase } from './summary';

const phase = (perSecond: number, errors = 0): Phase => ({
  perSecond,
  p50: 1,
  p99: 9,
  errors,
  answers: 100,
});

describe('figures of the servers', () => {
  it('compares throughput round by round, so that other load on the machine affects both', () => {
    const rounds = [
      { ours: phase(700), bare: phase(1000) },
      { ours: phase(70), bare: phase(100) },
      { ours: phase(900), bare: phase(1000) },
    ];
    expect(ratioOf(rounds)).toBe(0.7);
  });

  it('distinguishes growing memory from memory filled at the beginning', () => {
    expect(growthPercent([50, 150, 200, 200, 200, 200, 200, 200, 200, 200])).toBe(0);
    expect(growthPercent([200, 200, 200, 200, 210, 220, 230, 240, 250, 260])).toBe(27.5);
  });

  it('counts all errors, including those of the bare server', () => {
    const rounds = { reads: [{ ours: phase(80, 1), bare: phase(100, 2) }] };
    const soak = {
      phases: [phase(1, 8)],
      memory: {
        main: Array(10).fill(100),
        voice: [100, 100, 100, 100, 100, 100, 100, 100, 101, 101],
      },
    };
    expect(
      summarise({
        rounds,
        half: phase(40),
        mixed: { login: phase(1, 4) },
        login: phase(20.04),
        soak,
      }),
    ).toEqual({
      reads_ratio: 0.8,
      reads_p99_ms: 9,
      errors: 15,
      rss_growth_pct: 1,
      login_per_s: 20,
    });
  });
});
