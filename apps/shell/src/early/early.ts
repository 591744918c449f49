// A script of its own, small, that runs beside the download of the main one: nothing depends on it.
import { keepsSession } from '@portal/auth-store';
import { detectLanguage } from '@portal/i18n';
import { fetchAhead, type FileToFetch } from './fetch-ahead';
import { keepReads, type ReadsHolder } from './kept-reads';
import { START_FILE_TIMEOUT_MS } from '../start/read-json';

function storage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

function preload(kind: string, { url, integrity }: FileToFetch): void {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = kind;
  link.href = url;
  link.crossOrigin = 'anonymous';
  if (integrity) link.integrity = integrity;
  document.head.append(link);
}

const read = keepReads(globalThis as ReadsHolder, (input, init) => fetch(input, init));
if (read) {
  fetchAhead({
    url: window.location.href,
    isSignedIn: keepsSession(storage()),
    language: detectLanguage(storage(), navigator.languages),
    // As the main script asks: what it takes over may be no different.
    read: async ({ url, integrity }) => (await read(url, { cache: 'no-cache', signal: AbortSignal.timeout(START_FILE_TIMEOUT_MS), ...(integrity ? { integrity, credentials: 'omit' } : {}) })).clone().json(),
    preload,
  }).catch(() => undefined);
}
