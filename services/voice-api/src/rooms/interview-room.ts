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
 * Returns the plan for the interview named in a room request.
 * @throws AppError 400 if no interview is named, 404 if the user has no such interview, 409 if it
 *   has ended or its documents are not ready
 */
export type FindPlan = (caller: RoomCaller, body: LoginBody) => Promise<InterviewPlan>;

interface PlanParts {
  db: Repositories;
  makePlan: MakePlan;
}

/**
 * Creates the function that finds plans. A plan is created on the first call and never changes, so
 * that a returning candidate gets the same questions. Calls at the same time wait for one plan, so
 * that a language model is asked once; of several servers' plans, the first to be stored counts.
 */
export function createPlanFinder({ db, makePlan }: PlanParts): FindPlan {
  const making = new Map<string, Promise<InterviewPlan | null>>();
  return async (caller, body) => {
    const interview = await openInterview(caller, body.interview_id, db);
    const kept = await db.plans.getByInterview(interview.id);
    if (kept) return kept;
    const documents = await documentsFor(caller, body, interview, db);
    let plan = making.get(interview.id);
    if (!plan) {
      plan = storedPlan(caller, body, interview, documents, { db, makePlan }).finally(() =>
        making.delete(interview.id),
      );
      making.set(interview.id, plan);
    }
    const found = await plan;
    if (found) return found;
    // The interview has since ended or been deleted. Look it up again to throw the matching error.
    await openInterview(caller, interview.id, db);
    throw notFound('Interview');
  };
}

type Documents = Awaited<ReturnType<typeof documentsFor>>;

async function documentsFor(
  caller: RoomCaller,
  body: LoginBody,
  interview: StoredInterview,
  db: Repositories,
) {
  const resume = await readyResume(caller, body.resume_id ?? interview.resumeId, db);
  const job = await readyJobDescription(caller, body.job_role_id ?? interview.jobRoleId, db);
  return { resume, job };
}

/** Makes and stores a plan unless one was stored meanwhile. Null if the interview is over. */
async function storedPlan(
  caller: RoomCaller,
  body: LoginBody,
  interview: StoredInterview,
  { resume, job }: Documents,
  { db, makePlan }: PlanParts,
): Promise<InterviewPlan | null> {
  const kept = await db.plans.getByInterview(interview.id);
  if (kept) return kept;
  return db.plans.save(
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
