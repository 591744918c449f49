/**
 * `npm run bench:interruptions`: plays the scenes of scenes.txt over the interviewer's speech and
 * prints what stopped it, and how soon. `-- --tuning` takes the half that may be looked at, and
 * names the scenes that went wrong. See README.md.
 */
import { arrivalOf, closeRecognizer } from './arrivals.mjs';
import { listening } from './listening.mjs';
import { pcm, play } from './scene.mjs';
import { scenes, SOFTER } from './scenes.mjs';
import { interviewerVoices } from './sounds.mjs';
import { RATE } from './synth.mjs';

const half = process.argv.includes('--tuning') ? 'tuning' : 'figures';
const TEXT = 'tell me about a project of yours that went wrong';

/**
 * The times for which the interviewer was held silent before it went on or stopped (ms), until the
 * scene's end if it did neither.
 */
function holdsMs(told, endsAt) {
  const holds = [];
  let since = null;
  for (const { decision, at } of [...told, { decision: 'end', at: endsAt }]) {
    if (decision === 'pause') since ??= at;
    else if (since !== null) {
      holds.push(at - since);
      since = null;
    }
  }
  return holds;
}

const said = pcm(interviewerVoices()[0]);
const results = [];
for (const scene of scenes(half)) {
  const { heard, saidAt, begin, words } = await arrivalOf(scene);
  const told = await play(listening, { heard, said, saidAt, text: TEXT, words, answered: true });
  const [first, stop] = ['', 'stop'].map(
    (kind) =>
      told.find(({ decision }) => decision !== 'resume' && (!kind || decision === kind))?.at,
  );
  const holds = holdsMs(told, (heard.length * 1_000) / RATE);
  const result = {
    group: scene.group,
    wanted: scene.wanted,
    stopped: stop !== undefined,
    silencedAfterMs: first === undefined ? null : first - begin,
    stoppedAfterMs: stop === undefined ? null : stop - begin,
    pausedMs: holds.reduce((sum, ms) => sum + ms, 0),
    longestMs: Math.max(0, ...holds),
  };
  results.push(result);
  const wrong = result.stopped !== (scene.wanted === 'stop');
  if (half === 'tuning' && wrong)
    process.stdout.write(
      `  NOT ${scene.group} · ${scene.name}: ${told.map(({ decision, at }) => `${decision} ${Math.round(at - begin)}`).join(', ') || 'nothing'}; ${words.map(({ at, text }) => `"${text}" ${Math.round(at - begin)}`).join(', ')}\n`,
    );
}
closeRecognizer();

const percentile = (values, share) =>
  [...values].sort((a, b) => a - b)[
    Math.min(values.length - 1, Math.floor(values.length * share))
  ] ?? null;
const times = (some, name) => some.map((result) => result[name]).filter((ms) => ms !== null);
const ms = (value) => (value === null ? '–' : `${Math.round(value)} ms`);
const percent = (some, all) => Math.round((1_000 * some.length) / all.length) / 10;

const rows = [...new Set(results.map(({ group }) => group))].map((group) => {
  const own = results.filter((result) => result.group === group);
  const held = own.filter(({ stopped, silencedAfterMs }) => !stopped && silencedAfterMs !== null);
  return [
    group,
    own.length,
    own.filter(({ stopped }) => stopped).length,
    held.length,
    ms(percentile(times(own, 'silencedAfterMs'), 0.5)),
    ms(percentile(times(own, 'stoppedAfterMs'), 0.5)),
    ms(held.length ? held.reduce((sum, { pausedMs }) => sum + pausedMs, 0) / held.length : null),
    ms(held.length ? Math.max(...times(held, 'longestMs')) : null),
  ].map(String);
});
const columns = [
  'scene',
  'n',
  'stopped',
  'held',
  'silent after p50',
  'stopped after p50',
  'held for',
  'longest',
];
const widths = columns.map((name, i) => Math.max(name.length, ...rows.map((row) => row[i].length)));
for (const row of [columns, ...rows])
  process.stdout.write(
    `${row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]) : cell.padStart(widths[i]))).join('  ')}\n`,
  );

const missed = (some) =>
  percent(
    some.filter(({ stopped }) => !stopped),
    some,
  );
const real = results.filter(({ wanted }) => wanted === 'stop');
const others = results.filter(({ wanted }) => wanted === 'on');
const silenced = times(real, 'silencedAfterMs');
const result = {
  half,
  false_stops_pct: percent(
    others.filter(({ stopped }) => stopped),
    others,
  ),
  false_pauses_pct: percent(
    others.filter(({ silencedAfterMs }) => silencedAfterMs !== null),
    others,
  ),
  longest_hold_ms: Math.round(Math.max(...times(others, 'longestMs'))),
  scenes: others.length,
  barge_in_p50_ms: Math.round(percentile(silenced, 0.5)),
  barge_in_p95_ms: Math.round(percentile(silenced, 0.95)),
  missed_pct: missed(real.filter(({ group }) => group !== SOFTER)),
  missed_soft_pct: missed(real.filter(({ group }) => group === SOFTER)),
  interruptions: real.length,
};
process.stdout.write(`RESULT interruptions ${JSON.stringify(result)}\n`);
