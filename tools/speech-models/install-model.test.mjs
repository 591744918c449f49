import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { CATALOGUE } from './catalogue.mjs';
import { checksumIn, expectedChecksum } from './checksums.mjs';
import { FileServer } from './file-server.mjs';
import { installModel, isInstalled } from './install-model.mjs';

const model = CATALOGUE.find(({ id }) => id === 'piper-ar-kareem');
const COMMAND = join(
  import.meta.dirname ?? new URL('.', import.meta.url).pathname,
  '../speech-models.mjs',
);
const sha256 = (content) => createHash('sha256').update(content).digest('hex');
let scratch, dir, server;

/**
 * Creates an archive like those in the releases, with some files that the model needs and some that
 * it does not.
 */
function archive(change = () => {}) {
  const root = join(scratch, 'archive', 'vits-piper');
  rmSync(join(scratch, 'archive'), { recursive: true, force: true });
  mkdirSync(join(root, 'espeak-ng-data'), { recursive: true });
  mkdirSync(join(root, 'test_wavs'));
  for (const path of [
    'ar_JO-kareem-medium.onnx',
    'tokens.txt',
    'espeak-ng-data/phontab',
    'test_wavs/0.wav',
    'MODEL_CARD',
  ])
    writeFileSync(join(root, path), `content of ${path}`);
  change(root);
  const { status, stdout } = spawnSync('tar', [
    '-cjPf',
    '-',
    '-C',
    join(scratch, 'archive'),
    ...readdirSync(join(scratch, 'archive')),
  ]);
  assert.equal(status, 0);
  return stdout;
}

beforeEach(async () => {
  scratch = mkdtempSync(join(tmpdir(), 'install-'));
  dir = join(scratch, 'models');
  server = await new FileServer(model.archive, archive()).start();
});
afterEach(async () => {
  await server.close();
  rmSync(scratch, { recursive: true });
});

const install = (options = {}) =>
  installModel({
    model,
    dir,
    base: server.base,
    limits: { backoffMs: 1, stallMs: 300 },
    ...options,
  });
const lock = () =>
  JSON.parse(readFileSync(join(dir, 'checksums.lock.json'), 'utf8'))[model.archive];
/** Checks that neither a model nor a half-unpacked archive was left behind. */
const nothingThere = () =>
  assert.deepEqual(
    readdirSync(dir).filter((name) => !['.downloads', 'checksums.lock.json'].includes(name)),
    [],
  );

test('a model is unpacked without unneeded files, with a manifest of every file', async () => {
  server.checksums = `${model.archive}\t${sha256(server.content)}\n`;
  assert.equal((await install()).trusted, 'release');
  const manifest = JSON.parse(readFileSync(join(dir, model.id, 'model.json'), 'utf8'));
  assert.deepEqual(
    manifest.files.map(({ path }) => path),
    ['MODEL_CARD', 'ar_JO-kareem-medium.onnx', 'espeak-ng-data/phontab', 'tokens.txt'],
  );
  assert.equal(manifest.files[3].sha256, sha256('content of tokens.txt'));
  assert.deepEqual(manifest.engine, model.engine);
  assert.equal(existsSync(join(dir, model.id, 'test_wavs/0.wav')), false);
  assert.equal(isInstalled(dir, model.id), true);
  assert.deepEqual(readdirSync(join(dir, '.downloads')), []);
});

test('a model with a truncated file counts as missing', async () => {
  await install();
  writeFileSync(join(dir, model.id, 'tokens.txt'), '');
  assert.equal(isInstalled(dir, model.id), false);
  await install();
  assert.equal(isInstalled(dir, model.id), true);
});

test('a wrong checksum deletes the download', async () => {
  server.checksums = `${'0'.repeat(64)}  ${model.archive}\n`;
  await assert.rejects(install(), { message: /has checksum \w+, expected/ });
  nothingThere();
  assert.deepEqual(readdirSync(join(dir, '.downloads')), []);
});

test('without a published checksum, the first download is trusted and noted; a later change is refused', async () => {
  assert.equal((await install()).trusted, 'first use');
  assert.equal(lock().sha256, sha256(server.content));
  rmSync(join(dir, model.id), { recursive: true });
  assert.equal((await install()).trusted, 'before');
  rmSync(join(dir, model.id), { recursive: true });
  server.content = archive((root) => writeFileSync(join(root, 'tokens.txt'), 'others'));
  await assert.rejects(install(), { message: /has checksum \w+, expected/ });
  nothingThere();
});

test('a release that contradicts the known checksum is refused before the download', async () => {
  await install();
  server.ranges = [];
  server.checksums = `${'1'.repeat(64)}  ${model.archive}`;
  await assert.rejects(install(), { message: /was changed on the server/ });
  assert.deepEqual(server.ranges, []);
});

test('an invalid archive, a missing file or two folders leave nothing', async () => {
  const broken = [
    Buffer.from('no archive'),
    archive((root) => rmSync(join(root, 'tokens.txt'))),
    archive(() => mkdirSync(join(scratch, 'archive', 'second'))),
  ];
  for (const content of broken) {
    server.content = content;
    rmSync(dir, { recursive: true, force: true });
    await assert.rejects(install(), { message: /cannot be unpacked|lacks tokens.txt|one folder/ });
    nothingThere();
  }
});

test('an archive with links, or with names that lead out of the folder, is not used', async () => {
  server.content = archive((root) => symlinkSync('/etc/passwd', join(root, 'espeak-ng-data/link')));
  await assert.rejects(install(), { message: /neither a file nor a folder/ });
  nothingThere();
  writeFileSync(join(scratch, 'evil'), 'evil');
  const { stdout } = spawnSync('tar', [
    '-cjPf',
    '-',
    '--transform',
    's,^evil,../../evil-outside,',
    '-C',
    scratch,
    'evil',
  ]);
  server.content = stdout;
  rmSync(dir, { recursive: true });
  await assert.rejects(install(), { message: /cannot be unpacked/ });
  nothingThere();
  assert.equal(existsSync(join(scratch, 'evil-outside')), false);
});

test('checksums are found before or after the name, and never for part of another name', () => {
  const sum = 'a'.repeat(64);
  assert.equal(checksumIn(`${sum}  *x.tar.bz2\n`, 'x.tar.bz2'), sum);
  assert.equal(checksumIn(`x.tar.bz2\t${sum}\n`, 'x.tar.bz2'), sum);
  assert.equal(checksumIn(`${sum}  big-x.tar.bz2\n`, 'x.tar.bz2'), null);
});

test("the catalogue's checksum takes precedence, and a contradiction stops the installation", () => {
  assert.equal(expectedChecksum({ pinned: 'p', locked: 'p', published: 'p' }, 'x'), 'p');
  assert.equal(expectedChecksum({}, 'x'), null);
  assert.throws(() => expectedChecksum({ pinned: 'p', locked: 'l' }, 'x'));
  assert.throws(() => expectedChecksum({ pinned: 'p', published: 'q' }, 'x'));
});

function command(args, { onStart = () => {} } = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [COMMAND, ...args], {
      env: { ...process.env, SPEECH_MODELS_DIR: dir, SPEECH_MODELS_URL: server.base },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text) => {
        output += text;
      });
    child.on('close', (code) => resolve({ code, output }));
    onStart(child);
  });
}

test(
  'the command downloads once, names what is missing, and resumes after Ctrl-C',
  { timeout: 60_000 },
  async () => {
    server.behaviours = ['stall'];
    const stopped = await command([model.id], {
      onStart: (child) => {
        const poll = setInterval(() => {
          if (
            server.ranges.length === 0 ||
            !existsSync(join(dir, '.downloads')) ||
            !readdirSync(join(dir, '.downloads')).some((name) => name.endsWith('.part'))
          )
            return;
          clearInterval(poll);
          setTimeout(() => child.kill('SIGINT'), 200);
        }, 20);
      },
    });
    assert.equal(stopped.code, 130);
    assert.match(stopped.output, /stopped; the next run goes on from here/);
    nothingThere();

    const done = await command([model.id]);
    assert.equal(done.code, 0, done.output);
    assert.match(
      done.output,
      /✓ piper-ar-kareem: .* MB, its release publishes no checksum: trusted as it came/,
    );
    assert.match(server.ranges[1] ?? '', /^bytes=\d+-$/);
    assert.match((await command([model.id])).output, /already there/);
    assert.match((await command(['--list'])).output, /✓ piper-ar-kareem/);
    const unknown = await command(['nothing']);
    assert.equal(unknown.code, 1);
    assert.match(unknown.output, /No model is called nothing/);
  },
);
