// `npm run bench:frontier`: replays recorded decisions with policies at several settings: how often
// they cut the candidate off, against how long they wait at an end. Options:
// - `-- --tuning` takes the half that may be looked at.
// - `-- --from=decisions.jsonl` replays what `npm run bench:voice` has recorded.
import { parseArgs } from 'node:util';
import { readDecisions, recorded } from './decisions.mjs';
import { livekit, ours, silence } from './policies.mjs';

/** Lengths of the pauses (ms). In each round a pause has another one of them. */
const PAUSES_MS = [500, 1_000, 1_500, 2_000];
/** Voice activity detection needs this long to notice an end (ms). */
const END_NOTICED_MS = 160;
/** Average time until it is noticed that the candidate goes on (ms), as in tune.mjs. */
const NOTICED_MS = 80;
const SPEECH_MS = 3_000;
const REPLY_MS = 4_000;

const SETTINGS = {
  ours: { make: ours, at: [-1, -0.5, 0, 0.5, 1], sweep: [-6, 6, 0.1] },
  silence: { make: silence, at: [300, 600, 900, 1_200, 1_600], sweep: [160, 2_500, 10] },
  livekit: { make: livekit, at: [150, 300, 500, 900, 1_400], sweep: [0, 2_500, 25] },
};

/**
 * Replays the turns in order. Returns the wait at each end (ms, from the last sound), and whether
 * each pause was cut off.
 */
function replay(all, makePolicy) {
  const ends = [];
  const pauses = [];
  for (let round = 0; round < PAUSES_MS.length; round += 1) {
    let [interview, policy, now, paused] = [null, null, 0, 0];
    for (const turn of all) {
      // What a policy learns in it, it does not know in the next.
      if (turn.interview !== interview)
        [interview, policy, now] = [turn.interview, makePolicy(), 0];
      let from = now;
      let cutAt = null;
      for (const { kind, evidence, noticedMs } of turn.silences) {
        const to = from + SPEECH_MS;
        policy.goesOn({ from, to, cutAt });
        const wait = Math.max(END_NOTICED_MS, policy.wait(evidence)) + noticedMs;
        if (kind === 'end') {
          ends.push(wait);
          policy.replied?.({ from: to + wait, to: to + wait + REPLY_MS });
          now = to + wait + REPLY_MS + 1_000;
          continue;
        }
        const ms = PAUSES_MS[(paused + round) % PAUSES_MS.length];
        paused += 1;
        const cut = wait <= ms + NOTICED_MS;
        pauses.push({ kind, ms, cut });
        cutAt = cut ? to + wait : null;
        from = to + ms;
      }
      now = Math.max(now, from + SPEECH_MS);
    }
  }
  return { ends: ends.sort((a, b) => a - b), pauses };
}

const at = (sorted, share) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
const tenth = (value) => Math.round(value * 10) / 10;

/** The figures of a policy. `cut_open_1000_pct` are pauses of 1.0 s inside unfinished sentences. */
function figures({ ends, pauses }) {
  const cut = (some) => tenth((100 * some.filter((pause) => pause.cut).length) / some.length);
  const of = (kind, name) =>
    Object.fromEntries(
      PAUSES_MS.map((ms) => [
        `cut_${name}_${ms}_pct`,
        cut(pauses.filter((pause) => pause.kind === kind && pause.ms === ms)),
      ]),
    );
  return {
    wait_mean_ms: Math.round(ends.reduce((sum, ms) => sum + ms, 0) / ends.length),
    wait_p50_ms: Math.round(at(ends, 0.5)),
    wait_p95_ms: Math.round(at(ends, 0.95)),
    cut_pct: cut(pauses),
    ...of('unfinished', 'open'),
    ...of('finished', 'closed'),
  };
}

/**
 * A curve in the form of LiveKit's eot-bench: cut-offs at a mean wait of 300 and 600 ms, and the
 * mean wait at 5 % cut-offs. Null where no setting reaches it.
 */
function anchors(all, { make, sweep: [from, to, step] }) {
  const curve = [];
  for (let setting = from; setting <= to; setting += step)
    curve.push(figures(replay(all, make(setting))));
  const least = (name, some) => (some.length ? Math.min(...some.map((one) => one[name])) : null);
  const within = (ms) => curve.filter(({ wait_mean_ms }) => wait_mean_ms <= ms);
  return {
    cut_at_300_pct: least('cut_pct', within(300)),
    cut_at_600_pct: least('cut_pct', within(600)),
    wait_at_5_pct_ms: least(
      'wait_mean_ms',
      curve.filter(({ cut_pct }) => cut_pct <= 5),
    ),
  };
}

const { values: options } = parseArgs({
  options: { tuning: { type: 'boolean' }, from: { type: 'string' } },
});
const half = options.tuning ? 'tuning' : 'figures';
const all = options.from ? readDecisions(options.from) : await recorded(half);

const result = {
  half: options.from ?? half,
  interviews: new Set(all.map(({ interview }) => interview)).size,
};
const rows = [];
for (const [policy, settings] of Object.entries(SETTINGS)) {
  const points = settings.at.map((setting) => ({
    setting,
    ...figures(replay(all, settings.make(setting))),
  }));
  result[policy] = { points, ...anchors(all, settings) };
  rows.push(
    ...points.map(({ setting, wait_mean_ms, wait_p50_ms, wait_p95_ms, ...cut }) => [
      policy,
      setting,
      wait_mean_ms,
      wait_p50_ms,
      wait_p95_ms,
      ...Object.values(cut),
    ]),
  );
}
const count = (kind) =>
  all.flatMap(({ silences }) => silences).filter((silence) => silence.kind === kind).length;
result.ends = count('end');
result.pauses_of_each_length = { unfinished: count('unfinished'), finished: count('finished') };

const columns = [
  ...['policy', 'setting', 'mean', 'p50', 'p95', 'cut %'],
  ...PAUSES_MS.map((ms) => `open ${ms / 1_000}`),
  ...PAUSES_MS.map((ms) => `closed ${ms / 1_000}`),
];
const cells = [columns, ...rows.map((row) => row.map(String))];
const widths = columns.map((_, i) => Math.max(...cells.map((row) => row[i].length)));
for (const row of cells)
  console.log(
    row.map((cell, i) => (i ? cell.padStart(widths[i]) : cell.padEnd(widths[i]))).join('  '),
  );
for (const policy of Object.keys(SETTINGS)) {
  const { cut_at_300_pct, cut_at_600_pct, wait_at_5_pct_ms } = result[policy];
  console.log(
    `${policy}: ${cut_at_300_pct ?? '–'} % cut off at a mean wait of 300 ms, ${cut_at_600_pct ?? '–'} % at 600 ms; 5 % at ${wait_at_5_pct_ms ?? '–'} ms`,
  );
}
console.log(`RESULT frontier ${JSON.stringify(result)}`);
