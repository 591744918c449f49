import {
  FIRST_SCREEN_COOKIE,
  FIRST_SCREENS,
  LANGUAGES,
  type FirstScreen,
  type Language,
} from '@portal/protocol';

/** What a visit will show first. */
export interface FirstVisit {
  screen: FirstScreen;
  language: Language;
}

interface Manifest {
  metaData: { remoteEntry: { path: string; name: string } };
  exposes: { name: string; assets: Record<'js' | 'css', { sync: string[] }> }[];
  integrity: Record<string, string>;
}

/** Texts of the page itself, which has them with its code in English. */
const OWN_TEXTS = ['common', 'shell'];

/** As the page has told it in its cookie; for a first visit login, in the first of the browser's languages that there is, as the page itself chooses. */
export function readFirstVisit({
  cookie = '',
  'accept-language': accepted = '',
}: {
  cookie?: string;
  'accept-language'?: string;
}): FirstVisit {
  const [, screen, language] =
    new RegExp(`(?:^|;\\s*)${FIRST_SCREEN_COOKIE}=(\\w+)\\.([\\w-]+)`).exec(cookie) ?? [];
  const preferred = accepted
    .split(',')
    .map((range) => (range.trim().split(/[-;]/)[0] ?? '').toLowerCase());
  const spoken = preferred.flatMap((code) =>
    LANGUAGES.filter((known) => known.startsWith(`${code}-`)),
  )[0];
  return {
    screen:
      screen !== undefined && Object.hasOwn(FIRST_SCREENS, screen)
        ? (screen as FirstScreen)
        : 'login',
    language: LANGUAGES.find((known) => known === language) ?? spoken ?? 'en-US',
  };
}

const link = (url: string, as: string, integrity?: string) =>
  `<${url}>; rel=preload; as=${as}; crossorigin${integrity === undefined ? '' : `; integrity="${integrity}"`}`;

/** The texts of a visit's first screen, as values of the page's `Link` header. */
export const textLinks = ({ screen, language }: FirstVisit): string[] =>
  [...(language === 'en-US' ? [] : OWN_TEXTS), FIRST_SCREENS[screen].namespace].map((namespace) =>
    link(`/locales/${language}/${namespace}.json`, 'fetch'),
  );

/**
 * What the loader will ask for first, as values of the page's `Link` header: asked for with the page, and not after its script has run. Nothing of it is
 * run for that, and the browser gives the loader only what has the hash that the loader asks for. Empty where the manifest cannot be read.
 * @param manifestUrl where the page finds the manifest.
 */
export function fileLinks({ screen }: FirstVisit, manifestUrl: string, content: string): string[] {
  try {
    const manifest = JSON.parse(content) as Manifest;
    const { path, name } = manifest.metaData.remoteEntry;
    const assets = manifest.exposes.find(
      (exposed) => exposed.name === FIRST_SCREENS[screen].module,
    )?.assets;
    const of = (as: string) => (file: string) =>
      link(
        `${manifestUrl.slice(0, manifestUrl.lastIndexOf('/') + 1)}${file}`,
        as,
        manifest.integrity[file],
      );
    return [
      link(manifestUrl, 'fetch'),
      ...[path + name, ...(assets?.js.sync ?? [])].map(of('script')),
      ...(assets?.css.sync ?? []).map(of('style')),
    ];
  } catch {
    return [];
  }
}
