import type { AppServer } from '@portal/server-kit';

/**
 * Returns all routes of an app in the form `METHOD path`, parsed from the list that its router
 * prints.
 */
export function routesOf(app: AppServer): string[] {
  const found: string[] = [];
  const above: string[] = [];
  for (const line of app.printRoutes({ commonPrefix: false }).split('\n')) {
    const [, indent, segment, methods] =
      /^((?:│ {3}| {4})*)[├└]── (\S+)(?: \(([A-Z, ]+)\))?/.exec(line) ?? [];
    if (indent === undefined || segment === undefined) continue;
    above.length = indent.length / 4;
    const path = [...above, segment].join('');
    above.push(segment);
    found.push(...(methods?.split(', ') ?? []).map((method) => `${method} ${path}`));
  }
  return found;
}
