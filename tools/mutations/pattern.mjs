const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Finds code regardless of Prettier's line breaks: allows whitespace between any two tokens, and a
 * comma before a closing bracket. Matches both kinds of quotes.
 * @param {string} code
 * @returns {RegExp} global
 */
export function patternOf(code) {
  const tokens = code.match(/\w+|[^\w\s]/g) ?? [];
  const source = tokens.map((token) => {
    if (/['"]/.test(token)) return `['"]`;
    return /[)\]}]/.test(token) ? `,?\\s*${escaped(token)}` : escaped(token);
  });
  return new RegExp(source.join('\\s*'), 'g');
}
