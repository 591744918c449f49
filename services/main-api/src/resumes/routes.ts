import type { ResumeListOptions } from '@portal/db';
import { withArabicNames } from '@portal/interviewing';
import {
  idSchema,
  MAIN_API,
  myResumesQuerySchema,
  myResumesResponseSchema,
  PDF_MIME_TYPE,
  type ProcessingStatus,
} from '@portal/protocol';
import {
  bearerSecurity,
  errorResponses,
  fileResponse,
  notFound,
  userOf,
  type AppServer,
} from '@portal/server-kit';
import { z } from 'zod';
import type { MainApiContext } from '../context';

type Query = z.output<typeof myResumesQuerySchema>;

const STATUSES: Record<NonNullable<Query['completedStatus']>, ProcessingStatus[]> = {
  true: ['completed'],
  completed: ['completed'],
  false: ['pending', 'processing', 'failed'],
  processing: ['pending', 'processing'],
  failed: ['failed'],
};

/**
 * Converts the query parameters of the resume list to database options:
 * - `roleIds` selects resumes used in interviews for these roles (comma-separated ids).
 * - `completedStatus` selects by processing status.
 * - `lastUpdated` selects uploads since this date.
 * - `sortOrder` orders by upload time.
 */
function listOptions(query: Query): ResumeListOptions {
  const { page, limit, sortOrder, roleIds, completedStatus, lastUpdated } = query;
  return {
    page,
    limit,
    sortOrder,
    ...(completedStatus && { status: STATUSES[completedStatus] }),
    ...(roleIds && { roleIds: roleIds.split(',').map((id) => id.trim()) }),
    ...(lastUpdated && { uploadedSince: new Date(lastUpdated) }),
  };
}

/** Matches lone surrogates, which would make `encodeURIComponent` throw an error. */
const LONE_SURROGATES = /\p{Surrogate}/gu;

/**
 * Returns a `content-disposition` header (RFC 6266) for downloading a file. Names with special
 * characters are encoded as in RFC 5987.
 */
export function attachmentOf(name: string): string {
  const plain = name.replace(/[^\w. -]/g, '_');
  const encoded = encodeURIComponent(name.replace(LONE_SURROGATES, '_')).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

export function resumeRoutes(app: AppServer, { db, guards }: MainApiContext): void {
  app.get(
    MAIN_API.myResumes,
    {
      preHandler: guards.requireUser,
      schema: {
        summary: 'Own resumes',
        tags: ['resumes'],
        security: bearerSecurity,
        querystring: myResumesQuerySchema,
        response: {
          200: myResumesResponseSchema,
          ...errorResponses,
        },
      },
    },
    async (request) => {
      const { page, limit } = request.query;
      const { items, total } = await db.resumes.listByUser(
        userOf(request).userId,
        listOptions(request.query),
      );
      return { data: { resumes: items.map(withArabicNames), page, limit, total } };
    },
  );

  app.get(
    MAIN_API.resumeFile,
    {
      preHandler: guards.requireUser,
      schema: {
        summary: 'The file of an own resume',
        tags: ['resumes'],
        security: bearerSecurity,
        params: z.object({
          id: idSchema,
        }),
        response: {
          200: fileResponse(PDF_MIME_TYPE),
          ...errorResponses,
        },
      },
    },
    async (request, reply) => {
      const resume = await db.resumes.get(request.params.id);
      if (resume?.userId !== userOf(request).userId) throw notFound('Resume');
      const bytes = await db.resumes.bytes(resume.id);
      if (!bytes) throw notFound('Resume');
      void reply
        .header('content-disposition', attachmentOf(resume.originalName))
        .type(PDF_MIME_TYPE);
      // This cast is needed because the declared response types do not include buffers. The bytes
      // are sent unchanged.
      return reply.send(Buffer.from(bytes) as never);
    },
  );
}
