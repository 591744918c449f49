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

/** Filters for the resume list. `roleIds` are sent as a comma-separated list. */
export interface MyResumesQuery {
  page?: number;
  limit?: number;
  roleIds?: string[];
  completedStatus?: 'true' | 'false' | 'completed' | 'failed' | 'processing';
  lastUpdated?: string;
  sortOrder?: 'asc' | 'desc';
}

/**
 * Schema for a resume list. The resumes are in `data.resumes` or `resumes`. If neither exists, the
 * list is empty (§3).
 */
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
 * Schema for a list of job roles. The body is either an array or an object with an array in `data`.
 * If the body is null or `data` is missing, the list is empty (§3).
 */
const anyJobRolesSchema = z.union([
  z.array(jobRoleSchema),
  z.pipe(
    z.nullable(z.looseObject({ data: z.nullish(z.array(jobRoleSchema)) })),
    z.transform((body) => body?.data ?? []),
  ),
]);

/** GET /resume/my-resumes: returns the user's resumes. */
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

/** GET /api/v1/job-roles/user/roles: returns the user's job roles. */
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
