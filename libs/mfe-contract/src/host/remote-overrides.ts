import type { FederationConfig } from '@portal/protocol';
import type { TakenRemotes } from './canary';
import type { RemoteEntry } from './remotes-file';

export interface ChosenRemotes {
  remotes: RemoteEntry[];
  /** Remotes requested in the address bar. The page shows the user a notice about them. */
  overridden: RemoteEntry[];
  /** Messages about requests that could not be honored. */
  problems: string[];
}

const PREFIX = 'remote.';

/**
 * Replaces released remotes with those requested in the address bar. The query parameter
 * `?remote.<name>=` takes a version from the preview list, or a manifest URL on an allowed origin.
 * Ignored in production. If a manifest is not in the preview list, its own hash is not checked, but
 * the hashes of the files that it lists are.
 * @param search the page's query string.
 */
export function chooseRemotes(
  { remotes, preview }: TakenRemotes,
  { environment, origins }: FederationConfig,
  search: string,
): ChosenRemotes {
  const chosen: ChosenRemotes = { remotes: [...remotes], overridden: [], problems: [] };
  if (environment === 'production') return chosen;
  for (const [parameter, wanted] of new URLSearchParams(search)) {
    if (!parameter.startsWith(PREFIX)) continue;
    const name = parameter.slice(PREFIX.length);
    const entry =
      preview.find(
        (line) => line.name === name && (line.version === wanted || line.manifest === wanted),
      ) ?? fromUrl(name, wanted, origins);
    if (!entry || !remotes.some((line) => line.name === name)) {
      chosen.problems.push(
        `${parameter}=${wanted}: neither a version in the preview list nor a manifest on a listed origin`,
      );
      continue;
    }
    chosen.remotes = chosen.remotes.map((line) => (line.name === name ? entry : line));
    chosen.overridden = [...chosen.overridden.filter((line) => line.name !== name), entry];
  }
  return chosen;
}

function fromUrl(
  name: string,
  wanted: string,
  origins: readonly string[],
): RemoteEntry | undefined {
  const url = URL.canParse(wanted) ? new URL(wanted) : null;
  return url && origins.includes(url.origin)
    ? { name, manifest: url.href, version: url.pathname, unpinned: true }
    : undefined;
}
