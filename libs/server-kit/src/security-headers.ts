import helmet from 'helmet';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** Of an API: its answers are no pages, and the site's origin may read them. */
const OPTIONS = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
  },
  crossOriginResourcePolicy: { policy: 'cross-origin' },
} as const;

/** The headers that helmet gives every answer. They are always the same: asked for once, not with each answer. @throws Error on options that helmet does not take */
export function securityHeaders(): Record<string, string> {
  const headers: Record<string, string> = {};
  const answer = {
    setHeader: (name: string, value: string) => void (headers[name.toLowerCase()] = value),
    removeHeader: () => undefined,
  };
  helmet(OPTIONS)({} as IncomingMessage, answer as unknown as ServerResponse, (error) => {
    if (error) throw error;
  });
  return headers;
}
