import type { FollowUpReason, Language } from '@portal/protocol';
import type { Stance } from '../template';

/**
 * A follow-up for each thing that an answer may lack, in both languages. Arabic has full
 * diacritics.
 */
export type FollowUps = Readonly<
  Partial<Record<FollowUpReason, Readonly<Record<Language, string>>>>
>;
export type FollowUpsByStance = Readonly<Record<Stance, FollowUps>>;
