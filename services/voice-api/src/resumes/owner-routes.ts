import type { Database, StoredResume } from '@portal/db';
import { correctResume, withArabicNames } from '@portal/interviewing';
import {
  GATE_MESSAGES,
  idSchema,
  resumeFactsSchema,
  type ResumeFacts,
  resumePatchBodySchema,
  resumeResponseSchema,
  VOICE_API,
} from '@portal/protocol';
import {
  AppError,
  errorResponses,
  notFound,
  userOf,
  type AppServer,
  type Guards,
} from '@portal/server-kit';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';

// Adds `uniqueItems` to the API description only. The schema itself is stricter: it also rejects
// skills that differ only in case.
z.globalRegistry.add(resumeFactsSchema.shape.skills, { uniqueItems: true });

/**
 * Registers the routes that let users rename, correct and delete their resumes. Questions generated
 * later use the corrected facts.
 */
export function registerOwnerRoutes(
  app: AppServer,
  { db, guards }: { db: Pick<Database, 'resumes'>; guards: Guards },
): void {
  const common = {
    tags: ['resumes'],
    security: [{ accessToken: [] }],
    params: z.object({
      id: idSchema,
    }),
  };

  app.patch(
    VOICE_API.resume,
    {
      onRequest: guards.requireUser,
      schema: {
        ...common,
        summary: 'Rename a resume, or correct what was understood of it',
        description:
          '`originalName` replaces the displayed name; `.pdf` is appended if it is missing. `parsedData` replaces name, skills, titles, employers, projects and years; the original reading is kept as `readData`. Submitting it unchanged undoes the correction. What is absent stays as it is.',
        body: resumePatchBodySchema,
        response: {
          200: resumeResponseSchema,
          ...errorResponses,
        },
      },
    },
    async (request) => {
      const { parsedData, originalName } = request.body;
      let resume = await ownOf(request, request.params.id);
      // Correct first: if the facts are refused, nothing is changed.
      if (parsedData) resume = await correct(resume, parsedData);
      if (originalName !== undefined) resume = await rename(resume.id, originalName);
      return { data: withArabicNames(resume) };
    },
  );

  app.delete(
    VOICE_API.resume,
    {
      onRequest: guards.requireUser,
      schema: {
        ...common,
        summary: 'Delete a resume',
        description:
          'Its file and text are erased. Interviews that were held on it keep their questions, transcripts and reports.',
        response: {
          204: z.null(),
          ...errorResponses,
        },
      },
    },
    async (request, reply) => {
      const { id } = await ownOf(request, request.params.id);
      await db.resumes.delete(id);
      return reply.code(204).send(null);
    },
  );

  /**
   * Returns a resume that belongs to the caller. Throws the same 404 error whether it does not exist
   * or belongs to another user, so as not to reveal which.
   */
  async function ownOf(request: FastifyRequest, id: string): Promise<StoredResume> {
    const found = await db.resumes.get(id);
    if (!found || found.userId !== userOf(request).userId) throw notFound('Resume');
    return found;
  }

  async function correct(resume: StoredResume, facts: ResumeFacts): Promise<StoredResume> {
    const { corrected, changed } = correctResume(readingOf(resume), facts);
    const saved = changed
      ? await db.resumes.correct(resume.id, corrected)
      : await db.resumes.restoreRead(resume.id);
    if (!saved) throw new AppError('resume_processing', GATE_MESSAGES.resume_processing);
    return saved;
  }

  async function rename(id: string, name: string): Promise<StoredResume> {
    // The name is also the file name of the download.
    const renamed = await db.resumes.rename(id, /\.pdf$/i.test(name) ? name : `${name}.pdf`);
    if (!renamed) throw notFound('Resume');
    return renamed;
  }
}

function readingOf({ parsedData, readData, processing_status: status }: StoredResume) {
  if (status === 'failed')
    throw new AppError(
      'resume_unreadable',
      'Resume processing failed. Please try uploading again.',
    );
  if (status !== 'completed' || !parsedData)
    throw new AppError('resume_processing', GATE_MESSAGES.resume_processing);
  return readData ?? parsedData;
}
