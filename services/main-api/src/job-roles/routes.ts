import type { StoredJobDescription } from '@portal/db';
import { jobRolesResponseSchema, MAIN_API, type JobRole } from '@portal/protocol';
import { bearerSecurity, errorResponses, userOf, type AppServer } from '@portal/server-kit';
import type { MainApiContext } from '../context';

const toJobRole = (jd: StoredJobDescription): JobRole => ({
  id: jd.id,
  title: jd.job_title,
  ...(jd.company_name && { companyName: jd.company_name }),
  description: jd.jd_content,
});

export function jobRoleRoutes(app: AppServer, { db, guards }: MainApiContext): void {
  app.get(
    MAIN_API.jobRoles,
    {
      preHandler: guards.requireUser,
      schema: {
        summary: 'Own job roles: job descriptions that have been read',
        tags: ['job roles'],
        security: bearerSecurity,
        response: {
          200: jobRolesResponseSchema,
          ...errorResponses,
        },
      },
    },
    async (request) => ({
      data: (
        await db.jobDescriptions.listByUser(userOf(request).userId, { status: ['completed'] })
      ).map(toJobRole),
    }),
  );
}
