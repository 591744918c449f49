import { clientErrorSchema, MAIN_API, withoutPersonalData } from '@portal/protocol';
import { errorResponses, limitTo, type AppServer } from '@portal/server-kit';
import { z } from 'zod';
import type { MainApiContext } from '../context';

/** A report at its limits is half of it. */
const BODY_MAX_BYTES = 16_384;
/** A page sends a few dozen in its life at most; an office behind one address may have several at once. */
const PER_MINUTE = 60;

/** What went wrong in people's browsers, one line of the log each; nothing is stored. */
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
        response: { 202: z.undefined(), ...errorResponses },
      },
    },
    async (request, reply) => {
      const { message, stack, ...rest } = request.body;
      // The page has done so already; whoever else calls this has not.
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
