import type { AppServer } from './app-server';
import { AppError } from './errors';

/** Answers 405 with `Allow` for a method that a known path does not have (RFC 9110, §15.5.6). */
export function refuseUnknownMethods(app: AppServer): void {
  const methodsOf = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method }) => {
    // The CORS plugin's route for preflights.
    if (url === '*') return;
    const methods = methodsOf.get(url) ?? new Set();
    for (const one of [method].flat()) methods.add(one);
    methodsOf.set(url, methods);
  });
  let patterns: [RegExp, Set<string>][] = [];
  app.addHook('onReady', async () => {
    patterns = [...methodsOf]
      .filter(([url]) => url.includes(':'))
      .map(([url, methods]) => [new RegExp(`^${url.replace(/:\w+/g, '[^/]+')}$`), methods]);
  });
  app.addHook('onRequest', async (request, reply) => {
    // Preflights are the CORS plugin's.
    if (request.method === 'OPTIONS') return;
    const path = request.url.split('?')[0] ?? '';
    // `GET /jd/upload` is not the job description "upload": a path of its own comes first.
    const methods =
      methodsOf.get(path) ??
      (request.is404 ? patterns.find(([pattern]) => pattern.test(path))?.[1] : undefined);
    if (!methods || methods.has(request.method)) return;
    void reply.header('allow', [...methods].join(', '));
    throw new AppError('not_found', 'Not found', {
      status: 405,
      detail: `No such call: ${request.method}`,
    });
  });
}
