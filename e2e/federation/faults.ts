import { createHash } from 'node:crypto';
import type { APIResponse, Page, Request, Route } from '@playwright/test';
import { fromEnvironment } from '../support/environment';
import { changedList } from '../support/signed-list';

export const PARTS = ['manifest', 'entry', 'exposed chunk', 'style sheet'] as const;
export type Part = (typeof PARTS)[number];
export const FAULTS = [
  'refused',
  '404',
  '503',
  'HTML instead',
  'hangs',
  'slow 10 s',
  'truncated',
  'throws at evaluation',
] as const;
export type Fault = (typeof FAULTS)[number];

const SLOW_MS = 10_000;

/** Whether a URL belongs to this part of an exposed module. */
export const isPart = (part: Part, expose: string, url: string): boolean => {
  const { pathname } = new URL(url);
  switch (part) {
    case 'manifest':
      return pathname.endsWith('/mf-manifest.json');
    case 'entry':
      return /\/remoteEntry\.[^/]*\.js$/.test(pathname);
    case 'exposed chunk':
      return new RegExp(`/__federation_expose_${expose}\\.[^/]*\\.js$`).test(pathname);
    case 'style sheet':
      return new RegExp(`/__federation_expose_${expose}\\.[^/]*\\.css$`).test(pathname);
  }
};

/**
 * Reads a file from a remote's build. Retries, because a simultaneous release may be replacing the
 * file.
 */
async function read(url: string): Promise<string> {
  for (let left = 20; left > 0; left -= 1) {
    const response = await fetch(url);
    if (response.ok) return response.text();
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error(`${url} could not be read`);
}

/**
 * Returns a function that checks whether a URL belongs to one of the remote's lazily loaded files,
 * which no module needs at startup.
 */
export async function lazyFiles(remoteUrl: string): Promise<(url: string) => boolean> {
  const manifest = JSON.parse(await read(`${remoteUrl}/mf-manifest.json`)) as {
    integrity: Record<string, string>;
    exposes: { assets: Record<'js' | 'css', { sync: string[] }> }[];
  };
  const early = new Set(
    manifest.exposes.flatMap(({ assets }) => [...assets.js.sync, ...assets.css.sync]),
  );
  const lazy = new Set(
    Object.keys(manifest.integrity)
      .filter((file) => !early.has(file) && !file.startsWith('remoteEntry'))
      .map((file) => `/${file}`),
  );
  return (url) => lazy.has(new URL(url).pathname);
}

const CORS = { 'access-control-allow-origin': '*' };

/** Returns the server's complete response, or null if the page has been closed. */
export async function fetched(
  route: Route,
): Promise<{ response: APIResponse; text: string } | null> {
  try {
    const response = await route.fetch();
    return { response, text: await response.text() };
  } catch {
    return null;
  }
}

async function answer(route: Route, fault: Fault): Promise<void> {
  switch (fault) {
    case 'refused':
      return route.abort('connectionrefused');
    case '404':
    case '503':
      return route.fulfill({ status: Number(fault), headers: CORS, body: 'no' });
    case 'HTML instead':
      return route.fulfill({
        status: 200,
        headers: CORS,
        contentType: 'text/html',
        body: '<!doctype html><title>Welcome</title>',
      });
    // Never respond, so that the page hits its own timeout.
    case 'hangs':
      return undefined;
    case 'slow 10 s':
      await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
      return route.continue().catch(() => undefined);
    case 'truncated': {
      const said = await fetched(route);
      if (said === null) return undefined;
      return route.fulfill({
        response: said.response,
        body: said.text.slice(0, Math.floor(said.text.length / 2)),
      });
    }
    case 'throws at evaluation':
      throw new Error('is built, not answered: see rebuild');
  }
}

export interface Trouble {
  /** Stops injecting the fault. */
  heal(): void;
  /** Number of requests for the faulty files so far. */
  readonly asked: number;
  /**
   * Number of requests for the faulty files that the page is still waiting for, not counting those
   * that hang.
   */
  readonly waiting: number;
}

/** Injects one fault into some of a remote's files until `heal` is called. */
export async function trouble(
  page: Page,
  remoteUrl: string,
  { hits, fault }: { hits: (url: string) => boolean; fault: Fault },
): Promise<Trouble> {
  const state = { healed: false, asked: 0 };
  const waiting = new Set<Request>();
  const ended = (request: Request) => void waiting.delete(request);
  page.on('requestfinished', ended).on('requestfailed', ended);
  const changed =
    fault === 'throws at evaluation'
      ? await rebuild(remoteUrl, hits, (code) => `throw new Error('at evaluation');${code}`)
      : null;
  await page.route(`${remoteUrl}/**`, async (route) => {
    const request = route.request();
    const url = request.url();
    if (state.healed) return route.continue();
    if (hits(url)) {
      state.asked += 1;
      if (fault !== 'hangs') waiting.add(request);
    }
    if (changed !== null) return changed.answer(route);
    return hits(url) ? answer(route, fault) : route.continue();
  });
  if (changed !== null) {
    await page.route(`${fromEnvironment().siteUrl}/remotes.json`, async (route) => {
      const said = await fetched(route);
      if (said === null) return undefined;
      return route.fulfill({
        response: said.response,
        body: state.healed ? said.text : changed.signed(said.text),
      });
    });
  }
  return {
    heal: () => {
      state.healed = true;
    },
    get asked() {
      return state.asked;
    },
    get waiting() {
      return waiting.size;
    },
  };
}

const integrityOf = (content: string) =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

/**
 * Simulates a build of a remote in which one file's content has changed. Every hash that depends on
 * that file changes too, including the manifest's.
 */
export async function rebuild(
  remoteUrl: string,
  wanted: (url: string) => boolean,
  change: (content: string) => string,
): Promise<{ answer(route: Route): Promise<void>; signed(listing: string): string }> {
  const manifest = await read(`${remoteUrl}/mf-manifest.json`);
  const files = Object.keys(
    (JSON.parse(manifest) as { integrity: Record<string, string> }).integrity,
  );
  const contents = new Map<string, string>([['mf-manifest.json', manifest]]);
  for (const file of files) contents.set(file, await read(`${remoteUrl}/${file}`));
  const before = new Map([...contents].map(([file, content]) => [file, integrityOf(content)]));
  for (const [file, content] of contents)
    if (wanted(`${remoteUrl}/${file}`)) contents.set(file, change(content));
  // Chunks change first, then the runtimes that reference them, then the manifest. Each round
  // therefore propagates the new hashes to the next level.
  for (let round = 0; round < 3; round += 1) {
    for (const [file, old] of before) {
      const now = integrityOf(contents.get(file) as string);
      for (const [other, content] of contents)
        if (now !== old && content.includes(old)) contents.set(other, content.replaceAll(old, now));
      before.set(file, now);
    }
  }
  const [first, last] = [
    integrityOf(manifest),
    integrityOf(contents.get('mf-manifest.json') as string),
  ];
  return {
    async answer(route) {
      const content = contents.get(new URL(route.request().url()).pathname.slice(1));
      if (content === undefined) return route.continue();
      const said = await fetched(route);
      if (said !== null) await route.fulfill({ response: said.response, body: content });
    },
    signed: (listing) => changedList(listing, (text) => text.replaceAll(first, last)),
  };
}
