import { createHash } from 'node:crypto';

/**
 * Prefix added to group ids before hashing. It was chosen so that both halves of the groups contain
 * both languages. Changing it changes the split.
 */
const PREFIX = 'v1:';

/** Returns the half of the groups that a group belongs to, based only on the group's id. */
export function halfOf(groupId: string): 'first' | 'second' {
  return createHash('sha256').update(`${PREFIX}${groupId}`).digest()[0]! % 2 === 0
    ? 'first'
    : 'second';
}
