import { answer, final, partial, recording } from '../measure/recording-fixture';
import type { Block } from './block';
import { resultLine, tables } from './report';
import { summarise } from './summary';

const pauses = [
  { place: 'because', ms: 1_000, from: 2_000, to: 3_000, before: 'one two', after: 'three four' },
];

function block(system: Block['system'], atOnce: number, latency: number): Block {
  const lane = recording({
    answers: [answer(1_000, 5_000, { pauses }), answer(8_000, 11_000, { bargedIn: true })],
    spans: [
      { start: 5_000 + latency, end: 8_150 },
      { start: 11_000 + latency, end: 14_000 },
    ],
    joinedAt: -900,
    messages: [
      partial(1_700, 'one', 's'),
      final(5_200, 'one two three four', 's'),
      partial(8_700, 'one two', 't'),
      final(11_200, 'one two four', 't'),
    ],
  });
  return {
    system,
    atOnce,
    cores: { worker: 0.4 * atOnce, livekit: 0.05, candidates: 0.1 },
    memory: { rssMb: 900 * atOnce, pssMb: 700 * atOnce },
    idle: { rssMb: 600, pssMb: 500 },
    loadAverage: 1,
    durationS: 60,
    recording: {
      lanes: [lane],
      allInAt: 0,
      endedAt: 20_000,
      microphoneLateMs: { p50: 0, p99: 1, max: 2 },
    },
  };
}

const summaries = [
  summarise([block('ours', 1, 400)], []),
  summarise([block('peer', 1, 700)], []),
  summarise([block('ours', 4, 600)], []),
];

it('ends with one line: both systems, and the product at all numbers of interviews', () => {
  const same = {
    turns: 2,
    false_cutoff_pct_1000ms: 0,
    missed_ends: 0,
    bargein_p50_ms: 150,
    bargein_p95_ms: 150,
    greeting_p50_ms: 900,
    first_words_p50_ms: 700,
    false_stops: 0,
    wer: 0.125,
  };
  expect(resultLine(summaries)).toMatch(/^RESULT voice \{/);
  expect(JSON.parse(resultLine(summaries).slice('RESULT voice '.length))).toEqual({
    ...same,
    v2v_p50_ms: 400,
    v2v_p95_ms: 400,
    peer: { ...same, v2v_p50_ms: 700, v2v_p95_ms: 700 },
    at_once: {
      1: { v2v_p50_ms: 400, v2v_p95_ms: 400, cpu_cores: 0.4, rss_mb: 900 },
      4: { v2v_p50_ms: 600, v2v_p95_ms: 600, cpu_cores: 0.4, rss_mb: 900 },
    },
  });
});

it('gives the figures with a model that never answers where they were measured', () => {
  const line = resultLine([...summaries, summarise([block('silent-model', 1, 410)], [])]);
  expect(JSON.parse(line.slice('RESULT voice '.length))).toMatchObject({
    v2v_p50_ms: 400,
    silent_model: { turns: 2, v2v_p50_ms: 410, v2v_p95_ms: 410 },
  });
});

it('has a row for each system and number of interviews in every table', () => {
  expect(tables(summaries).match(/^ours × 4 .*$/gm)).toHaveLength(6);
});

it('has no figure where nothing was measured', () => {
  expect(JSON.parse(resultLine(summaries.slice(0, 1)).slice('RESULT voice '.length))).toMatchObject(
    { peer: { turns: 0, v2v_p50_ms: null } },
  );
});
