import * as z from '@portal/protocol/zod';
import { DIFFICULTIES, INTERVIEW_TYPES, LANGUAGES, VOICES } from '../constants';

export const languageSchema = z.enum(LANGUAGES);
export const interviewTypeSchema = z.enum(INTERVIEW_TYPES);
export const difficultySchema = z.enum(DIFFICULTIES);
export const voiceSchema = z.enum(VOICES);
export const idSchema = z.uuid();
/** A UTC time in ISO 8601 format. */
export const timestampSchema = z.iso.datetime();

export type Language = z.infer<typeof languageSchema>;
export type InterviewType = z.infer<typeof interviewTypeSchema>;
export type Difficulty = z.infer<typeof difficultySchema>;
export type Voice = z.infer<typeof voiceSchema>;
