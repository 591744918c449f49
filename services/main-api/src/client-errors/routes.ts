import { clientErrorSchema, MAIN_API, withoutPersonalData } from '@portal/protocol';
import { errorResponses, limitTo, type AppServer } from '@portal/server-kit';
import { z } from 'zod';
import type { MainApiContext } from '../context';

/** Maximum body size (bytes): twice the size of the largest report. */
const BODY_MAX_BYTES = 16_384;
/**
 * Maximum number of reports per minute from one IP address. A page sends at most a few dozen, but
 * everyone in an office may share one address.
 */
const PER_MINUTE = 60;

/** Adds a route that logs errors from browsers, one line each, and stores nothing. */
export function clientErrorRoutes(app: AppServer, { config }: MainApiContext): void {
  app.post(
    MAIN_API.clientErrors,
    {
      config: limitTo(config, PER_MINUTE),
      bodyLimit: BODY_MAX_BYTES,
      schema: {
        summary: 'An error of the page, for the log',
        description: 'Works signed out as well. Holds no personal data; what slips in is left out.',
        tags: ['client errors'],
        body: clientErrorSchema,
        response: {
          202: z.undefined(),
          ...errorResponses,
        },
      },
    },
    async (request, reply) => {
      const { message, stack, ...rest } = request.body;
      // Remove personal data here too: the page already does so, but other callers might not.
      const clientError = {
        ...rest,
        message: withoutPersonalData(message),
        stack: stack.map((frame) => withoutPersonalData(frame)),
      };
      request.log.warn({ clientError }, 'client error');
      return reply.code(202).send();
    },
  );
}
