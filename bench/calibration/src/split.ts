import { createHash } from 'node:crypto';

/**
 * Chosen once so that both halves contain both languages. Changing the prefix changes the split.
 */
const PREFIX = 'v1:';

/** Returns the half that a group belongs to, which depends only on its id. */
export function halfOf(groupId: string): 'tuning' | 'held-out' {
  return createHash('sha256').update(`${PREFIX}${groupId}`).digest()[0]! % 2 === 0
    ? 'tuning'
    : 'held-out';
}
