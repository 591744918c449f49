import { keep, readKept } from '@portal/auth-store';
import { DIFFICULTIES, INTERVIEW_TYPES, MAX_NUMBER_OF_QUESTIONS, VOICES } from '@portal/protocol';
import * as z from '@portal/protocol/zod';
import { useEffect, useState } from 'react';
import { DEFAULT_CHOICES, type SetupChoices } from './choices';

/** Manages the user's choices and keeps them in session storage. */
export function useChoices(
  userId: string,
  storage: Storage,
): [SetupChoices, (part: Partial<SetupChoices>) => void] {
  const [choices, setChoices] = useState(() => readChoices(storage, userId));
  useEffect(() => rememberChoices(storage, userId, choices), [storage, userId, choices]);
  return [choices, (part) => setChoices((before) => ({ ...before, ...part }))];
}

/** `sessionStorage` key for the choices, which survive reloads. */
export const CHOICES_STORAGE_KEY = 'setup-choices';

const { interviewType, difficulty, voice, numberOfQuestions } = DEFAULT_CHOICES;
/**
 * Schema for the stored choices. Invalid fields, such as a voice that no longer exists, fall back
 * to their defaults; the others are kept.
 */
const choicesSchema = z.object({
  resumeId: z.catch(z.nullable(z.string()), null),
  jobRoleId: z.catch(z.nullable(z.string()), null),
  interviewType: z.catch(z.enum(INTERVIEW_TYPES), interviewType),
  difficulty: z.catch(z.enum(DIFFICULTIES), difficulty),
  voice: z.catch(z.enum(VOICES), voice),
  numberOfQuestions: z.catch(
    z.int().check(z.gte(1), z.lte(MAX_NUMBER_OF_QUESTIONS)),
    numberOfQuestions,
  ),
});
const keptSchema = z.object({ userId: z.string(), choices: choicesSchema });

/**
 * Returns this user's stored choices, or the defaults (§5) if there are none or storage is
 * unavailable.
 */
export function readChoices(storage: Pick<Storage, 'getItem'>, userId: string): SetupChoices {
  const kept = readKept(storage, CHOICES_STORAGE_KEY, keptSchema);
  return kept?.userId === userId ? kept.choices : DEFAULT_CHOICES;
}

/** Stores the choices. Does nothing if storage is unavailable or full. */
export function rememberChoices(
  storage: Pick<Storage, 'setItem'>,
  userId: string,
  choices: SetupChoices,
): void {
  keep(storage, CHOICES_STORAGE_KEY, { userId, choices });
}
