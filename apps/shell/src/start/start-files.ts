import { readRemotesFile, type AcceptedList, type ListedRemotes } from '@portal/mfe-contract/host';
import { issuesInWords, runtimeConfigSchema, type RuntimeConfig } from '@portal/protocol';
import { acceptWithKey } from './list-key';

export type JsonFile = { ok: true; body: unknown } | { ok: false; problem: string };

const START_FILE_TIMEOUT_MS = 10_000;

/**
 * Reads one of the JSON files that the page needs to start. Never rejects: an error is returned as
 * `problem`, which the failure screen shows.
 */
export async function readJson(
  url: string,
  fetchOf: typeof fetch = (input, init) => globalThis.fetch(input, init),
): Promise<JsonFile> {
  try {
    const response = await fetchOf(url, {
      cache: 'no-cache',
      signal: AbortSignal.timeout(START_FILE_TIMEOUT_MS),
    });
    if (!response.ok) return { ok: false, problem: `${url}: HTTP ${response.status}` };
    const text = await response.text();
    try {
      return { ok: true, body: JSON.parse(text) as unknown };
    } catch {
      return { ok: false, problem: `${url}: not JSON` };
    }
  } catch (error) {
    return {
      ok: false,
      problem: `${url}: ${error instanceof DOMException && error.name === 'TimeoutError' ? 'no answer' : 'could not be fetched'}`,
    };
  }
}

type Read = (url: string) => Promise<JsonFile>;

export type ConfigResult = { ok: true; config: RuntimeConfig } | { ok: false; problem: string };

/** Reads `/config.json`, which contains the addresses of the servers. */
export async function readConfig(read: Read = readJson): Promise<ConfigResult> {
  const file = await read('/config.json');
  if (!file.ok) return file;
  const { data: config, error } = runtimeConfigSchema.safeParse(file.body);
  return config
    ? { ok: true, config }
    : { ok: false, problem: `/config.json: ${issuesInWords(error, 'file')}` };
}

export type RemotesResult = { ok: true; listed: ListedRemotes } | { ok: false; problem: string };

/**
 * Reads `/remotes.json` and verifies its signature. Logs and skips invalid entries. Fails if there
 * is no valid remote, because the page can't start without one.
 */
export async function readRemotes(
  read: Read = readJson,
  log: (problem: string) => void = (problem) => console.error(problem),
  accept: (body: unknown) => Promise<AcceptedList> = acceptWithKey,
): Promise<RemotesResult> {
  const file = await read('/remotes.json');
  if (!file.ok) return file;
  const list = await accept(file.body);
  if (!list.ok) return list;
  const listed = readRemotesFile(list.body);
  listed.problems.forEach(log);
  return listed.remotes.length > 0
    ? { ok: true, listed }
    : { ok: false, problem: listed.problems[0] ?? '/remotes.json: lists no remote' };
}
