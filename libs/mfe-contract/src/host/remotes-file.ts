import { z } from 'zod';

/** One remote as `/remotes.json` names it. */
export const remoteEntrySchema = z.object({
  /** As the remote's build is named: `auth`, `onboarding`, `interview`. */
  name: z.string().regex(/^[a-z][a-z0-9-]*$/),
  /** URL of its `mf-manifest.json`, absolute or relative to the page. */
  manifest: z.string().min(1),
  /** The release that the manifest is of. */
  version: z.string().min(1),
  /** Subresource integrity of the manifest, such as `sha384-…`; another content is refused. */
  integrity: z.string().regex(/^sha(256|384|512)-[A-Za-z0-9+/=]+$/).optional(),
});
export type RemoteEntry = z.infer<typeof remoteEntrySchema>;

/** `/remotes.json`: what is released. To release or roll back a remote, switch its line. */
export const remotesFileSchema = z.object({ remotes: z.array(remoteEntrySchema) });
export type RemotesFile = z.infer<typeof remotesFileSchema>;

/**
 * Reads the file line by line: a line that is wrong costs its own remote, not the page.
 * `problems` says in words what was left out; never throws.
 */
export function readRemotesFile(body: unknown): { remotes: RemoteEntry[]; problems: string[] } {
  const lines = z.object({ remotes: z.array(z.unknown()) }).safeParse(body);
  if (!lines.success) return { remotes: [], problems: ['remotes.json holds no list of remotes'] };
  const remotes: RemoteEntry[] = [];
  const problems: string[] = [];
  lines.data.remotes.forEach((line, index) => {
    const entry = remoteEntrySchema.safeParse(line);
    if (entry.success) remotes.push(entry.data);
    else problems.push(`remotes.json, line ${index + 1}: ${entry.error.issues.map((issue) => `${issue.path.join('.') || 'entry'}: ${issue.message}`).join('; ')}`);
  });
  return { remotes, problems };
}
