import { STAGES } from '../measure/breakdown';
import type { CutOffs, Latency, Summary } from './summary';

const whole = (value: number | null | undefined) =>
  value === null || value === undefined ? null : Math.round(value);
const fine = (value: number | null | undefined, digits: number) =>
  value === null || value === undefined ? null : Number(value.toFixed(digits));

/** Returns one system's figures, named as in the result line. */
function figures(summary: Summary | undefined) {
  return {
    turns: summary?.turns ?? 0,
    v2v_p50_ms: whole(summary?.latency.p50),
    v2v_p95_ms: whole(summary?.latency.p95),
    false_cutoff_pct_1000ms: fine(summary?.cutOffs['1000']?.pct, 1),
    missed_ends: summary?.missedEnds ?? 0,
    bargein_p50_ms: whole(summary?.bargeIn.p50),
    bargein_p95_ms: whole(summary?.bargeIn.p95),
    greeting_p50_ms: whole(summary?.greeting.p50),
    first_words_p50_ms: whole(summary?.firstWords.p50),
    false_stops: summary?.sounds.stopped ?? 0,
    wer: fine(summary?.wordErrorRate, 3),
  };
}

/**
 * Returns the last line of the output: the figures for every system at the lowest number of
 * simultaneous interviews, and the product's figures for each number tested. Those with a model that
 * never answers are given if they were measured.
 */
export function resultLine(summaries: readonly Summary[]): string {
  const first = Math.min(...summaries.map(({ atOnce }) => atOnce));
  const of = (system: Summary['system']) =>
    summaries.filter((summary) => summary.system === system);
  const silentModel = of('silent-model').find(({ atOnce }) => atOnce === first);
  const result = {
    ...figures(of('ours').find(({ atOnce }) => atOnce === first)),
    peer: figures(of('peer').find(({ atOnce }) => atOnce === first)),
    ...(silentModel && { silent_model: figures(silentModel) }),
    at_once: Object.fromEntries(
      of('ours').map(({ atOnce, latency, perInterview }) => [
        atOnce,
        {
          v2v_p50_ms: whole(latency.p50),
          v2v_p95_ms: whole(latency.p95),
          cpu_cores: fine(perInterview.cores, 2),
          rss_mb: whole(perInterview.rssMb),
        },
      ]),
    ),
  };
  return `RESULT voice ${JSON.stringify(result)}`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, i) =>
    Math.max(title.length, ...rows.map((row) => row[i]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0)))
      .join('  ');
  return [line(head), ...rows.map(line)].join('\n');
}

const number = (value: number | null | undefined, digits = 0) =>
  value === null || value === undefined ? '–' : value.toFixed(digits);
const spread = ({ p50, p95, count }: Latency) => `${number(p50)} / ${number(p95)} (${count})`;
const cut = (cutOffs: CutOffs | undefined) =>
  cutOffs
    ? `${number(cutOffs.pct)} % (${cutOffs.cutOff}/${cutOffs.pauses}, healed ${cutOffs.healed})`
    : '–';
const name = ({ system, atOnce }: Summary) => `${system} × ${atOnce}`;

/** Returns the results of a run as tables. */
export function tables(summaries: readonly Summary[]): string {
  return [
    'End of answer to first sound of the reply, p50 / p95 (count), ms',
    table(
      ['', 'all turns', 'without pauses', 'with pauses', 'missed', 'talked over', 'WER'],
      summaries.map((summary) => [
        name(summary),
        spread(summary.latency),
        spread(summary.latencyFluent),
        spread(summary.latencyPaused),
        String(summary.missedEnds),
        String(summary.talkedOver),
        number(summary.wordErrorRate, 3),
      ]),
    ),
    '',
    'From joining to the first sound of the greeting, and from the beginning of an answer to its first words, p50 / p95 (count), ms',
    table(
      ['', 'greeting', 'first words'],
      summaries.map((summary) => [
        name(summary),
        spread(summary.greeting),
        spread(summary.firstWords),
      ]),
    ),
    '',
    'False cut-offs in planted pauses, and where no pause was planted',
    table(
      ['', '0.5 s', '1.0 s', '1.5 s', '2.0 s', 'elsewhere'],
      summaries.map((summary) => [
        name(summary),
        ...['500', '1000', '1500', '2000'].map((ms) => cut(summary.cutOffs[ms])),
        String(summary.otherCutOffs),
      ]),
    ),
    '',
    'Interruptions: silent after p50 / p95 (count), ms; coughs and mm-hms: sentences broken off for good, audible breaks (by chance)',
    table(
      ['', 'barge-in', 'stopped', 'breaks', 'by chance'],
      summaries.map((summary) => [
        name(summary),
        spread(summary.bargeIn),
        `${summary.sounds.stopped}/${summary.sounds.count}`,
        `${summary.sounds.hiccups}/${summary.sounds.count}`,
        `${summary.sounds.byChance.breaks}/${summary.sounds.byChance.windows}`,
      ]),
    ),
    '',
    'Per interview: processor (cores), memory (MB); beside them the whole of LiveKit and of the candidates (cores)',
    table(
      ['', 'cores', 'RSS', 'PSS', 'LiveKit', 'candidates', 'load', 'microphone late p99 ms'],
      summaries.map(({ perInterview, beside, ...summary }) => [
        name(summary as Summary),
        number(perInterview.cores, 2),
        number(perInterview.rssMb),
        number(perInterview.pssMb),
        number(beside.livekitCores, 2),
        number(beside.candidatesCores, 2),
        number(beside.loadAverage, 1),
        number(beside.microphoneLateP99Ms, 1),
      ]),
    ),
    '',
    'Where the time goes: mean of each stage, ms',
    table(
      ['', ...STAGES, 'turns'],
      summaries.map((summary) => [
        name(summary),
        ...STAGES.map((stage) => number(summary.breakdown.meanMs?.[stage])),
        String(summary.breakdown.turns),
      ]),
    ),
  ].join('\n');
}
