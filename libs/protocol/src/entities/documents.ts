import * as z from '@portal/protocol/zod';
import {
  DOCUMENT_NAME_MAX_CHARS,
  RESUME_FACT_MAX_CHARS,
  RESUME_FACTS_MAX,
  RESUME_NAME_MAX_CHARS,
  RESUME_YEARS_MAX,
} from '../constants';
import { ONE_LINE } from '../text-patterns';
import { idSchema, timestampSchema } from './choices';

/** One job in a resume. Years are calendar years; a null `to` means "to the present". */
export const employmentSchema = z.object({
  title: z.nullable(z.string()),
  employer: z.nullable(z.string()),
  from: z.nullable(z.int()),
  to: z.nullable(z.int()),
});
/** A parsed resume. The lists contain no duplicates, and the most prominent items come first. */
export const parsedResumeSchema = z.object({
  name: z.nullable(z.string()),
  skills: z.array(z.string()),
  /**
   * Skills that the text shows in other words. Missing from resumes that were stored before this
   * was read.
   */
  covers: z.optional(z.array(z.string())),
  titles: z.array(z.string()),
  employers: z.array(z.string()),
  projects: z.array(z.string()),
  employments: z.array(employmentSchema),
  yearsOfExperience: z.nullable(z.number()),
  /** Length of the document's text in characters. */
  textLength: z.int(),
  pages: z.int(),
});

/** Creates a schema for one line of text without control characters. The schema trims the line. */
const factSchema = (maxChars: number) =>
  z
    .string()
    .check(
      z.maxLength(maxChars),
      z.trim(),
      z.minLength(1),
      z.regex(ONE_LINE, 'One line of text is expected'),
    );
/** What its owner calls a document: a resume's name, a job's title, a company. */
export const documentNameSchema = factSchema(DOCUMENT_NAME_MAX_CHARS);

const factsSchema = z.array(factSchema(RESUME_FACT_MAX_CHARS)).check(
  z.maxLength(RESUME_FACTS_MAX),
  z.refine(
    (facts) => new Set(facts.map((fact) => fact.toLowerCase())).size === facts.length,
    'Each may be listed once',
  ),
);
/**
 * The facts that the owner of a resume can correct. The first items in each list are the most
 * likely to come up in interview questions.
 */
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

/**
 * A parsed job description. The most prominent skills come first. `skills` lists all that are asked
 * of the person; `required` and `preferred` those of them that the text marks so, and `mentioned`
 * what only describes the company. The three are missing from descriptions that were stored before
 * they existed. `yearsRequired` is null if the text doesn't state a number.
 */
export const parsedJobDescriptionSchema = z.object({
  skills: z.array(z.string()),
  required: z.optional(z.array(z.string())),
  preferred: z.optional(z.array(z.string())),
  mentioned: z.optional(z.array(z.string())),
  responsibilities: z.array(z.string()),
  yearsRequired: z.nullable(z.number()),
});
export type ParsedJobDescription = z.infer<typeof parsedJobDescriptionSchema>;

/**
 * Processing status of a document. `completed` and `failed` are final; unknown values are
 * read as `processing` (§3 Upload result).
 */
export const processingStatusSchema = z.catch(
  z.enum(['pending', 'processing', 'completed', 'failed']),
  'processing',
);
export type ProcessingStatus = z.infer<typeof processingStatusSchema>;

/** Why a document could not be processed. Pages use the code to choose which message to show. */
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
  /** Why processing failed, as a sentence for users; null if it has not failed. */
  failureReason: z.nullable(z.string()),
  failure_code: z.catch(z.nullish(documentFailureSchema), null),
  /** The facts found in the resume, including any corrections by the owner. */
  parsedData: z.nullable(parsedResumeSchema),
  /**
   * The facts as originally found, before the owner's corrections; absent if nothing was corrected.
   */
  readData: z.nullish(parsedResumeSchema),
  /**
   * Arabic names of those of its skills that have one, by the names they are stored under. Worked
   * out for each answer; absent in answers of earlier servers.
   */
  skillsInArabic: z.optional(z.record(z.string(), z.string())),
});
export type Resume = z.infer<typeof resumeSchema>;

/** A job role (§3): the main API’s view of a job description. */
export const jobRoleSchema = z.object({
  id: idSchema,
  title: z.string(),
  companyName: z.optional(z.string()),
  description: z.string(),
});
export type JobRole = z.infer<typeof jobRoleSchema>;

/**
 * A job description as the voice API returns it (§3). `jd_content` is the text that was submitted
 * or extracted from the file.
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
