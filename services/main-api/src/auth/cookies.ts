import type { FastifyReply, FastifyRequest } from 'fastify';

/** The calls that may read the cookies, where the browser lets a path be named. */
const COOKIE_PATH = '/api/v1/auth';

export interface AuthCookie {
  read(request: FastifyRequest): string | undefined;
  set(reply: FastifyReply, value: string): void;
  clear(reply: FastifyReply): void;
}

/**
 * A cookie that neither scripts nor other sites reach. Over https its name says `__Host-`, by which browsers refuse it from neighbouring
 * host names (RFC 6265bis, section 4.1.3.2): nobody can plant one of his own. That prefix demands the path `/`.
 */
export function authCookie(
  name: string,
  { secure, maxAgeS }: { secure: boolean; maxAgeS: number },
): AuthCookie {
  const fullName = secure ? `__Host-${name}` : name;
  const attributes = {
    httpOnly: true,
    sameSite: 'strict',
    secure,
    path: secure ? '/' : COOKIE_PATH,
  } as const;
  return {
    read: (request) => request.cookies[fullName],
    set: (reply, value) =>
      void reply.setCookie(fullName, value, { ...attributes, maxAge: maxAgeS }),
    clear: (reply) => void reply.clearCookie(fullName, attributes),
  };
}
