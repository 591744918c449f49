import { issuesInWords } from '@portal/protocol';
import * as z from '@portal/protocol/zod';

/** The fields that describe one release of a remote. */
const releaseFields = {
  /** URL of the release's `mf-manifest.json`, absolute or relative to the page. */
  manifest: z.string().check(z.minLength(1)),
  version: z.string().check(z.minLength(1)),
  /**
   * Subresource integrity hash of the manifest, such as `sha384-…`. A manifest that does not match
   * is refused.
   */
  integrity: z.optional(z.string().check(z.regex(/^sha(256|384|512)-[A-Za-z0-9+/=]+$/))),
  /**
   * The contract version that the release was built against. If it isn't compatible with the host,
   * nothing is fetched.
   */
  contract: z.optional(z.string().check(z.regex(/^\d+\.\d+\.\d+(?:[-+].*)?$/))),
};

/** One remote in `/remotes.json`. */
const remoteEntrySchema = z.object({
  /** The build's name, such as `auth`. */
  name: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/)),
  ...releaseFields,
  /** Another release, which a share of visitors get instead. */
  canary: z.optional(
    z.object({
      /** Share of visitors, in percent (1 to 99). */
      percent: z.int().check(z.gte(1), z.lte(99)),
      ...releaseFields,
    }),
  ),
});

/** An entry as written in `/remotes.json`. */
export type ListedRemote = z.infer<typeof remoteEntrySchema>;

/** The release chosen for a remote. */
export type RemoteEntry = Omit<ListedRemote, 'canary'> & {
  /** Set if this release is the remote's canary. */
  canary?: true;
  /**
   * Set if the manifest was requested by URL in a preview, so its integrity hash is unknown.
   * `remotes.json` cannot set this.
   */
  unpinned?: true;
};

/**
 * The outer structure of `remotes.json`. Its entries are checked one by one, because an invalid
 * entry must affect only its own remote.
 */
const fileSchema = z.object({
  remotes: z.array(z.unknown()),
  preview: z.optional(z.array(z.unknown())),
});

export interface ListedRemotes {
  remotes: ListedRemote[];
  /** Releases shown only to visitors who request them. */
  preview: ListedRemote[];
  /** Messages about entries that were left out. */
  problems: string[];
}

/**
 * Reads `remotes.json` entry by entry, so that an invalid entry drops only its own remote. Never
 * throws.
 */
export function readRemotesFile(body: unknown): ListedRemotes {
  const file = fileSchema.safeParse(body).data;
  if (!file) return { remotes: [], preview: [], problems: ['remotes.json has no list of remotes'] };
  const [remotes, preview] = [
    readEntries(file.remotes, 'line'),
    readEntries(file.preview ?? [], 'preview line'),
  ];
  return {
    remotes: remotes.entries,
    preview: preview.entries,
    problems: [...remotes.problems, ...preview.problems],
  };
}

function readEntries(
  lines: unknown[],
  called: string,
): { entries: ListedRemote[]; problems: string[] } {
  const entries: ListedRemote[] = [];
  const problems: string[] = [];
  lines.forEach((line, index) => {
    const { data, error } = remoteEntrySchema.safeParse(line);
    if (data) entries.push(data);
    else problems.push(`remotes.json, ${called} ${index + 1}: ${issuesInWords(error, 'entry')}`);
  });
  return { entries, problems };
}
