import { issuesInWords } from '@portal/protocol';
import * as z from '@portal/protocol/zod';

/** One release of a remote. */
const releaseFields = {
  /** URL of its `mf-manifest.json`, absolute or relative to the page. */
  manifest: z.string().check(z.minLength(1)),
  /** The release's version. */
  version: z.string().check(z.minLength(1)),
  /** Subresource integrity of the manifest, such as `sha384-…`; other content is refused. */
  integrity: z.optional(z.string().check(z.regex(/^sha(256|384|512)-[A-Za-z0-9+/=]+$/))),
  /** Contract version it was built against; if it doesn't fit, nothing is fetched. */
  contract: z.optional(z.string().check(z.regex(/^\d+\.\d+\.\d+(?:[-+].*)?$/))),
};

/** One remote in `/remotes.json`. */
const remoteEntrySchema = z.object({
  /** The build's name: `auth`, `onboarding`, `interview`. */
  name: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/)),
  ...releaseFields,
  /** Another release that a share of visitors gets instead. */
  canary: z.optional(
    z.object({
      /** Share of visitors in percent, 1 to 99. */
      percent: z.int().check(z.gte(1), z.lte(99)),
      ...releaseFields,
    }),
  ),
});

/** An entry as written in `/remotes.json`. */
export type ListedRemote = z.infer<typeof remoteEntrySchema>;

/** The release of a remote that the page uses. */
export type RemoteEntry = Omit<ListedRemote, 'canary'> & {
  /** This is the remote's canary, and the visitor is in its share. */
  canary?: true;
  /**
   * Requested by URL in a preview, so no entry has the manifest's integrity. Never read from a
   * file.
   */
  unpinned?: true;
};

/** The file before its entries are checked: an invalid entry affects only its own remote. */
const fileSchema = z.object({
  remotes: z.array(z.unknown()),
  preview: z.optional(z.array(z.unknown())),
});

export interface ListedRemotes {
  remotes: ListedRemote[];
  /** Releases only for visitors who request them. */
  preview: ListedRemote[];
  /** What was left out, in words. */
  problems: string[];
}

/**
 * Reads the file entry by entry: an invalid entry drops its own remote, not the page. Never throws.
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
