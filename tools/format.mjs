import { format, getFileInfo, resolveConfig } from 'prettier';

/**
 * Formats what a generator writes, so that it passes lint.
 * @param {string} path decides the parser; a file that Prettier does not know stays as it is
 * @param {string} text
 * @returns {Promise<string>}
 */
export async function formatted(path, text) {
  const { inferredParser } = await getFileInfo(path, { resolveConfig: true });
  if (inferredParser === null) return text;
  return format(text, { ...(await resolveConfig(path)), filepath: path });
}
