/**
 * `node deploy/capacity.mjs`: prints the tables for capacity.md, calculated from
 * capacity-inputs.json. `--update` copies the measured inputs from bench/results/summary.json;
 * `--write` writes the tables into capacity.md. To change an assumption, edit capacity-inputs.json.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatted } from '../tools/format.mjs';

const FOLDER = import.meta.dirname;
const INPUTS = join(FOLDER, 'capacity-inputs.json');
const PAGE = join(FOLDER, 'capacity.md');
const DAY_S = 86_400;
const YEAR_DAYS = 365;
const PER_DAY = [100, 10_000, 1_000_000];
const BEGIN = '<!-- node deploy/capacity.mjs --write -->';
const END = '<!-- end -->';

/**
 * For each bench, a function that picks the measured inputs from that bench's section of the
 * summary.
 */
const MEASURED = {
  voice: (voice, { heldAtOnce }) => {
    const ours = voice.summaries.find(
      ({ system, atOnce }) => system === 'ours' && atOnce === heldAtOnce,
    );
    const { perInterview, beside, idle, latency } = ours;
    return {
      workerCoresPerInterview: perInterview.cores,
      workerPssMb: perInterview.pssMb * heldAtOnce,
      workerIdlePssMb: idle.pssMb,
      livekitCores: beside.livekitCores,
      candidatesCores: beside.candidatesCores,
      latencyP50Ms: latency.p50,
      latencyP95Ms: latency.p95,
      machineCores: voice.machine.cores,
    };
  },
  storage: ({ interview, candidate }) => ({
    interviewBytes: interview.bytesWithIndexes,
    candidateBytes: candidate.bytesWithIndexes,
    rowsWritten: interview.rowsWritten,
    commits: interview.commits,
    walBytes: interview.walBytes,
    calls: interview.calls.main + interview.calls.voice,
    candidateCalls: candidate.calls.main + candidate.calls.voice,
    minutes: interview.lastsMs / 60_000,
  }),
  web: ({ result }) => ({
    loginBytes: result.bytes,
    roomScriptBytes: (result.room_js_gz_kb - result.login_js_gz_kb) * 1_000,
  }),
};

/**
 * Reads the measured inputs of all benchmarks from bench/results/summary.json.
 * @returns {Record<string, { date: string | null, values: Record<string, number> }>}
 */
export function readMeasured(assumed) {
  const summary = JSON.parse(readFileSync(join(FOLDER, '../bench/results/summary.json'), 'utf8'));
  return Object.fromEntries(
    Object.entries(MEASURED).map(([bench, pick]) => {
      const result = summary[bench];
      const values = Object.fromEntries(
        Object.entries(pick(result, assumed)).map(([name, value]) => [
          name,
          Number(value.toPrecision(4)),
        ]),
      );
      return [bench, { date: result.date ?? null, values }];
    }),
  );
}

/** Rounds up, ignoring floating-point errors. */
const whole = (value) => Math.ceil(value - 1e-6);
const thousands = (value) => Math.ceil(value).toLocaleString('en-US');
const short = (value) =>
  value >= 100 ? thousands(value) : Number(value.toPrecision(2)).toString();
const table = (heads, rows) =>
  [
    `| ${heads.join(' | ')} |`,
    `|${heads.map(() => '---').join('|')}|`,
    ...rows.map((cells) => `| ${cells.join(' | ')} |`),
  ].join('\n');

/** Calculates the capacity of one machine and the resources needed per interview. */
function units({ measured, assumed: a }) {
  const voice = measured.voice.values;
  const storage = measured.storage.values;
  const web = measured.web.values;
  const busyCores =
    voice.workerCoresPerInterview * a.heldAtOnce + voice.livekitCores + voice.candidatesCores;
  const mbPerInterview = (voice.workerPssMb - voice.workerIdlePssMb) / a.heldAtOnce;
  return {
    voice,
    storage,
    web,
    mbPerInterview,
    busyCores,
    workerHolds: a.heldAtOnce,
    workerAloneHolds: Math.floor(busyCores / voice.workerCoresPerInterview),
    hostedHolds: Math.floor(busyCores / (voice.workerCoresPerInterview * a.hostedShareOfProcessor)),
    roomsPerCore: a.utilisation / (voice.livekitCores / a.heldAtOnce),
    callsPerInterview:
      storage.calls + a.pageCalls + storage.candidateCalls / a.interviewsPerCandidate,
    bytesPerInterview:
      storage.interviewBytes +
      (storage.candidateBytes + a.resumeFileBytes) / a.interviewsPerCandidate,
  };
}

/**
 * Calculates how many machines and which resources are needed for a given number of interviews per
 * day.
 */
export function sums(inputs, perDay) {
  const u = units(inputs);
  const { assumed: a } = inputs;
  const peakPerSecond = (perDay / DAY_S) * a.peakFactor;
  const atOnce = peakPerSecond * a.lengthMinutes * 60;
  const apiCores = (peakPerSecond * u.callsPerInterview * a.callMs) / 1_000 / a.utilisation;
  return {
    perDay,
    peakPerSecond,
    atOnce,
    workers: atOnce / u.workerHolds,
    workersHosted: atOnce / u.hostedHolds,
    livekitCores: atOnce / u.roomsPerCore,
    callsPerSecond: peakPerSecond * u.callsPerInterview,
    apiProcesses: Math.max(2, apiCores),
    rowsPerSecond: peakPerSecond * u.storage.rowsWritten,
    commitsPerSecond: peakPerSecond * u.storage.commits,
    walMbPerSecond: (peakPerSecond * u.storage.walBytes) / 1e6,
    gbPerYear: (perDay * YEAR_DAYS * u.bytesPerInterview) / 1e9,
    mediaMbit: (atOnce * a.mediaKbitPerRoom) / 1_000,
    pageMbit: (peakPerSecond * (u.web.loginBytes + u.web.roomScriptBytes) * 8) / 1e6,
  };
}

export function tables(inputs) {
  const u = units(inputs);
  const { assumed: a } = inputs;
  const all = PER_DAY.map((perDay) => sums(inputs, perDay));
  const line = (name, formula, pick) => [
    name,
    ...all.map((one) => (Number.isInteger(pick(one)) ? thousands(pick(one)) : short(pick(one)))),
    formula,
  ];
  const holds = table(
    ['what', 'figure', 'kind'],
    [
      [
        'interviews at once on 2 cores, candidates and room server beside',
        String(a.heldAtOnce),
        `measured: p50 ${short(u.voice.latencyP50Ms)} ms, p95 ${short(u.voice.latencyP95Ms)} ms, ${((100 * u.busyCores) / u.voice.machineCores).toFixed(0)} % of the machine busy`,
      ],
      [
        'the same, the worker alone on 2 cores',
        String(u.workerAloneHolds),
        'computed: as busy as measured ÷ cores of an interview',
      ],
      [
        'with hosted engines',
        String(u.hostedHolds),
        `computed, not measured: an interview takes ${100 * a.hostedShareOfProcessor} % of the processor (assumption)`,
      ],
      [
        'processor of an interview',
        `${u.voice.workerCoresPerInterview} cores`,
        'measured, the recognizer included',
      ],
      ['memory of an idle worker', `${short(u.voice.workerIdlePssMb)} MB`, 'measured (PSS)'],
      [
        'memory of each interview',
        `${short(u.mbPerInterview)} MB`,
        'computed: (all − idle) ÷ interviews',
      ],
      [
        'rooms on a core of LiveKit',
        short(Math.floor(u.roomsPerCore)),
        `computed: at ${100 * a.utilisation} % busy, from ${u.voice.livekitCores} cores for ${a.heldAtOnce} rooms`,
      ],
      [
        'calls of both APIs an interview',
        short(u.callsPerInterview),
        'measured, and what a page asks for besides (assumption)',
      ],
      [
        'database an interview',
        `${short(u.bytesPerInterview / 1_000)} kB`,
        'measured with indexes, and its share of account and resume (assumption)',
      ],
    ],
  );
  const needed = table(
    ['interviews a day', ...PER_DAY.map((n) => n.toLocaleString('en-US')), 'how'],
    [
      line('begun each second at the peak', 'a day ÷ 86,400 × peak', (s) => s.peakPerSecond),
      line('**interviews at once**', '× minutes × 60', (s) => whole(s.atOnce)),
      line('**workers** of 2 cores, built-in engines', 'at once ÷ what one holds', (s) =>
        whole(s.workers),
      ),
      line('workers of 2 cores, hosted engines', 'the same', (s) => whole(s.workersHosted)),
      line('**LiveKit**, cores', 'at once ÷ rooms on a core', (s) => whole(s.livekitCores)),
      line('calls of the APIs a second', 'begun × calls', (s) => s.callsPerSecond),
      line(
        '**API processes** (both kinds)',
        'calls × time ÷ utilisation; one of each kind at least',
        (s) => 2 * Math.ceil(s.apiProcesses / 2),
      ),
      line('rows written a second', 'begun × rows', (s) => s.rowsPerSecond),
      line('transactions a second', 'begun × commits', (s) => s.commitsPerSecond),
      line('WAL, MB/s', 'begun × bytes', (s) => s.walMbPerSecond),
      line('**database, GB a year**', 'a day × 365 × bytes', (s) => s.gbPerYear),
      line('media through LiveKit, Mbit/s each way', 'at once × kbit', (s) => s.mediaMbit),
      line('the page, Mbit/s', 'begun × bytes of a first visit', (s) => s.pageMbit),
    ],
  );
  const assumptions = table(
    ['assumption', 'value', 'why'],
    Object.entries(a).map(([name, value]) => [
      `\`${name}\``,
      value.toLocaleString('en-US'),
      inputs.why[name],
    ]),
  );
  const sources = table(
    ['measured', 'of', 'values'],
    Object.entries(inputs.measured).map(([bench, { date, values }]) => [
      `\`npm run bench:${bench}\``,
      date?.slice(0, 10) ?? 'its last commit',
      Object.entries(values)
        .map(([name, value]) => `${name} ${value}`)
        .join(', '),
    ]),
  );
  return { holds, needed, assumptions, sources };
}

/**
 * Returns `page` (the text of capacity.md) with its tables recalculated from `inputs`.
 * @returns {Promise<string>}
 */
export function filled(page, inputs) {
  const made = tables(inputs);
  const parts = page.split(new RegExp(`${BEGIN} <!-- (\\w+) -->[\\s\\S]*?${END}`));
  return formatted(
    PAGE,
    parts
      .map((part, index) =>
        index % 2 === 0 ? part : `${BEGIN} <!-- ${part} -->\n\n${made[part]}\n\n${END}`,
      )
      .join(''),
  );
}

export const readInputs = () => JSON.parse(readFileSync(INPUTS, 'utf8'));
export const readPage = () => readFileSync(PAGE, 'utf8');

if (import.meta.filename === process.argv[1]) {
  const inputs = readInputs();
  if (process.argv.includes('--update')) {
    inputs.measured = readMeasured(inputs.assumed);
    writeFileSync(INPUTS, await formatted(INPUTS, JSON.stringify(inputs)));
  }
  if (process.argv.includes('--write')) writeFileSync(PAGE, await filled(readPage(), inputs));
  process.stdout.write(`${Object.values(tables(inputs)).join('\n\n')}\n`);
}
