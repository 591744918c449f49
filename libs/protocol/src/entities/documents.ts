import * as z from '@portal/protocol/zod';
import {
  RESUME_FACT_MAX_CHARS,
  RESUME_FACTS_MAX,
  RESUME_NAME_MAX_CHARS,
  RESUME_YEARS_MAX,
} from '../constants';
import { ONE_LINE } from '../text-patterns';
import { idSchema, timestampSchema } from './choices';

/** One job of a resume. Years are calendar years; `to` null means "to the present". */
export const employmentSchema = z.object({
  title: z.nullable(z.string()),
  employer: z.nullable(z.string()),
  from: z.nullable(z.int()),
  to: z.nullable(z.int()),
});
/** A parsed resume. Lists are in order of prominence, without duplicates. */
export const parsedResumeSchema = z.object({
  name: z.nullable(z.string()),
  skills: z.array(z.string()),
  titles: z.array(z.string()),
  employers: z.array(z.string()),
  projects: z.array(z.string()),
  employments: z.array(employmentSchema),
  yearsOfExperience: z.nullable(z.number()),
  /** Length of the document's text in characters. */
  textLength: z.int(),
  pages: z.int(),
});

/** One line without control characters, trimmed. */
const factSchema = (maxChars: number) =>
  z
    .string()
    .check(
      z.maxLength(maxChars),
      z.trim(),
      z.minLength(1),
      z.regex(ONE_LINE, 'One line of text is expected'),
    );
const factsSchema = z.array(factSchema(RESUME_FACT_MAX_CHARS)).check(
  z.maxLength(RESUME_FACTS_MAX),
  z.refine(
    (facts) => new Set(facts.map((fact) => fact.toLowerCase())).size === facts.length,
    'Each may be listed once',
  ),
);
/** The facts that the owner may correct. Questions use the first ones in a list first. */
export const resumeFactsSchema = z.object({
  name: z.nullable(factSchema(RESUME_NAME_MAX_CHARS)),
  skills: factsSchema,
  titles: factsSchema,
  employers: factsSchema,
  projects: factsSchema,
  yearsOfExperience: z.nullable(z.number().check(z.gte(0), z.lte(RESUME_YEARS_MAX))),
});
export type ResumeFacts = z.infer<typeof resumeFactsSchema>;

export type Employment = z.infer<typeof employmentSchema>;
export type ParsedResume = z.infer<typeof parsedResumeSchema>;

/** A parsed job description. */
export const parsedJobDescriptionSchema = z.object({
  skills: z.array(z.string()),
  responsibilities: z.array(z.string()),
  yearsRequired: z.nullable(z.number()),
});
export type ParsedJobDescription = z.infer<typeof parsedJobDescriptionSchema>;

/**
 * `completed` and `failed` are final; unknown values are read as in progress (§3 Upload result).
 */
export const processingStatusSchema = z.catch(
  z.enum(['pending', 'processing', 'completed', 'failed']),
  'processing',
);
export type ProcessingStatus = z.infer<typeof processingStatusSchema>;

/**
 * Why a document could not be read: file, then text, then processing. Pages choose their text by
 * it.
 */
export const DOCUMENT_FAILURES = [
  'not_pdf',
  'encrypted',
  'damaged',
  'no_text',
  'too_many_pages',
  'too_much_text',
  'too_slow',
  'too_much_memory',
  'too_short',
  'given_up',
  'broken',
] as const;
export const documentFailureSchema = z.enum(DOCUMENT_FAILURES);
export type DocumentFailure = z.infer<typeof documentFailureSchema>;

export const resumeSchema = z.object({
  id: idSchema,
  originalName: z.string(),
  fileName: z.string(),
  uploadedAt: timestampSchema,
  processing_status: processingStatusSchema,
  /** Why processing failed, in a sentence for users; null otherwise. */
  failureReason: z.nullable(z.string()),
  failure_code: z.catch(z.nullish(documentFailureSchema), null),
  /** Parsed facts with the owner’s corrections. */
  parsedData: z.nullable(parsedResumeSchema),
  /** Parsed facts before correction; absent if nothing was corrected. */
  readData: z.nullish(parsedResumeSchema),
});
export type Resume = z.infer<typeof resumeSchema>;

/** §3 Job role: the main API’s view of a job description. */
export const jobRoleSchema = z.object({
  id: idSchema,
  title: z.string(),
  companyName: z.optional(z.string()),
  description: z.string(),
});
export type JobRole = z.infer<typeof jobRoleSchema>;

/**
 * §3 Job description record of the voice API. `jd_content` is the given text or the text of the
 * file.
 */
export const jobDescriptionSchema = z.object({
  id: idSchema,
  user_id: idSchema,
  job_title: z.string(),
  company_name: z.nullable(z.string()),
  jd_content: z.string(),
  file_name: z.nullable(z.string()),
  processing_status: processingStatusSchema,
  failure_reason: z.nullable(z.string()),
  failure_code: z.catch(z.nullish(documentFailureSchema), null),
  created_at: timestampSchema,
});
export type JobDescription = z.infer<typeof jobDescriptionSchema>;
