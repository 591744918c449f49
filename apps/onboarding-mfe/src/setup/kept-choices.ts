import { keep, readKept } from '@portal/auth-store';
import { difficultySchema, interviewTypeSchema, MAX_QUESTION_COUNT, voiceSchema } from '@portal/protocol';
import { z } from 'zod';
import { DEFAULT_CHOICES, type SetupChoices } from './choices';

/** Where the choices are kept while the tab lives, so that a reload loses none. */
export const CHOICES_STORAGE_KEY = 'setup-choices';

const { interviewType, difficulty, voice, numberOfQuestions } = DEFAULT_CHOICES;
/** A part that no longer fits, such as a voice of an earlier version, takes its default alone. */
const choicesSchema: z.ZodType<SetupChoices> = z.object({
  resumeId: z.string().nullable().catch(null),
  jobRoleId: z.string().nullable().catch(null),
  interviewType: interviewTypeSchema.catch(interviewType),
  difficulty: difficultySchema.catch(difficulty),
  voice: voiceSchema.catch(voice),
  numberOfQuestions: z.number().int().min(1).max(MAX_QUESTION_COUNT).catch(numberOfQuestions),
});
const keptSchema = z.object({ userId: z.string(), choices: choicesSchema });

/** The choices of this person, or the defaults of §5. Storage that is forbidden counts as empty. */
export function readChoices(storage: Pick<Storage, 'getItem'>, userId: string): SetupChoices {
  const kept = readKept(storage, CHOICES_STORAGE_KEY, keptSchema);
  return kept?.userId === userId ? kept.choices : DEFAULT_CHOICES;
}

/** A full or forbidden storage is survived: the choices then last as long as the screen. */
export function keepChoices(storage: Pick<Storage, 'setItem'>, userId: string, choices: SetupChoices): void {
  keep(storage, CHOICES_STORAGE_KEY, { userId, choices });
}
