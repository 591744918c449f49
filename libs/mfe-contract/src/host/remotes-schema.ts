import * as z from 'zod/mini';
import { CONTRACT, INTEGRITY, REMOTE_NAME } from './remotes-file';

/** One remote as `/remotes.json` names it. */
export const remoteEntrySchema = z.object({
  /** As the remote's build is named: `auth`, `onboarding`, `interview`. */
  name: z.string().check(z.regex(REMOTE_NAME)),
  /** URL of its `mf-manifest.json`, absolute or relative to the page. */
  manifest: z.string().check(z.minLength(1)),
  /** The release that the manifest is of. */
  version: z.string().check(z.minLength(1)),
  /** Subresource integrity of the manifest, such as `sha384-…`; another content is refused. */
  integrity: z.optional(z.string().check(z.regex(INTEGRITY))),
  /** Contract version that it was built against: one that does not fit is refused before anything of it is fetched. */
  contract: z.optional(z.string().check(z.regex(CONTRACT))),
});

/** `/remotes.json`: what is released, and what can be asked for before its release. To release or roll back a remote, switch its line. */
export const remotesFileSchema = z.object({
  remotes: z.array(remoteEntrySchema),
  preview: z.optional(z.array(remoteEntrySchema)),
});
export type RemotesFile = z.infer<typeof remotesFileSchema>;
