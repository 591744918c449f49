import { readRemotesFile, type ListedRemotes } from '@portal/mfe-contract/host';
import { runtimeConfigSchema, type RuntimeConfig } from '@portal/protocol';
import { readJson, type JsonFile } from './read-json';

type Read = (url: string) => Promise<JsonFile>;

export type ConfigResult = { ok: true; config: RuntimeConfig } | { ok: false; problem: string };

/** `/config.json`. Without it the page has no servers to speak to. */
export async function readConfig(read: Read = readJson): Promise<ConfigResult> {
  const file = await read('/config.json');
  if (!file.ok) return file;
  const config = runtimeConfigSchema.safeParse(file.body);
  if (config.success) return { ok: true, config: config.data };
  return { ok: false, problem: `/config.json: ${config.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ')}` };
}

export type RemotesResult = { ok: true; listed: ListedRemotes } | { ok: false; problem: string };

/** `/remotes.json`. What is wrong in a line is logged and costs only the remote concerned; without any remote there is nothing to show. */
export async function readRemotes(read: Read = readJson, log: (problem: string) => void = (problem) => console.error(problem)): Promise<RemotesResult> {
  const file = await read('/remotes.json');
  if (!file.ok) return file;
  const listed = readRemotesFile(file.body);
  listed.problems.forEach(log);
  return listed.remotes.length > 0 ? { ok: true, listed } : { ok: false, problem: listed.problems[0] ?? '/remotes.json: lists no remote' };
}
