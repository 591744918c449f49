import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, test } from 'node:test';
import { CATALOGUE } from '../speech-models/catalogue.mjs';
import { FileServer } from '../speech-models/file-server.mjs';
import { isInstalled } from '../speech-models/install-model.mjs';
import { createReport } from './report.mjs';
import { offerSpeechModels } from './speech-offer.mjs';

const RECOMMENDED = ['zipformer-en', 'whisper-base', 'piper-en-lessac', 'piper-ar-kareem'];
const BUILT_IN = { kind: 'built-in', name: 'built in' };
const HOSTED = { kind: 'hosted', name: 'hosted' };
const enginesOf = (hearing, speaking) => ({
  hearing: { 'en-US': [hearing], 'ar-SA': [] },
  speaking,
});
const LARGE = { memoryMb: 16_000, processors: 4 };
const QUESTION = 'Better hearing and a natural voice: download 1 MB now? [y/N] ';

/** The files of each archive, as sherpa-onnx documents them (see `source` in the catalogue). */
const zipformer = (part, precision) => `${part}-epoch-99-avg-1-chunk-16-left-128${precision}.onnx`;
const piper = (name) => [
  `${name}.onnx`,
  `${name}.onnx.json`,
  'tokens.txt',
  'MODEL_CARD',
  'espeak-ng-data/phontab',
  'espeak-ng-data/lang/roa/an',
];
const LAYOUTS = {
  'sherpa-onnx-streaming-zipformer-en-2023-06-26': [
    'bpe.model',
    ...['decoder', 'encoder', 'joiner'].flatMap((part) => [
      zipformer(part, ''),
      zipformer(part, '.int8'),
    ]),
    'export-onnx-zipformer-online.sh',
    'README.md',
    'test_wavs/0.wav',
    'tokens.txt',
  ],
  'sherpa-onnx-whisper-base': [
    'README.md',
    'export-onnx.py',
    'test_wavs/0.wav',
    'base-decoder.int8.onnx',
    'base-decoder.onnx',
    'base-encoder.int8.onnx',
    'base-encoder.onnx',
    'base-tokens.txt',
  ],
  'vits-piper-en_US-lessac-medium': piper('en_US-lessac-medium'),
  'vits-piper-ar_JO-kareem-medium': piper('ar_JO-kareem-medium'),
};

function archiveOf(name) {
  const folder = mkdtempSync(join(tmpdir(), 'layout-'));
  for (const path of LAYOUTS[name]) {
    mkdirSync(dirname(join(folder, name, path)), { recursive: true });
    writeFileSync(join(folder, name, path), `content of ${path}`);
  }
  const { status, stdout } = spawnSync('tar', ['-cjf', '-', '-C', folder, name]);
  rmSync(folder, { recursive: true });
  assert.equal(status, 0);
  return stdout;
}
const ARCHIVES = Object.keys(LAYOUTS).map((name) => [`${name}.tar.bz2`, archiveOf(name)]);

let scratch, dir, server, stop;
beforeEach(async () => {
  scratch = mkdtempSync(join(tmpdir(), 'offer-'));
  dir = join(scratch, 'models');
  stop = new AbortController();
  const [[name, content], ...others] = ARCHIVES;
  server = await new FileServer(name, content).start();
  server.others = new Map(others);
});
afterEach(async () => {
  await server.close();
  rmSync(scratch, { recursive: true });
});

/** Runs the offer on a terminal, and returns what was written. `answer`: what the person types. */
async function offer({ answer = null, terminal = true, onOutput = () => {}, ...options } = {}) {
  const input = Object.assign(new PassThrough(), { isTTY: terminal });
  const output = Object.assign(new PassThrough(), { isTTY: terminal, columns: 200 });
  let text = '';
  output.on('data', (chunk) => {
    text += chunk;
    onOutput(text);
    if (answer !== null && text.includes('[y/N] ')) {
      input.write(`${answer}\n`);
      answer = null;
    }
  });
  await offerSpeechModels({
    dir,
    engines: enginesOf(BUILT_IN, BUILT_IN),
    report: createReport(output),
    signal: stop.signal,
    wanted: false,
    input,
    output,
    env: { SPEECH_MODELS_URL: server.base },
    machine: LARGE,
    runtime: () => true,
    foreground: () => true,
    limits: { backoffMs: 1, stallMs: 300 },
    ...options,
  });
  return text;
}
const installed = () => RECOMMENDED.filter((id) => isInstalled(dir, id));
const answerFile = () => JSON.parse(readFileSync(join(dir, 'answer.json'), 'utf8'));

test('"y" installs the recommended models from archives of the documented layout, once', async () => {
  const text = await offer({ answer: 'y' });
  assert.ok(text.includes(QUESTION), text);
  assert.match(
    text,
    /English {2}Zipformer \(English\) and Piper Lessac: about 628 MB of memory, 1 /,
  );
  assert.match(text, /Arabic {3}Whisper base and Piper Kareem: about 448 MB of memory, 2 /);
  assert.match(text, /the next interview speaks with them\. .* stop with Ctrl-C and start again/);
  assert.deepEqual(installed(), RECOMMENDED);
  assert.ok(!existsSync(join(dir, 'whisper-base/base-decoder.onnx')));
  rmSync(join(dir, 'whisper-base'), { recursive: true });
  assert.equal(await offer({ answer: 'y' }), '');
});

test('"n", Enter and anything else mean no, which is not asked again', async () => {
  for (const answer of ['n', '', 'later']) {
    const text = await offer({ answer });
    assert.match(text, /Not downloaded and not asked again; later: npm start -- --speech/);
    assert.deepEqual(answerFile(), { answer: 'no' });
    assert.equal(await offer({ answer: 'y' }), '');
    rmSync(dir, { recursive: true });
  }
  assert.deepEqual(server.ranges, []);
});

test('nothing is asked off a terminal, with engines for hearing and voice, or with a model', async () => {
  assert.equal(await offer({ terminal: false }), '');
  assert.equal(await offer({ engines: enginesOf(HOSTED, HOSTED) }), '');
  assert.equal(await offer({ runtime: () => false }), '');
  assert.equal(await offer({ foreground: () => false, answer: 'y' }), '');
  assert.match(await offer({ engines: enginesOf(HOSTED, BUILT_IN), answer: 'n' }), /\[y\/N\]/);
  rmSync(dir, { recursive: true });
  mkdirSync(join(dir, 'kokoro-en'), { recursive: true });
  writeFileSync(join(dir, 'kokoro-en/model.json'), '{"files":[]}');
  assert.equal(await offer({ answer: 'y' }), '');
});

test('--speech downloads without asking, also off a terminal and after a "no"', async () => {
  await offer({ answer: 'n' });
  const text = await offer({ wanted: true, terminal: false });
  assert.doesNotMatch(text, /\[y\/N\]/);
  assert.deepEqual(installed(), RECOMMENDED);
  assert.match(await offer({ wanted: true }), /already there/);
});

test('a machine that is too small is told once instead of asked', async () => {
  for (const machine of [
    { memoryMb: 2_600, processors: 8 },
    { memoryMb: 16_000, processors: 1 },
  ]) {
    const text = await offer({ machine, answer: 'y' });
    assert.match(text, /need about 2628 MB of memory, 2 processors .* this machine has \d+ MB/);
    assert.doesNotMatch(text, /\[y\/N\]/);
    assert.equal(await offer({ machine }), '');
    rmSync(dir, { recursive: true });
  }
});

test('without a network there is one line, no question, and nothing is remembered', async () => {
  const env = { SPEECH_MODELS_URL: 'http://127.0.0.1:9' };
  const text = await offer({ env, answer: 'y' });
  assert.match(text, /^[^\n]*The speech models cannot be downloaded now \(.+\); later: [^\n]*\n$/);
  assert.ok(!existsSync(dir));
});

test('a slow line shows size and rest, and a broken one is resumed', async () => {
  server.behaviours = ['slow'];
  assert.match(await offer({ answer: 'y' }), /\] \d+ %, \d+\.\d of \d+\.\d MB, \d+\.\d left/);
  assert.deepEqual(installed(), RECOMMENDED);
  rmSync(dir, { recursive: true });
  server.ranges = [];
  server.behaviours = ['cut'];
  await offer({ answer: 'y' });
  assert.match(server.ranges[1], /^bytes=[1-9]\d*-$/);
  assert.deepEqual(installed(), RECOMMENDED);
});

test('after a stop in the midst, the next start goes on without asking', async () => {
  server.behaviours = ['stall'];
  let asked = 0;
  const poll = setInterval(() => {
    const parts = join(dir, '.downloads');
    const has = existsSync(parts) && readdirSync(parts).some((name) => name.endsWith('.part'));
    if (has && server.ranges.length > 0 && (asked += 1) > 5) stop.abort(new Error('stopped'));
  }, 20);
  const stopped = await offer({ answer: 'y', limits: { backoffMs: 1, stallMs: 10_000 } });
  clearInterval(poll);
  assert.match(stopped, /stopped; the next run goes on from here/);
  assert.deepEqual(answerFile(), { answer: 'yes' });
  stop = new AbortController();
  assert.equal(await offer({ terminal: false }), '');
  assert.doesNotMatch(await offer(), /\[y\/N\]/);
  assert.match(server.ranges[1], /^bytes=[1-9]\d*-$/);
  assert.deepEqual(installed(), RECOMMENDED);
});

test('a stop while the question stands ends it, and it is asked again', async () => {
  await offer({ onOutput: (text) => text.includes('[y/N]') && stop.abort(new Error('stopped')) });
  stop = new AbortController();
  assert.match(await offer({ answer: 'n' }), /\[y\/N\]/);
});

test('every model has a source, its needs, and one is recommended for each task and language', () => {
  for (const { source, loadedMb, processors } of CATALOGUE) {
    assert.match(source, /^https:\/\/(k2-fsa\.github\.io|github\.com\/k2-fsa)\//);
    assert.ok(loadedMb > 0 && processors > 0);
  }
  assert.deepEqual(
    CATALOGUE.filter(({ recommended }) => recommended).map(({ id }) => id),
    RECOMMENDED,
  );
});
