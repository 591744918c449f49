import {
  MAIN_API,
  healthResponseSchema,
  jobRoleSchema,
  path,
  resumeSchema,
  type JobRole,
  type Resume,
} from '@portal/protocol';
import * as z from '@portal/protocol/zod';
import type { CallOptions, Transport } from '../request';

/** Filters for the resume list (§7). `roleIds` are sent as a comma-separated list. */
export interface MyResumesQuery {
  page?: number;
  limit?: number;
  roleIds?: string[];
  completedStatus?: 'true' | 'false' | 'completed' | 'failed' | 'processing';
  lastUpdated?: string;
  sortOrder?: 'asc' | 'desc';
}

/** The resumes are in `data.resumes` or `resumes`. If neither exists, the list is empty (§7). */
const anyResumesSchema = z.pipe(
  z.nullable(
    z.looseObject({
      data: z.nullish(z.looseObject({ resumes: z.nullish(z.array(resumeSchema)) })),
      resumes: z.nullish(z.array(resumeSchema)),
    }),
  ),
  z.transform((body) => body?.data?.resumes ?? body?.resumes ?? []),
);

/**
 * The job roles are in `data`, or the body itself is the array. If neither is the case, the list is
 * empty (§7).
 */
const anyJobRolesSchema = z.union([
  z.array(jobRoleSchema),
  z.pipe(
    z.nullable(z.looseObject({ data: z.nullish(z.array(jobRoleSchema)) })),
    z.transform((body) => body?.data ?? []),
  ),
]);

/** GET /resume/my-resumes */
export const myResumes =
  (transport: Transport) =>
  ({ roleIds, ...query }: MyResumesQuery = {}, options: CallOptions = {}): Promise<Resume[]> =>
    transport.read(
      {
        method: 'GET',
        path: MAIN_API.myResumes,
        fallbackKey: 'fetchResumes',
        auth: 'session',
        query: { ...query, roleIds: roleIds?.join(',') },
        ...options,
      },
      anyResumesSchema,
    );

/** GET /resume/{id}/file: returns the uploaded PDF. */
export const resumeFile =
  (transport: Transport) =>
  (id: string, options: CallOptions = {}): Promise<Blob> =>
    transport.bytes({
      method: 'GET',
      path: path(MAIN_API.resumeFile, { id }),
      fallbackKey: 'resumeFile',
      auth: 'session',
      timeoutMs: null,
      ...options,
    });

/** GET /api/v1/job-roles/user/roles */
export const jobRoles =
  (transport: Transport) =>
  (options: CallOptions = {}): Promise<JobRole[]> =>
    transport.read(
      {
        method: 'GET',
        path: MAIN_API.jobRoles,
        fallbackKey: 'jobRoles',
        auth: 'session',
        ...options,
      },
      anyJobRolesSchema,
    );

/** GET /health */
export const health =
  (transport: Transport) =>
  (options: CallOptions = {}) =>
    transport.read(
      { method: 'GET', path: MAIN_API.health, fallbackKey: 'health', auth: 'none', ...options },
      healthResponseSchema,
    );
