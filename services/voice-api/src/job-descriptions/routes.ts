import type { Database, StoredJobDescription } from '@portal/db';
import {
  idSchema,
  jdListResponseSchema,
  jdPatchBodySchema,
  jdResponseSchema,
  jdUploadResponseSchema,
  VOICE_API,
} from '@portal/protocol';
import {
  assertOwnUser,
  errorResponses,
  limitTo,
  notFound,
  personOf,
  type AppServer,
  type Guards,
  type ServerConfig,
} from '@portal/server-kit';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { DocumentReader } from '../processing/document-reader';
import { registerUploadRoutes } from './upload-routes';

export interface JobDescriptionRoutesOptions {
  db: Pick<Database, 'jobDescriptions'>;
  guards: Guards;
  reader: Pick<DocumentReader, 'settled'>;
  config: Pick<ServerConfig, 'rateLimitMax'>;
}

const UPLOADS_PER_MINUTE = 60;

export function registerJobDescriptionRoutes(
  app: AppServer,
  options: JobDescriptionRoutesOptions,
): void {
  const { db, guards, config } = options;
  const common = { tags: ['job descriptions'], security: [{ accessToken: [] }] };

  registerUploadRoutes(app, options, {
    onRequest: guards.requireUserOrOnboarding,
    config: limitTo(config, UPLOADS_PER_MINUTE),
    schema: {
      ...common,
      consumes: ['multipart/form-data'],
      response: {
        200: jdUploadResponseSchema,
        201: jdUploadResponseSchema,
        ...errorResponses,
      },
    },
  });

  app.get(
    VOICE_API.jdList,
    {
      onRequest: guards.requireUserOrOnboarding,
      schema: {
        ...common,
        summary: 'The job descriptions of the caller, newest first',
        params: z.object({
          userId: z.string(),
        }),
        response: {
          200: jdListResponseSchema,
          ...errorResponses,
        },
      },
    },
    async (request) => {
      const caller = personOf(request);
      assertOwnUser(caller, request.params.userId);
      return { data: await db.jobDescriptions.listByUser(caller.userId) };
    },
  );

  const params = z.object({
    id: idSchema,
  });
  app.get(
    VOICE_API.jd,
    {
      onRequest: guards.requireUserOrOnboarding,
      schema: {
        ...common,
        summary: 'One job description',
        params,
        response: {
          200: jdResponseSchema,
          ...errorResponses,
        },
      },
    },
    async (request) => ({ data: await ownOf(request, request.params.id) }),
  );

  app.patch(
    VOICE_API.jd,
    {
      onRequest: guards.requireUser,
      schema: {
        ...common,
        summary: 'Rename a job description',
        description:
          'Replaces title and company; an absent one stays, a null company is removed. Interviews that were held on it show the new names.',
        params,
        body: jdPatchBodySchema,
        response: {
          200: jdResponseSchema,
          ...errorResponses,
        },
      },
    },
    async (request) => {
      const { id } = await ownOf(request, request.params.id);
      const { job_title: jobTitle, company_name: companyName } = request.body;
      const renamed = await db.jobDescriptions.rename(id, { jobTitle, companyName });
      if (!renamed) throw notFound('Job description');
      return { data: renamed };
    },
  );

  app.delete(
    VOICE_API.jd,
    {
      onRequest: guards.requireUser,
      schema: {
        ...common,
        summary: 'Delete a job description',
        description: 'Interviews that were held on it keep it.',
        params,
        response: {
          204: z.null(),
          ...errorResponses,
        },
      },
    },
    async (request, reply) => {
      await ownOf(request, request.params.id);
      await db.jobDescriptions.delete(request.params.id);
      return reply.code(204).send(null);
    },
  );

  /**
   * Returns a job description that belongs to the caller. Throws the same 404 error whether it does
   * not exist or belongs to another user, so as not to reveal which.
   */
  async function ownOf(request: FastifyRequest, id: string): Promise<StoredJobDescription> {
    const found = await db.jobDescriptions.get(id);
    if (!found || found.user_id !== personOf(request).userId) throw notFound('Job description');
    return found;
  }
}
