import { readRemotesFile, type RemoteEntry } from '@portal/mfe-contract/host';
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

/** `/remotes.json`. What is wrong in it is logged and costs only the remotes concerned. */
export async function readRemotes(read: Read = readJson, log: (problem: string) => void = (problem) => console.error(problem)): Promise<RemoteEntry[]> {
  const file = await read('/remotes.json');
  if (!file.ok) {
    log(file.problem);
    return [];
  }
  const { remotes, problems } = readRemotesFile(file.body);
  problems.forEach(log);
  return remotes;
}
