import { deleteAccountBodySchema, MAIN_API } from '@portal/protocol';
import {
  AppError,
  bearerSecurity,
  errorResponses,
  fileResponse,
  limitTo,
  userOf,
  type AppServer,
} from '@portal/server-kit';
import { Readable } from 'node:stream';
import { z } from 'zod';
import { beginLogin, forgetAttempts } from '../auth/login-throttle';
import type { MainApiContext } from '../context';
import { exportedFiles } from './export';
import { zipOf } from './zip';

/**
 * Maximum number of exports per minute from one IP address. Kept low, because each export reads all
 * of a person's data, including files.
 */
const EXPORTS_PER_MINUTE = 6;
const ZIP_MIME_TYPE = 'application/zip';

export function accountRoutes(
  app: AppServer,
  { config, db, guards, passwords, now }: MainApiContext,
): void {
  app.get(
    MAIN_API.accountExport,
    {
      preHandler: guards.requireUser,
      config: limitTo(config, EXPORTS_PER_MINUTE),
      schema: {
        summary: 'Everything that is stored of the caller, as a ZIP file',
        description: 'JSON files, and the uploads as they came. No passwords and no tokens.',
        tags: ['account'],
        security: bearerSecurity,
        response: {
          200: fileResponse(ZIP_MIME_TYPE),
          ...errorResponses,
        },
      },
    },
    async (request, reply) => {
      const at = now();
      void reply
        .header(
          'content-disposition',
          `attachment; filename="interview-portal-${at.toISOString().slice(0, 10)}.zip"`,
        )
        .header('cache-control', 'no-store')
        .type(ZIP_MIME_TYPE);
      return reply.send(
        Readable.from(zipOf(exportedFiles(db.personalData, userOf(request).userId, at)), {
          objectMode: false,
        }) as never,
      );
    },
  );

  app.delete(
    MAIN_API.account,
    {
      preHandler: guards.requireUser,
      schema: {
        summary:
          'Delete the account and everything that belongs to it; 409 while an interview is under way',
        description:
          'Asks for the password once more, under the limits of login: 403 where it is wrong.',
        tags: ['account'],
        security: bearerSecurity,
        body: deleteAccountBodySchema,
        response: {
          204: z.undefined(),
          ...errorResponses,
        },
      },
    },
    async (request, reply) => {
      const { userId, sessionId } = userOf(request);
      const account = await db.users.get(userId);
      if (!account) throw new AppError('unauthorized', 'Unauthorized. Please log in again.');
      // Count attempts per session, not per account. Otherwise, failed attempts here with a stolen
      // token could lock the owner out of logging in, and failed logins by strangers could keep the
      // owner from deleting the account.
      const attempt = await beginLogin(
        db.loginAttempts,
        { email: account.email, ip: request.ip, device: `session:${sessionId}` },
        now(),
      );
      // Respond with 403, because the page would interpret 401 as an expired session.
      if (!(await passwords.matches(request.body.password, account.passwordHash)))
        throw new AppError('invalid_credentials', 'This is not the password of this account.', {
          status: 403,
        });
      await attempt.succeeded();
      if ((await db.users.delete(account.id)) === 'in_progress')
        throw new AppError(
          'interview_in_progress',
          'An interview is still under way. Please end it first.',
        );
      await forgetAttempts(db.loginAttempts, account.email);
      request.log.info('account deleted');
      return reply.code(204).send();
    },
  );
}
