import { summarise, type Side, type Visit } from './summary';

const visit = (change: Partial<Visit> = {}): Visit => ({
  loginJsGzKb: 120,
  roomJsGzKb: 300,
  requests: 20,
  bytes: 200_000,
  lcpMs: 1_000,
  inpMs: 24,
  usableMs: 1_200,
  setupMs: 400,
  roomMs: 900,
  ...change,
});
const side = (...visits: Visit[]): Side => ({
  visits,
  lighthouse: { performance: 99, accessibility: 100, best_practices: 100 },
});

it('takes the median of each figure: one slow visit changes nothing', () => {
  const { lcp_ms, requests } = summarise(
    side(visit(), visit({ lcpMs: 9_000 }), visit({ requests: 21 })),
    side(visit()),
  );
  expect([lcp_ms, requests]).toEqual([1_000, 20]);
});

it('compares the composed page with the monolith of the same run', () => {
  const result = summarise(
    side(
      visit({
        lcpMs: 1_100,
        bytes: 240_000,
        loginJsGzKb: 150,
        roomJsGzKb: 360,
        setupMs: 440,
        roomMs: 990,
      }),
    ),
    side(visit()),
  );
  expect(result).toMatchObject({
    lcp_ratio: 1.1,
    bytes_ratio: 1.2,
    login_js_ratio: 1.25,
    room_js_ratio: 1.2,
    setup_ratio: 1.1,
    room_ratio: 1.1,
  });
  expect(result.monolith.lcp_ms).toBe(1_000);
});
