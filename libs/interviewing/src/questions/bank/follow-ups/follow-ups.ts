import type { FollowUpReason, Language } from '@portal/protocol';
import type { Stance } from '../template';

/** What is asked on where an answer lacks something, in both languages; Arabic in full diacritics. */
export type FollowUps = Readonly<
  Partial<Record<FollowUpReason, Readonly<Record<Language, string>>>>
>;
export type FollowUpsByStance = Readonly<Record<Stance, FollowUps>>;
