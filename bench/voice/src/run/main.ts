import { traceLineSchema, type TraceLine } from '@portal/interviewer/trace';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, release, tmpdir, totalmem } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ClipMaker } from '../audio/clips';
import { decisionsOf } from '../measure/decisions';
import { type Block, holdBlock } from './block';
import { type Options, readOptions, type System } from './options';
import { benchPlan } from './plan';
import { resultLine, tables } from './report';
import { schedule } from './schedule';
import { makeClips } from './steps';
import { type Summary, summarise } from './summary';
import { builtPeer, World } from './world';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const say = (line: string) => process.stdout.write(`${line}\n`);

function readTrace(file: string): TraceLine[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => traceLineSchema.parse(JSON.parse(line)));
}

function firstLine(program: string, args: readonly string[]): string {
  try {
    return (
      execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
        .trim()
        .split('\n')[0] ?? ''
    );
  } catch {
    return 'unknown';
  }
}

function circumstances() {
  const { dependencies } = JSON.parse(
    readFileSync(join(ROOT, 'bench/voice/package.json'), 'utf8'),
  ) as { dependencies: Record<string, string> };
  return {
    date: new Date().toISOString(),
    command: `npm run bench:voice -- ${process.argv.slice(2).join(' ')}`.trim(),
    machine: {
      processor: cpus()[0]?.model ?? 'unknown',
      cores: cpus().length,
      memoryGb: Math.round(totalmem() / 1e9),
      kernel: release(),
    },
    versions: {
      commit: firstLine('git', ['-C', ROOT, 'rev-parse', '--short', 'HEAD']),
      node: process.version,
      livekitServer: firstLine(process.env['LIVEKIT_SERVER_BIN'] ?? 'livekit-server', [
        '--version',
      ]),
      livekitAgents: dependencies['@livekit/agents'],
      rtcNode: dependencies['@livekit/rtc-node'],
      espeak: firstLine('espeak-ng', ['--version']),
      flite: firstLine('flite', ['--version']),
    },
  };
}

/** Runs all blocks in order. A block that fails is reported and skipped. */
async function holdAll(
  options: Options,
  traces: Record<System, string>,
): Promise<{ blocks: Block[]; failures: string[] }> {
  const clips = makeClips(new ClipMaker(join(ROOT, '.cache/voice-bench')));
  const planned = schedule(options, clips, benchPlan);
  if (options.recordTo) mkdirSync(options.recordTo, { recursive: true });
  const ours = resolve(options.worker ?? join(ROOT, 'services/interviewer/dist/main.js'));
  const programs = { ours, peer: builtPeer(), 'silent-model': ours };
  const world = await World.open(
    planned.flatMap(({ lanes }) => lanes.map(({ plan }) => plan)),
    { programs, traces },
  );
  const blocks: Block[] = [];
  const failures: string[] = [];
  try {
    for (const [i, settings] of planned.entries()) {
      const what = `${settings.system}, ${settings.atOnce} at once`;
      const startedAt = performance.now();
      try {
        const block = await holdBlock(world, { ...settings, recordTo: options.recordTo });
        blocks.push(block);
        for (const { failure } of block.recording.lanes)
          if (failure) failures.push(`${what}: ${failure}`);
        say(
          `${i + 1} of ${planned.length}: ${what}: ${block.recording.lanes.reduce((sum, { answers }) => sum + answers.length, 0)} answers in ${Math.round((performance.now() - startedAt) / 1_000)} s`,
        );
      } catch (error) {
        failures.push(`${what}: ${String(error)}`);
        say(
          `${i + 1} of ${planned.length}: ${what} failed: ${String(error)}\n${world.output(settings.system).split('\n').slice(-8).join('\n')}`,
        );
      }
    }
    if (options.systems.includes('silent-model') && world.silentModelAsked === 0)
      failures.push('silent-model: the worker asked its model for nothing');
  } finally {
    await world.close();
    if (options.recordTo)
      for (const system of options.systems)
        writeFileSync(join(options.recordTo, `${system}.log`), world.output(system));
  }
  return { blocks, failures };
}

function summariseAll(
  { systems, atOnce }: Options,
  blocks: readonly Block[],
  traces: Record<System, string>,
): Summary[] {
  return atOnce.flatMap((count) =>
    systems.flatMap((system) => {
      const some = blocks.filter((block) => block.system === system && block.atOnce === count);
      return some.length > 0 ? [summarise(some, readTrace(traces[system]))] : [];
    }),
  );
}

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  const startedAt = performance.now();
  const folder = mkdtempSync(join(tmpdir(), 'voice-bench-'));
  const trace = (system: System) => join(folder, `${system}.jsonl`);
  const traces = {
    ours: trace('ours'),
    peer: trace('peer'),
    'silent-model': trace('silent-model'),
  };
  try {
    const { blocks, failures } = await holdAll(options, traces);
    const summaries = summariseAll(options, blocks, traces);
    if (options.recordTo)
      writeFileSync(
        join(options.recordTo, 'recordings.json'),
        JSON.stringify(
          blocks.map(({ system, recording }) => ({ system, recording })),
          null,
          1,
        ),
      );
    const ours = readTrace(traces.ours);
    const decisions = blocks
      .filter(({ system }) => system === 'ours')
      .flatMap(({ recording }) => recording.lanes.flatMap((lane) => decisionsOf(lane, ours)));
    const whole = {
      ...circumstances(),
      quick: options.quick,
      seconds: Math.round((performance.now() - startedAt) / 1_000),
      failures,
      summaries,
    };
    mkdirSync(join(ROOT, 'bench/results'), { recursive: true });
    writeFileSync(
      join(ROOT, 'bench/results', options.quick ? 'voice.quick.json' : 'voice.json'),
      `${JSON.stringify(whole, null, 1)}\n`,
    );
    if (decisions.length > 0)
      writeFileSync(
        join(ROOT, 'bench/results', options.quick ? 'decisions.quick.jsonl' : 'decisions.jsonl'),
        `${decisions.map((turn) => JSON.stringify(turn)).join('\n')}\n`,
      );
    for (const failure of failures) say(`failed: ${failure}`);
    if (summaries.length === 0) throw new Error('nothing was measured');
    say(`\n${tables(summaries)}\n\n${whole.seconds} s in all`);
    say(resultLine(summaries));
    process.exitCode = failures.length > 0 ? 1 : 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

main().then(
  () => process.exit(),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
    process.exit(1);
  },
);
