import { createHash } from 'node:crypto';

/** Chosen once so that both halves have both languages; another prefix is another split. */
const PREFIX = 'v1:';

/** The half a group belongs to, by its id alone. */
export function halfOf(groupId: string): 'tuning' | 'held-out' {
  return createHash('sha256').update(`${PREFIX}${groupId}`).digest()[0]! % 2 === 0
    ? 'tuning'
    : 'held-out';
}
