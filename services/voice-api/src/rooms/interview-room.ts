import type { Database, StoredInterview, StoredJobDescription, StoredResume } from '@portal/db';
import { GATE_MESSAGES, type InterviewPlan, type voiceLoginBodySchema } from '@portal/protocol';
import { AppError, notFound } from '@portal/server-kit';
import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { MakePlan } from './plan-maker';
import type { RoomCaller } from './room-caller';

type LoginBody = z.output<typeof voiceLoginBodySchema>;
type Repositories = Pick<Database, 'interviews' | 'resumes' | 'jobDescriptions' | 'plans'>;

/**
 * Returns the plan for the interview named in a room request. The plan is created on the first call
 * and never changes, so that a returning candidate gets the same questions.
 * @throws AppError 400 if no interview is named, 404 if the user has no such interview, 409 if it
 *   has ended or its documents are not ready
 */
export async function planFor(
  caller: RoomCaller,
  body: LoginBody,
  { db, makePlan }: { db: Repositories; makePlan: MakePlan },
): Promise<InterviewPlan> {
  const interview = await openInterview(caller, body.interview_id, db);
  const kept = await db.plans.getByInterview(interview.id);
  if (kept) return kept;
  const resume = await readyResume(caller, body.resume_id ?? interview.resumeId, db);
  const job = await readyJobDescription(caller, body.job_role_id ?? interview.jobRoleId, db);
  const plan = await db.plans.save(
    await makePlan({
      request: {
        id: randomUUID(),
        interviewId: interview.id,
        resume: resume.parsedData,
        jobDescription: {
          title: job.job_title,
          companyName: job.company_name,
          content: job.jd_content,
          parsed: job.parsed,
        },
        interviewType: body.interview_type,
        difficulty: interview.difficulty,
        numberOfQuestions: interview.numberOfQuestions,
        language: interview.language,
        voice: body.voice,
        // Don't use the email address: LiveKit logs identities, and a third party may run LiveKit.
        candidate: { firstName: caller.firstName, identity: caller.userId },
        askedBefore: await db.plans.askedBefore(caller.userId, { except: interview.id }),
      },
      resumeText: resume.readData ? null : await db.resumes.text(resume.id),
      jobText: job.jd_content,
      languageModel: body.language_model && {
        ...body.language_model,
        consentedAt: body.language_model.allowed ? new Date().toISOString() : null,
      },
    }),
  );
  if (plan) return plan;
  // The interview has since ended or been deleted. Look it up again to throw the matching error.
  await openInterview(caller, interview.id, db);
  throw notFound('Interview');
}

async function openInterview(
  caller: RoomCaller,
  id: string | undefined,
  db: Repositories,
): Promise<StoredInterview> {
  if (!id)
    throw new AppError('bad_request', 'An interview is required. Please create one first.', {
      detail: 'interview_id',
    });
  const interview = await db.interviews.get(id);
  if (!interview || interview.userId !== caller.userId) throw notFound('Interview');
  if (interview.status !== 'created' && interview.status !== 'started') {
    throw new AppError('invalid_transition', 'This interview has already ended.', {
      detail: interview.status,
    });
  }
  return interview;
}

async function readyResume(
  caller: RoomCaller,
  id: string,
  db: Repositories,
): Promise<StoredResume & { parsedData: NonNullable<StoredResume['parsedData']> }> {
  // Include deleted resumes: one that was deleted after the interview was created can still be used.
  const resume = await db.resumes.get(id, { includeDeleted: true });
  if (!resume || resume.userId !== caller.userId) throw notFound('Resume');
  const { parsedData, processing_status: status } = resume;
  if (status === 'failed')
    throw new AppError('resume_required', GATE_MESSAGES.resume_required, { status: 409 });
  if (status !== 'completed' || !parsedData)
    throw new AppError('resume_processing', GATE_MESSAGES.resume_processing);
  return { ...resume, parsedData };
}

async function readyJobDescription(
  caller: RoomCaller,
  id: string,
  db: Repositories,
): Promise<StoredJobDescription & { parsed: NonNullable<StoredJobDescription['parsed']> }> {
  // Include deleted job descriptions: one that was deleted after the interview was created can
  // still be used.
  const job = await db.jobDescriptions.get(id, { includeDeleted: true });
  if (!job || job.user_id !== caller.userId) throw notFound('Job role');
  const { parsed, processing_status: status } = job;
  if (status === 'failed')
    throw new AppError('job_description_required', GATE_MESSAGES.job_description_required, {
      status: 409,
    });
  if (status !== 'completed' || !parsed)
    throw new AppError('job_description_processing', GATE_MESSAGES.job_description_processing);
  return { ...job, parsed };
}
