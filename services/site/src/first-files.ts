import {
  FIRST_SCREEN_COOKIE,
  FIRST_SCREENS,
  LANGUAGES,
  type FirstScreen,
  type Language,
} from '@portal/protocol';

/** The screen that a visitor sees first, and its language. */
export interface FirstVisit {
  screen: FirstScreen;
  language: Language;
}

interface Manifest {
  metaData: { remoteEntry: { path: string; name: string } };
  exposes: { name: string; assets: Record<'js' | 'css', { sync: string[] }> }[];
  integrity: Record<string, string>;
}

/**
 * The shell's own text catalogues. They are preloaded unless the language is English, because the
 * English catalogues are bundled with the shell.
 */
const OWN_TEXTS = ['common', 'shell'];

/**
 * Reads the first screen and its language from a cookie that the page sets. Without the cookie,
 * returns the login screen and the first supported language in the browser's list, or English if
 * none is supported.
 */
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

/** Returns `Link` header values that preload the text catalogues needed for the first screen. */
export const textLinks = ({ screen, language }: FirstVisit): string[] =>
  [...(language === 'en-US' ? [] : OWN_TEXTS), FIRST_SCREENS[screen].namespace].map((namespace) =>
    link(`/locales/${language}/${namespace}.json`, 'fetch'),
  );

/**
 * Returns `Link` header values that preload the files that the remote loader requests first.
 * Preloading does not execute them, and the loader still checks their integrity. Returns an empty
 * list if the manifest cannot be parsed.
 * @param manifestUrl URL from which the page loads the manifest
 * @param content the manifest as JSON
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
