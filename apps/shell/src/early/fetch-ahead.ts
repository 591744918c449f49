import { cataloguePath } from '@portal/i18n';
import { contractFits, CONTRACT_VERSION } from '@portal/mfe-contract';
import { remoteTrust, type RemoteEntry, type RemotesFile } from '@portal/mfe-contract/host';
import type { Language, RuntimeConfig } from '@portal/protocol';
import { firstScreen } from '../start/first-screen';

export interface FileToFetch { url: string; integrity?: string }

export interface EarlyPage {
  /** The page's own. */
  url: string;
  isSignedIn: boolean;
  language: Language;
  /** Reads a JSON file that the main script will read too, and keeps what came for it. */
  read(file: FileToFetch): Promise<unknown>;
  /** Has the browser fetch what will be asked for. */
  preload(kind: 'fetch' | 'script' | 'style', file: FileToFetch): void;
}

/** What is needed of a remote's `mf-manifest.json`. Its shape is checked by whoever loads the module; here another one ends the fetching ahead. */
interface Manifest {
  metaData: { remoteEntry: { path: string; name: string } };
  exposes: { name: string; assets: Record<'js' | 'css', { sync: string[] }> }[];
  integrity: Record<string, string>;
}

/** Texts of the page itself that come with its code, in English. */
const OWN_TEXTS = ['common', 'shell'];

/**
 * Asks for the first screen's texts and files while the main script is on its way; runs none of it. What must not be fetched is not, by the same
 * checks as at loading (docs/adr/0013).
 * @throws whatever is wrong, which the main script will meet too, and tell.
 */
export async function fetchAhead(page: EarlyPage): Promise<void> {
  const { module, texts } = firstScreen(page.isSignedIn);
  for (const namespace of page.language === 'en-US' ? [texts] : [...OWN_TEXTS, texts]) page.preload('fetch', { url: cataloguePath('/locales', page.language, namespace) });
  const [{ federation }, { remotes }] = await Promise.all([page.read({ url: '/config.json' }) as Promise<RuntimeConfig>, page.read({ url: '/remotes.json' }) as Promise<RemotesFile>]);
  // A preview takes the place of what is listed.
  if (new URL(page.url).searchParams.size > 0 && federation.environment !== 'production') return;
  const [name, expose] = module.split('/');
  const line = remotes.find((entry) => entry.name === name) as RemoteEntry;
  const trust = remoteTrust(federation, page.url);
  trust.checkLine(line);
  if (line.contract !== undefined && !contractFits(CONTRACT_VERSION, line.contract)) return;

  const url = new URL(line.manifest, page.url).href;
  const manifest = await page.read({ url, ...(line.integrity ? { integrity: line.integrity } : {}) }) as Manifest;
  const { assets } = manifest.exposes.find((exposed) => exposed.name === expose) as Manifest['exposes'][number];
  const { path, name: entry } = manifest.metaData.remoteEntry;
  for (const [kind, files] of [['script', [path + entry, ...assets.js.sync]], ['style', assets.css.sync]] as const) {
    for (const file of files) {
      const [guarded, integrity] = [new URL(file, url).href, manifest.integrity[file]];
      trust.checkOrigin(guarded);
      // What has no hash is refused at loading.
      if (integrity) page.preload(kind, { url: guarded, integrity });
    }
  }
}
