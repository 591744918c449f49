import type { Database, StoredJobDescription } from '@portal/db';
import { generateQuestions } from '@portal/interviewing';
import {
  GATE_MESSAGES,
  generateQuestionsBodySchema,
  generateQuestionsResponseSchema,
  VOICE_API,
  type InterviewType,
} from '@portal/protocol';
import {
  AppError,
  assertOwnUser,
  errorResponses,
  notFound,
  userOf,
  type AppServer,
  type Guards,
} from '@portal/server-kit';

export interface QuestionRoutesOptions {
  db: Pick<Database, 'resumes' | 'jobDescriptions'>;
  guards: Guards;
}

export function registerQuestionRoutes(
  app: AppServer,
  { db, guards }: QuestionRoutesOptions,
): void {
  app.post(
    VOICE_API.generateQuestions,
    {
      onRequest: guards.requireUser,
      schema: {
        summary: 'Questions for a resume and a job description',
        tags: ['questions'],
        security: [{ accessToken: [] }],
        body: generateQuestionsBodySchema,
        response: {
          200: generateQuestionsResponseSchema,
          ...errorResponses,
        },
      },
    },
    async (request) => {
      const { body } = request;
      const caller = userOf(request);
      assertOwnUser(caller, body.user_id);
      const resume = await db.resumes.get(body.resume_id);
      if (!resume || resume.userId !== caller.userId) throw notFound('Resume');
      if (resume.processing_status === 'failed')
        throw new AppError(
          'resume_unreadable',
          'Resume processing failed. Please try uploading again.',
        );
      if (resume.processing_status !== 'completed' || !resume.parsedData)
        throw new AppError('resume_processing', GATE_MESSAGES.resume_processing);
      const questions = generateQuestions({
        resume: resume.parsedData,
        jobDescription: forQuestions(
          await chooseJobDescription(caller.userId, body.job_description_id),
        ),
        interviewType: typeOf(body.categories),
        difficulty: body.difficulty_level,
        numberOfQuestions: body.question_count,
        language: body.language,
      });
      return { data: { questions } };
    },
  );

  /**
   * Returns the job description with this id. Without an id, returns the user's newest processed
   * one, or null if there is none.
   */
  async function chooseJobDescription(
    userId: string,
    id: string | undefined,
  ): Promise<StoredJobDescription | null> {
    if (!id)
      return (await db.jobDescriptions.listByUser(userId, { status: ['completed'] }))[0] ?? null;
    const named = await db.jobDescriptions.get(id);
    if (!named || named.user_id !== userId) throw notFound('Job description');
    if (named.processing_status !== 'completed')
      throw new AppError('job_description_processing', GATE_MESSAGES.job_description_processing);
    return named;
  }
}

/** Maps question categories to an interview type. The `behavioral` category corresponds to `hr`. */
function typeOf(categories: readonly ('technical' | 'behavioral')[]): InterviewType {
  if (!categories.includes('behavioral')) return 'technical';
  return categories.includes('technical') ? 'both' : 'hr';
}

function forQuestions(job: StoredJobDescription | null) {
  if (!job?.parsed) return null;
  return {
    title: job.job_title,
    companyName: job.company_name,
    content: job.jd_content,
    parsed: job.parsed,
  };
}
