import {
  createWriteStream,
  existsSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { once } from 'node:events';
import { inWords, ModelError } from './model-error.mjs';

const ATTEMPTS = 5;
const FIRST_BACKOFF_MS = 1_000;
/** A connection that receives no data for this long is considered dead (milliseconds). */
const STALL_MS = 30_000;
/** HTTP statuses that indicate a temporary failure, so a retry may help. */
const PASSING = new Set([408, 425, 429, 500, 502, 503, 504]);

/**
 * Downloads a file to `part`, resuming an earlier download if there is one. Retries temporary
 * failures, and gives up after several attempts in a row without new data. If the download fails,
 * `part` is kept, along with a note that identifies the file's version.
 * @param {{ url: string, part: string, signal?: AbortSignal, onProgress?: (received: number, total:
 *   number | null) => void, onRetry?: (reason: string) => void, stallMs?: number, backoffMs?:
 *   number, openFile?: typeof createWriteStream }} options
 * @throws ModelError with the reason, or the signal's reason if the signal was aborted.
 */
export async function download(options) {
  const { part, signal, onRetry = () => {}, backoffMs = FIRST_BACKOFF_MS } = options;
  for (let failed = 0; ;) {
    const before = sizeOf(part);
    try {
      return await attempt(options);
    } catch (error) {
      signal?.throwIfAborted();
      const known = inWords(error);
      if (sizeOf(part) > before) failed = 0;
      failed += 1;
      if (!known.again || failed >= ATTEMPTS) throw known;
      onRetry(known.message);
      await pause(backoffMs * 2 ** (failed - 1), signal);
    }
  }
}

const noteOf = (part) => `${part}.json`;
const sizeOf = (file) => (existsSync(file) ? statSync(file).size : 0);

/** Deletes the partly downloaded file and the small JSON file that records its version. */
export function discard(part) {
  rmSync(part, { force: true });
  rmSync(noteOf(part), { force: true });
}

/**
 * Returns the header value that identifies a version of a file, or null if the server sends no
 * reliable one. A weak ETag is not reliable: it does not guarantee the same bytes.
 */
function validatorOf(headers) {
  const etag = headers.get('etag');
  return etag !== null && !etag.startsWith('W/') ? etag : headers.get('last-modified');
}

function readNote(part) {
  try {
    return JSON.parse(readFileSync(noteOf(part), 'utf8'));
  } catch {
    return null;
  }
}

/**
 * Returns the offset to resume at, and the version of the partial file. If the version is unknown
 * or the partial file came from a different URL, deletes it and starts from 0.
 */
function resumePoint(url, part) {
  const note = readNote(part);
  if (note?.url === url && typeof note.validator === 'string' && sizeOf(part) > 0)
    return { from: sizeOf(part), validator: note.validator };
  discard(part);
  return { from: 0, validator: null };
}

async function attempt({
  url,
  part,
  signal,
  onProgress = () => {},
  stallMs = STALL_MS,
  openFile = createWriteStream,
}) {
  const { from, validator } = resumePoint(url, part);
  const stall = new AbortController();
  let timer;
  const alive = () => {
    clearTimeout(timer);
    timer = setTimeout(
      () => stall.abort(new ModelError(`no data for ${stallMs / 1_000} s`, { again: true })),
      stallMs,
    );
  };
  alive();
  try {
    const response = await fetch(url, {
      signal: AbortSignal.any([stall.signal, ...(signal ? [signal] : [])]),
      headers: {
        'accept-encoding': 'identity',
        ...(from > 0 && { range: `bytes=${from}-`, 'if-range': validator }),
      },
    });
    // An earlier run was stopped just after it received the last byte, so the file is complete.
    if (response.status === 416 && response.headers.get('content-range') === `bytes */${from}`)
      return from;
    const start = startOf(response, from, part);
    const total = totalOf(response, start);
    writeFileSync(noteOf(part), JSON.stringify({ url, validator: validatorOf(response.headers) }));
    const received = await save(
      response.body,
      openFile(part, { flags: start > 0 ? 'a' : 'w' }),
      start,
      (bytes) => {
        alive();
        onProgress(bytes, total);
      },
    );
    if (total !== null && received !== total)
      throw new ModelError(`broken off after ${received} of ${total} bytes`, { again: true });
    return received;
  } finally {
    clearTimeout(timer);
  }
}

/** Returns the byte offset at which the response starts. */
function startOf(response, from, part) {
  if (response.status === 206) {
    if (response.headers.get('content-range')?.startsWith(`bytes ${from}-`)) return from;
    discard(part);
    throw new ModelError('the server sent a different range than requested', { again: true });
  }
  if (response.status === 416) {
    discard(part);
    throw new ModelError('the file is shorter than the part already downloaded', { again: true });
  }
  if (response.status === 200) return 0;
  throw new ModelError(
    response.status === 404 ? 'not found on the server (HTTP 404)' : `HTTP ${response.status}`,
    { again: PASSING.has(response.status) },
  );
}

function totalOf({ headers }, start) {
  const length = headers.get('content-length');
  return length === null ? null : start + Number(length);
}

async function save(body, file, start, onBytes) {
  let failure = null;
  file.on('error', (error) => {
    failure = error;
  });
  let received = start;
  try {
    for await (const chunk of body) {
      if (failure) throw failure;
      if (!file.write(chunk)) await room(file);
      received += chunk.length;
      onBytes(received);
    }
  } finally {
    // Keep the data received so far, so that the next attempt can resume.
    file.end();
    if (!file.closed) await once(file, 'close').catch(() => undefined);
  }
  if (failure) throw failure;
  return received;
}

/** Waits until a file accepts more data, or until an error closes it. */
function room(file) {
  return new Promise((resolve) => {
    const settle = () => {
      file.off('drain', settle).off('close', settle);
      resolve();
    };
    file.on('drain', settle).on('close', settle);
  });
}

function pause(ms, signal) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        reject(signal.reason);
      },
      { once: true },
    );
  });
}
