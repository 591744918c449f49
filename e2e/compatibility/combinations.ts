import { readFileSync } from 'node:fs';
import { z } from 'zod';

export const REMOTES = ['auth', 'onboarding', 'interview'] as const;

const combinationSchema = z.object({
  name: z.string(),
  url: z.url(),
  /** Remotes that this host must refuse because their contract versions don't match. */
  refused: z.array(z.enum(REMOTES)),
});
export type Combination = z.infer<typeof combinationSchema>;

/** Returns the combinations that `npm run compatibility` serves; empty in any other run. */
export function combinations(file = process.env.COMPATIBILITY_SITES): Combination[] {
  return file === undefined
    ? []
    : z.array(combinationSchema).parse(JSON.parse(readFileSync(file, 'utf8')));
}
