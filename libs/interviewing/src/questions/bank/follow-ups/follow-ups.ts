import type { FollowUpReason, Language } from '@portal/protocol';
import type { Stance } from '../template';

/**
 * Follow-ups in English and Arabic, keyed by what is wrong with the answer. The Arabic text has
 * full diacritics.
 */
export type FollowUps = Readonly<
  Partial<Record<FollowUpReason, Readonly<Record<Language, string>>>>
>;
export type FollowUpsByStance = Readonly<Record<Stance, FollowUps>>;
