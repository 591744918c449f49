import type { FollowUpReason, Language } from '@portal/protocol';
import type { Stance } from '../template';

/** Follow-ups for each thing an answer may lack, in both languages; Arabic with full diacritics. */
export type FollowUps = Readonly<
  Partial<Record<FollowUpReason, Readonly<Record<Language, string>>>>
>;
export type FollowUpsByStance = Readonly<Record<Stance, FollowUps>>;
