import type { Database, StoredResume } from '@portal/db';
import { correctResume } from '@portal/interviewing';
import {
  GATE_MESSAGES,
  idSchema,
  resumeFactsSchema,
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
import { z } from 'zod';

// Adds `uniqueItems` to the API description only. The schema itself is stricter: it also rejects
// skills that differ only in case.
z.globalRegistry.add(resumeFactsSchema.shape.skills, { uniqueItems: true });

/**
 * Registers the route that lets users correct the facts read from their resumes. Questions
 * generated later use the corrected facts.
 */
export function registerCorrectionRoute(
  app: AppServer,
  { db, guards }: { db: Pick<Database, 'resumes'>; guards: Guards },
): void {
  app.patch(
    VOICE_API.resume,
    {
      onRequest: guards.requireUser,
      schema: {
        summary: 'Correct what was understood of a resume',
        description:
          'Replaces name, skills, titles, employers, projects and years; the original reading is kept as `readData`. Submitting it unchanged undoes the correction.',
        tags: ['resumes'],
        security: [{ accessToken: [] }],
        params: z.object({
          id: idSchema,
        }),
        body: resumePatchBodySchema,
        response: {
          200: resumeResponseSchema,
          ...errorResponses,
        },
      },
    },
    async (request) => {
      const { id } = request.params;
      const resume = await db.resumes.get(id);
      // Return 404 for another user's resume too, so as not to reveal that it exists.
      if (!resume || resume.userId !== userOf(request).userId) throw notFound('Resume');
      const read = readingOf(resume);
      const { corrected, changed } = correctResume(read, request.body.parsedData);
      const saved = changed
        ? await db.resumes.correct(id, corrected)
        : await db.resumes.restoreRead(id);
      if (!saved) throw new AppError('resume_processing', GATE_MESSAGES.resume_processing);
      return { data: saved };
    },
  );
}

function readingOf({ parsedData, readData, processing_status: status }: StoredResume) {
  if (status === 'failed')
    throw new AppError('conflict', 'Resume processing failed. Please try uploading again.');
  if (status !== 'completed' || !parsedData)
    throw new AppError('resume_processing', GATE_MESSAGES.resume_processing);
  return readData ?? parsedData;
}
