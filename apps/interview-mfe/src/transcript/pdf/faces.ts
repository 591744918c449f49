import * as fontkit from 'fontkit';
import { unpackWoff } from './unpack-woff';

/**
 * What a font is used for. As on the page, speech is set in a serif font and everything else in a
 * sans-serif one.
 */
export type FaceRole = 'voice' | 'interface';

interface FaceFile {
  role: FaceRole;
  /**
   * URL of the font file. It is resolved relative to this module, so it works wherever the remote
   * is served from.
   */
  url: URL;
  /**
   * The font is loaded only if the text contains one of these characters. If null, the font is
   * always loaded.
   */
  needed: RegExp | null;
}

const ARABIC = /\p{Script=Arabic}/u;
const LATIN_EXTENDED = /[\u0100-\u024f\u1e00-\u1eff\u20a0-\u20bf]/u;
const VIETNAMESE = /[\u0102\u0103\u0110\u0111\u01a0\u01a1\u01af\u01b0\u1ea0-\u1ef9]/u;

/**
 * The fonts, in order of preference: each character is drawn with the first font that has it.
 * Static WOFF files are used because they are small and can be subset.
 *
 * Text in the page's Arabic serif font can't be copied from a PDF, because that font composes
 * letters from outlines and separate dots. Arabic speech is therefore set in Amiri.
 */
const FACE_FILES: readonly FaceFile[] = [
  {
    role: 'voice',
    needed: null,
    url: new URL('@fontsource/literata/files/literata-latin-400-normal.woff', import.meta.url),
  },
  {
    role: 'voice',
    needed: ARABIC,
    url: new URL('@fontsource/amiri/files/amiri-arabic-400-normal.woff', import.meta.url),
  },
  {
    role: 'voice',
    needed: LATIN_EXTENDED,
    url: new URL('@fontsource/literata/files/literata-latin-ext-400-normal.woff', import.meta.url),
  },
  {
    role: 'voice',
    needed: VIETNAMESE,
    url: new URL('@fontsource/literata/files/literata-vietnamese-400-normal.woff', import.meta.url),
  },
  {
    role: 'voice',
    needed: /\p{Script=Greek}/u,
    url: new URL('@fontsource/literata/files/literata-greek-400-normal.woff', import.meta.url),
  },
  {
    role: 'voice',
    needed: /\p{Script=Cyrillic}/u,
    url: new URL('@fontsource/literata/files/literata-cyrillic-400-normal.woff', import.meta.url),
  },
  {
    role: 'interface',
    needed: null,
    url: new URL(
      '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-latin-500-normal.woff',
      import.meta.url,
    ),
  },
  {
    role: 'interface',
    needed: ARABIC,
    url: new URL(
      '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-500-normal.woff',
      import.meta.url,
    ),
  },
  {
    role: 'interface',
    needed: LATIN_EXTENDED,
    url: new URL(
      '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-latin-ext-500-normal.woff',
      import.meta.url,
    ),
  },
];

/** Loads the bytes of a font file. */
export type LoadFontFile = (url: URL) => Promise<Uint8Array<ArrayBuffer>>;

/** Fetches a font file from this remote's origin. Throws if the server does not return it. */
export const fetchFontFile: LoadFontFile = async (url) => {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url.pathname}: HTTP ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
};

/** Loads the fonts that `text` needs for one role, and returns them in order of preference. */
export async function loadFaces(
  role: FaceRole,
  text: string,
  load: LoadFontFile,
): Promise<fontkit.Font[]> {
  const files = FACE_FILES.filter(
    (file) => file.role === role && (file.needed === null || file.needed.test(text)),
  );
  // fontkit's types require a Node buffer, but any byte array works. They also allow `create` to
  // return a font collection, but none of these files contains one.
  return Promise.all(
    files.map(
      async ({ url }) =>
        fontkit.create(
          (await unpackWoff(await load(url))) as Parameters<typeof fontkit.create>[0],
        ) as fontkit.Font,
    ),
  );
}
