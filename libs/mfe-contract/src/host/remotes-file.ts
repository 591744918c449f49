import { issuesInWords } from '@portal/protocol';
import * as z from 'zod/mini';

/** One remote as `/remotes.json` names it. */
export const remoteEntrySchema = z.object({
  /** As the remote's build is named: `auth`, `onboarding`, `interview`. */
  name: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/)),
  /** URL of its `mf-manifest.json`, absolute or relative to the page. */
  manifest: z.string().check(z.minLength(1)),
  /** The release that the manifest is of. */
  version: z.string().check(z.minLength(1)),
  /** Subresource integrity of the manifest, such as `sha384-…`; another content is refused. */
  integrity: z.optional(z.string().check(z.regex(/^sha(256|384|512)-[A-Za-z0-9+/=]+$/))),
  /** Contract version that it was built against: one that does not fit is refused before anything of it is fetched. */
  contract: z.optional(z.string().check(z.regex(/^\d+\.\d+\.\d+(?:[-+].*)?$/))),
});

/** `/remotes.json`: what is released, and what can be asked for before its release. To release or roll back a remote, switch its line. */
export const remotesFileSchema = z.object({
  remotes: z.array(remoteEntrySchema),
  preview: z.optional(z.array(remoteEntrySchema)),
});
export type RemotesFile = z.infer<typeof remotesFileSchema>;

export type RemoteEntry = z.infer<typeof remoteEntrySchema> & {
  /** Asked for by its URL in a preview: no line says what its manifest contains. Never read from a file. */
  unpinned?: true;
};

/** The file before its lines are looked at: one that is wrong costs its own remote alone. */
const linesSchema = z.object({
  remotes: z.array(z.unknown()),
  preview: z.optional(z.array(z.unknown())),
});

export interface ListedRemotes {
  remotes: RemoteEntry[];
  /** Releases that nobody gets who does not ask for them. */
  preview: RemoteEntry[];
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
): { entries: RemoteEntry[]; problems: string[] } {
  const entries: RemoteEntry[] = [];
  const problems: string[] = [];
  lines.forEach((line, index) => {
    const { data, error } = remoteEntrySchema.safeParse(line);
    if (data) entries.push(data);
    else problems.push(`remotes.json, ${called} ${index + 1}: ${issuesInWords(error, 'entry')}`);
  });
  return { entries, problems };
}
