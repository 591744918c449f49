import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../start/settings.mjs';

const read = (file) => readFileSync(join(ROOT, file), 'utf8');
const TELEMETRY = 'libs/server-kit/src/telemetry/telemetry-config.ts';
const LANGUAGE_MODEL = 'libs/language-model/src/config.ts';
const SITE_CONFIG = 'services/site/src/config.ts';
/**
 * The processes that run in production, with the source files that read their environment
 * variables.
 */
const SOURCES = {
  'main-api': [
    'libs/server-kit/src/config.ts',
    'services/main-api/src/config.ts',
    LANGUAGE_MODEL,
    TELEMETRY,
  ],
  'voice-api': [
    'libs/server-kit/src/config.ts',
    'services/voice-api/src/config.ts',
    LANGUAGE_MODEL,
    TELEMETRY,
  ],
  interviewer: ['services/interviewer/src/config.ts', LANGUAGE_MODEL, TELEMETRY],
  site: [SITE_CONFIG],
};
/**
 * Variables that the site requires. They are listed here because the site's config has no schema.
 */
const SITE_NEEDS = new Set(['LIVEKIT_URL']);

/**
 * Finds the keys of a file's zod objects, each with the expression that follows it. A key must be
 * formatted as `  NAME: z.…`.
 */
export function schemaVariables(text) {
  return [...text.matchAll(/^ {2}([A-Z][A-Z0-9_]*): (.+(?:\n {3,}\S.*|\n {2}[)\]}].*)*),$/gm)].map(
    ([, name, type]) => ({
      name,
      type,
      required: !/\.optional\(\)|\.default\(|^list\b|^json\b/.test(type),
    }),
  );
}

/**
 * Lists the variables that the site reads. The site's config has no schema, so this searches its
 * source for their names and adds the port variables of the page and the remotes.
 */
function siteVariables(text) {
  const named = [...text.matchAll(/env\['([A-Z_]+)'\]/g)].map(([, name]) => name);
  const ports = Object.keys(JSON.parse(read('apps/ports.json')).remotes).map(
    (remote) => `PORT_${remote.toUpperCase()}`,
  );
  return [...new Set([...named, 'PORT_SHELL', ...ports])].map((name) => ({
    name,
    required: SITE_NEEDS.has(name),
  }));
}

/**
 * Lists every environment variable that each process reads, and whether it is required.
 * @returns {Record<string, Map<string, boolean>>}
 */
export function variablesOfParts() {
  return Object.fromEntries(
    Object.entries(SOURCES).map(([part, files]) => {
      const found = files.flatMap((file) =>
        file === SITE_CONFIG ? siteVariables(read(file)) : schemaVariables(read(file)),
      );
      return [part, new Map(found.map(({ name, required }) => [name, required]))];
    }),
  );
}

/** Returns every row of the tables on a Markdown page, with its cells keyed by column heading. */
export function tableRows(page) {
  const rows = [];
  let heads = null;
  for (const line of page.split('\n')) {
    if (!line.startsWith('|')) {
      heads = null;
      continue;
    }
    const cells = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    if (heads === null) heads = cells;
    else if (!cells.every((cell) => /^:?-+:?$/.test(cell)))
      rows.push(Object.fromEntries(heads.map((head, index) => [head, cells[index] ?? ''])));
  }
  return rows;
}

/** Returns the lines of each service in a compose file. Supports only block-style YAML. */
export function composeServices(text) {
  const services = {};
  let current = null;
  for (const line of text.slice(text.indexOf('\nservices:')).split('\n').slice(2)) {
    if (/^\S/.test(line)) break;
    const name = /^ {2}([\w-]+):/.exec(line)?.[1];
    if (name) services[(current = name)] = [];
    else if (current) services[current].push(line);
  }
  return services;
}
