/**
 * `npm run tune:barge-in`: prints tables that show which synthetic sounds interrupt the
 * interviewer, and how quickly. See README.md.
 */
import { throughOpus } from './codec.mjs';
import { listening } from './listening.mjs';
import { Words } from './recognizer.mjs';
import { pcm, play } from './scene.mjs';
import { echoes, echoOf, interviewerVoices, sounds } from './sounds.mjs';
import { join, mix, room, silence } from './synth.mjs';

const voices = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const verbose = process.argv.includes('--each');
/**
 * Start of the candidate's sound, in ms from the start of the scene. Deliberately not a multiple of
 * the window length.
 */
const BEGIN_MS = 2_211;
/** Silence before the interviewer starts to speak (ms). */
const SAID_MS = 1_000;
const TAIL_MS = 1_600;
const NOISE_DB = -62;
/** Delay between the start of speech and the recognizer's first words (ms). */
const FIRST_WORDS_MS = 330;

const outcome = (told) =>
  told.some(({ decision }) => decision === 'stop')
    ? 'stop'
    : told.some(({ decision }) => decision === 'pause')
      ? 'held'
      : 'nothing';
const fits = (wanted, got) =>
  got === wanted ||
  (wanted === 'held' && got === 'nothing') ||
  (wanted === 'silent' && got !== 'nothing');
const share = (part, whole) => `${part}/${whole}`;
const middle = (values, at) =>
  values.length
    ? [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * at))]
    : NaN;

function table(title, rows) {
  const columns = [
    'sound',
    'n',
    'as wanted',
    'stopped',
    'held',
    'nothing',
    'silent after p50',
    'p95',
    'worst',
  ];
  const cells = rows.map((row) =>
    [
      row.group,
      row.n,
      share(row.right, row.n),
      row.stop,
      row.held,
      row.nothing,
      ...[row.p50, row.p95, row.worst].map((ms) =>
        Number.isNaN(ms) ? '–' : `${Math.round(ms)} ms`,
      ),
    ].map(String),
  );
  const widths = columns.map((column, i) =>
    Math.max(column.length, ...cells.map((cell) => cell[i].length)),
  );
  const line = (values) =>
    values
      .map((value, i) => (i === 0 ? value.padEnd(widths[i]) : value.padStart(widths[i])))
      .join('  ');
  process.stdout.write(`\n${title}\n${line(columns)}\n${cells.map(line).join('\n')}\n`);
}

function summed(results) {
  return [...new Set(results.map(({ group }) => group))].map((group) => {
    const own = results.filter((result) => result.group === group);
    const count = (kind) => own.filter(({ got }) => got === kind).length;
    const delays = own.map(({ delay }) => delay).filter((delay) => delay !== null);
    return {
      group,
      n: own.length,
      right: own.filter(({ wanted, got }) => fits(wanted, got)).length,
      stop: count('stop'),
      held: count('held'),
      nothing: count('nothing'),
      p50: middle(delays, 0.5),
      p95: middle(delays, 0.95),
      worst: middle(delays, 1),
    };
  });
}

const sampled = ({ heard }) => pcm(mix(heard, room(heard.length / 16, NOISE_DB)));

async function run(cases, begin = BEGIN_MS) {
  const results = [];
  for (const { group, name, wanted, said, words, spokenBefore, ...heard } of cases) {
    const told = await play(listening, {
      heard: heard.samples ?? sampled(heard),
      said: pcm(said),
      saidAt: SAID_MS,
      text: 'tell me about a project of yours that went wrong',
      words,
      spokenBefore,
    });
    const first = told.find(({ decision }) => decision !== 'resume');
    const result = {
      group,
      name,
      wanted,
      got: outcome(told),
      delay: first ? first.at - begin : null,
    };
    const made = words?.map(({ at, text }) => `"${text}" ${Math.round(at - begin)}`) ?? [];
    if (verbose || !fits(wanted, result.got))
      process.stdout.write(
        `  ${fits(wanted, result.got) ? 'ok ' : 'NOT'} ${group} · ${name}: ${told.map(({ decision, at }) => `${decision} ${Math.round(at - begin)}`).join(', ') || 'nothing'}${made.length ? `; ${made.join(', ')}` : ''}\n`,
      );
    results.push(result);
  }
  return results;
}

const chosen = sounds(voices.length ? voices : undefined);
const speakers = interviewerVoices();
const placed = ({ sound, words, ...rest }, withWords, begin = BEGIN_MS) => ({
  ...rest,
  said: speakers[0],
  heard: join(silence(begin), sound, silence(TAIL_MS)),
  words: withWords && words ? [{ at: begin + FIRST_WORDS_MS, text: words }] : [],
});

table(
  'In quiet, with words as a recognizer would give them',
  summed(await run(chosen.map((sound) => placed(sound, true)))),
);
// If no words are recognized, a short interruption only has to make the interviewer pause, not
// stop.
table(
  'In quiet, no words recognized',
  summed(
    await run(
      chosen.map((sound) =>
        placed(
          {
            ...sound,
            wanted:
              sound.wanted === 'stop'
                ? sound.sound.length > 16_000 * 1.2
                  ? 'stop'
                  : 'silent'
                : sound.wanted,
          },
          false,
        ),
      ),
    ),
  ),
);

const EARLY_MS = SAID_MS + 187;
table(
  'Just after the interviewer began',
  summed(
    await run(
      chosen
        .filter(({ group }) => group === 'interruption')
        .map((sound) => ({ ...placed(sound, true, EARLY_MS), spokenBefore: true })),
      EARLY_MS,
    ),
  ),
);

const echoOnly = speakers.flatMap((said, i) =>
  echoes.map((echo) => ({
    group: 'echo alone',
    name: `voice ${i}, ${echo.name}`,
    wanted: 'nothing',
    said,
    heard: join(silence(SAID_MS), echoOf(said, echo)),
  })),
);
const overEcho = chosen
  .filter(({ group }) => group === 'interruption')
  .filter((_, i) => i % 3 === 0)
  .flatMap((each) =>
    echoes.map((echo) => ({
      ...each,
      group: `interruption over echo: ${echo.name}`,
      said: speakers[0],
      heard: mix(
        join(silence(SAID_MS), echoOf(speakers[0], echo)),
        join(silence(BEGIN_MS), each.sound),
      ),
      words: [{ at: BEGIN_MS + FIRST_WORDS_MS, text: each.words }],
    })),
  );
table('With the interviewer in the microphone', summed(await run([...echoOnly, ...overEcho])));

/**
 * Delays added to the start of a sound (ms), because real sounds can start anywhere within a
 * window. Sounds that must not interrupt are tested with every delay, and other sounds with just
 * one.
 */
const PLACES_MS = [0, 8, 16, 24];
const recognizer = new Words(listening);
const arrived = [];
for (const [i, each] of chosen.entries()) {
  for (const place of each.wanted === 'nothing' ? PLACES_MS : [PLACES_MS[i % PLACES_MS.length]]) {
    const { heard, ...rest } = placed(
      { ...each, name: `${each.name}, ${place} ms later`, sound: join(silence(place), each.sound) },
      false,
    );
    const samples = throughOpus(sampled({ heard }));
    arrived.push({ ...rest, samples, words: await recognizer.of(samples) });
  }
}
recognizer.close();
table(
  'As it arrives from a room, with the words that the built-in recognizer makes of it',
  summed(await run(arrived)),
);
