import { readFileSync } from 'node:fs';
import { z } from 'zod';

export const REMOTES = ['auth', 'onboarding', 'interview'] as const;

const combinationSchema = z.object({
  name: z.string(),
  url: z.url(),
  /** Remotes that the host must refuse because of incompatible contract versions. */
  refused: z.array(z.enum(REMOTES)),
});
export type Combination = z.infer<typeof combinationSchema>;

/**
 * Returns the combinations of host and remotes that `npm run compatibility` serves, or an empty
 * list in any other run.
 */
export function combinations(file = process.env.COMPATIBILITY_SITES): Combination[] {
  return file === undefined
    ? []
    : z.array(combinationSchema).parse(JSON.parse(readFileSync(file, 'utf8')));
}
