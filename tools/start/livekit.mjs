import { createHash } from 'node:crypto';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { arch, platform, tmpdir } from 'node:os';
import { join } from 'node:path';
import { firstLine, run, tail, which } from './run.mjs';
import { ROOT } from './settings.mjs';

export const LIVEKIT_VERSION = '1.13.4';
const BINARY = platform() === 'win32' ? 'livekit-server.exe' : 'livekit-server';
const RELEASES = `https://github.com/livekit/livekit/releases/download/v${LIVEKIT_VERSION}`;
const CONNECT_TIMEOUT_MS = 8_000;
const STALL_TIMEOUT_MS = 20_000;
const GO_ARCH = { x64: 'amd64', arm64: 'arm64', arm: 'armv7' };

/**
 * Installs a finished binary atomically, so that an interrupted run does not leave a broken one
 * behind.
 */
function install(from, target) {
  copyFileSync(from, `${target}.new`);
  chmodSync(`${target}.new`, 0o755);
  renameSync(`${target}.new`, target);
}

async function download(url, onBytes = () => {}) {
  const abort = new AbortController();
  let timer = setTimeout(() => abort.abort(), CONNECT_TIMEOUT_MS);
  try {
    const response = await fetch(url, { signal: abort.signal });
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    const total = Number(response.headers.get('content-length') ?? 0);
    const chunks = [];
    let received = 0;
    for await (const chunk of response.body) {
      clearTimeout(timer);
      timer = setTimeout(() => abort.abort(), STALL_TIMEOUT_MS);
      chunks.push(chunk);
      received += chunk.length;
      onBytes(received, total);
    }
    return Buffer.concat(chunks);
  } finally {
    clearTimeout(timer);
  }
}

/** Returns a file's checksum from a `checksums.txt`, or null if it is not listed. */
export function checksumFor(checksums, file) {
  const row = checksums
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .find(([, name]) => name?.replace(/^\*/, '') === file);
  return row?.[0]?.toLowerCase() ?? null;
}

/**
 * Installs the official release after verifying its checksum. Returns null on success, otherwise
 * the reason for the failure. Does not throw, because being offline is a normal situation.
 */
export async function fromRelease(target, step, releases = RELEASES) {
  const goArch = GO_ARCH[arch()];
  if (platform() !== 'linux' || goArch === undefined) return 'no official binary for this system';
  const file = `livekit_${LIVEKIT_VERSION}_linux_${goArch}.tar.gz`;
  const scratch = mkdtempSync(join(tmpdir(), 'livekit-'));
  try {
    step.progress('checking the official release');
    const expected = checksumFor((await download(`${releases}/checksums.txt`)).toString(), file);
    if (expected === null) return 'the release lists no checksum for it';
    const archive = await download(`${releases}/${file}`, (received, total) => {
      step.progress(
        `download ${(received / 1e6).toFixed(0)}${total > 0 ? ` of ${(total / 1e6).toFixed(0)}` : ''} MB`,
      );
    });
    if (createHash('sha256').update(archive).digest('hex') !== expected)
      return 'its checksum does not match: not used';
    writeFileSync(join(scratch, file), archive);
    const { code, output } = await run('tar', ['-xzf', file, BINARY], { cwd: scratch });
    if (code !== 0) return `it could not be unpacked: ${tail(output, 1)}`;
    install(join(scratch, BINARY), target);
    return null;
  } catch (error) {
    return error.name === 'AbortError'
      ? 'no answer from github.com'
      : `not reachable (${error.cause?.code ?? error.message})`;
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/**
 * Builds the pinned version from source, which Go downloads from the module proxy. Works on copies
 * of go.mod and go.sum, so that the committed files stay unchanged.
 */
async function fromSource(target, folder, step) {
  const go = which('go');
  if (go === null) return 'Go is not installed';
  const copy = join(folder, 'build');
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  for (const file of ['go.mod', 'go.sum', 'tools.go'])
    copyFileSync(join(ROOT, 'tools/livekit', file), join(copy, file));
  const built = join(copy, BINARY);
  let packages = 0;
  const { code, output } = await run(
    go,
    [
      'build',
      '-mod=mod',
      '-v',
      '-trimpath',
      '-ldflags=-s -w',
      '-o',
      built,
      'github.com/livekit/livekit-server/cmd/server',
    ],
    {
      cwd: copy,
      env: { ...process.env, GOFLAGS: '-mod=mod', CGO_ENABLED: '0' },
      onLine: (line) => {
        if (line.startsWith('go: downloading')) step.progress(line.slice(4));
        else
          step.progress(`Go build, ${++packages} packages compiled (a few minutes the first time)`);
      },
    },
  );
  if (code !== 0) return `the Go build failed: ${tail(output)}`;
  install(built, target);
  rmSync(copy, { recursive: true, force: true });
  return null;
}

/**
 * Finds a LiveKit server on PATH or in the project's cache. If there is none, installs the official
 * release or builds the server from source. Returns the server's path. If everything fails, reports
 * the reason and returns null.
 */
export async function findLiveKit(report, cacheDir) {
  const onPath = which('livekit-server');
  if (onPath !== null) {
    report.say(`LiveKit: ${onPath} (${firstLine(onPath, ['--version']) ?? 'version unknown'})`);
    return onPath;
  }
  const folder = join(cacheDir, 'livekit', LIVEKIT_VERSION);
  const target = join(folder, BINARY);
  if (existsSync(target)) return target;

  mkdirSync(folder, { recursive: true });
  const step = report.step(`LiveKit ${LIVEKIT_VERSION}`);
  const noRelease = await fromRelease(target, step);
  if (noRelease === null) {
    step.done('official release, checksum verified');
    return target;
  }
  step.progress(`official release: ${noRelease}; building it from source`);
  const noBuild = await fromSource(target, folder, step);
  if (noBuild === null) {
    step.done(`built from source (official release: ${noRelease})`);
    return target;
  }
  step.fail(
    `official release: ${noRelease}; ${noBuild}. Install Go 1.26 or newer (https://go.dev/dl), or put livekit-server on PATH, and start again. The site starts without interviews.`,
  );
  return null;
}
