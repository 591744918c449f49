import { format, getFileInfo, resolveConfig } from 'prettier';

/**
 * Formats a generator's output so that it passes lint.
 * @param {string} path determines the parser; files that Prettier does not support stay as they are
 * @param {string} text
 * @returns {Promise<string>}
 */
export async function formatted(path, text) {
  const { inferredParser } = await getFileInfo(path, { resolveConfig: true });
  if (inferredParser === null) return text;
  return format(text, { ...(await resolveConfig(path)), filepath: path });
}
