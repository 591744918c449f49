import { createHash } from 'node:crypto';

/**
 * Prefix added to group ids before hashing. It was chosen so that both halves of the corpus contain
 * both languages. Changing it changes the split.
 */
const PREFIX = 'v1:';

/** Returns the half of the corpus that a group belongs to, based only on the group's id. */
export function halfOf(groupId: string): 'tuning' | 'held-out' {
  return createHash('sha256').update(`${PREFIX}${groupId}`).digest()[0]! % 2 === 0
    ? 'tuning'
    : 'held-out';
}
