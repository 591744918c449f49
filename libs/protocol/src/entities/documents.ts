import { z } from 'zod';
import { idSchema, timestampSchema } from './choices';

/** One job held, as read from a resume. Years are calendar years; `to` null means "to the present". */
export const employmentSchema = z.object({
  title: z.string().nullable(),
  employer: z.string().nullable(),
  from: z.number().int().nullable(),
  to: z.number().int().nullable(),
});
/** What the rules understood of a resume. Lists are in order of prominence, without repeats. */
export const parsedResumeSchema = z.object({
  name: z.string().nullable(),
  skills: z.array(z.string()),
  titles: z.array(z.string()),
  employers: z.array(z.string()),
  projects: z.array(z.string()),
  employments: z.array(employmentSchema),
  yearsOfExperience: z.number().nullable(),
  /** Characters of text the document held. */
  textLength: z.number().int(),
  pages: z.number().int(),
});
export type Employment = z.infer<typeof employmentSchema>;
export type ParsedResume = z.infer<typeof parsedResumeSchema>;

/** What the rules understood of a job description. */
export const parsedJobDescriptionSchema = z.object({
  skills: z.array(z.string()),
  responsibilities: z.array(z.string()),
  yearsRequired: z.number().nullable(),
});
export type ParsedJobDescription = z.infer<typeof parsedJobDescriptionSchema>;

/** `completed` and `failed` end it; clients treat any other value as in progress (§3 Upload result). */
export const processingStatusSchema = z.enum(['pending', 'processing', 'completed', 'failed']);
export type ProcessingStatus = z.infer<typeof processingStatusSchema>;

export const resumeSchema = z.object({
  id: idSchema,
  originalName: z.string(),
  fileName: z.string(),
  uploadedAt: timestampSchema,
  processing_status: processingStatusSchema,
  /** Why processing failed, in a sentence for people; null otherwise. */
  failureReason: z.string().nullable(),
  parsedData: parsedResumeSchema.nullable(),
});
export type Resume = z.infer<typeof resumeSchema>;

/** §3 Job role: what an uploaded job description becomes on the main API. */
export const jobRoleSchema = z.object({
  id: idSchema,
  title: z.string(),
  companyName: z.string().optional(),
  description: z.string(),
});
export type JobRole = z.infer<typeof jobRoleSchema>;

/** §3 Job description record, on the voice API. `jd_content` is the text, read from the file where one was given. */
export const jobDescriptionSchema = z.object({
  id: idSchema,
  user_id: idSchema,
  job_title: z.string(),
  company_name: z.string().nullable(),
  jd_content: z.string(),
  file_name: z.string().nullable(),
  processing_status: processingStatusSchema,
  failure_reason: z.string().nullable(),
  created_at: timestampSchema,
});
export type JobDescription = z.infer<typeof jobDescriptionSchema>;
