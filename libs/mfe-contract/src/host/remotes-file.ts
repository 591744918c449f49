import { issuesInWords } from '@portal/protocol';
import * as z from '@portal/protocol/zod';

/** One release of a remote. */
const releaseFields = {
  /** URL of its `mf-manifest.json`, absolute or relative to the page. */
  manifest: z.string().check(z.minLength(1)),
  /** The release that the manifest is of. */
  version: z.string().check(z.minLength(1)),
  /** Subresource integrity of the manifest, such as `sha384-…`; another content is refused. */
  integrity: z.optional(z.string().check(z.regex(/^sha(256|384|512)-[A-Za-z0-9+/=]+$/))),
  /** Contract version that it was built against: one that does not fit is refused before anything of it is fetched. */
  contract: z.optional(z.string().check(z.regex(/^\d+\.\d+\.\d+(?:[-+].*)?$/))),
};

/** One remote as `/remotes.json` names it. */
const remoteEntrySchema = z.object({
  /** As the remote's build is named: `auth`, `onboarding`, `interview`. */
  name: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/)),
  ...releaseFields,
  /** Another release, which a share of visitors gets in its place. */
  canary: z.optional(
    z.object({
      /** Of a hundred visitors, how many: 1 to 99. */
      percent: z.int().check(z.gte(1), z.lte(99)),
      ...releaseFields,
    }),
  ),
});

/** A line of `/remotes.json` as it is written. */
export type ListedRemote = z.infer<typeof remoteEntrySchema>;

/** What a page takes of a remote. */
export type RemoteEntry = Omit<ListedRemote, 'canary'> & {
  /** It is the remote's canary, and this visitor is among those who get it. */
  canary?: true;
  /** Asked for by its URL in a preview: no line says what its manifest contains. Never read from a file. */
  unpinned?: true;
};

/** The file before its lines are looked at: one that is wrong costs its own remote alone. */
const linesSchema = z.object({
  remotes: z.array(z.unknown()),
  preview: z.optional(z.array(z.unknown())),
});

export interface ListedRemotes {
  remotes: ListedRemote[];
  /** Releases that nobody gets who does not ask for them. */
  preview: ListedRemote[];
  /** What was left out, in words. */
  problems: string[];
}

/** Reads the file line by line: a line that is wrong costs its own remote, not the page. Never throws. */
export function readRemotesFile(body: unknown): ListedRemotes {
  const file = linesSchema.safeParse(body).data;
  if (!file)
    return { remotes: [], preview: [], problems: ['remotes.json holds no list of remotes'] };
  const [remotes, preview] = [
    readLines(file.remotes, 'line'),
    readLines(file.preview ?? [], 'preview line'),
  ];
  return {
    remotes: remotes.entries,
    preview: preview.entries,
    problems: [...remotes.problems, ...preview.problems],
  };
}

function readLines(
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
