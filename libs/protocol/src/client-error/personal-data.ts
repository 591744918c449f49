/** Patterns and their replacements, from most specific to most general. */
const RULES: readonly (readonly [RegExp, string])[] = [
  // JSON parse errors quote the invalid text, which is probably user input.
  [/(?:"[^"]*"|“[^“”]*”)\.{0,3}(?= is not valid JSON)/gs, '[text]'],
  [/(?<![^\s"'<>()@,;:])[^\s"'<>()@,;:]+@[^\s"'<>()@,;:]+\.[^\s"'<>()@,;:.]+/g, '[email]'],
  [/\beyJ[\w-]+(?:\.[\w-]*){0,2}/g, '[token]'],
  [/\bBearer\s+\S+/gi, '[token]'],
  [/\b[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}\b/gi, '[id]'],
  [/(\b(?:https?|wss?|blob):[^\s?#"'<>]*)[?#][^\s"'<>)]*/g, '$1'],
  [/(^|[\s"'(])(\/[^\s?#"'<>]*)\?[^\s"'<>)]*/g, '$1$2'],
  // Long words that contain digits are probably session tokens or API keys.
  [/(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{24,}(?![\w-])/gi, '[token]'],
  // Numbers in URLs are probably build hashes, so they are kept.
  [/(?<![\w/.:])\+?\d(?:[ ().-]?\d){6,}/g, '[number]'],
  // Quoted text with spaces is probably user input; quoted identifiers are kept.
  [
    /(?<![\p{L}\p{N}])"(?=[^"\s]*\s)[^"\n]*(?:\n[^"\n]*)?"|“(?=[^“”\s]*\s)[^“”\n]*(?:\n[^“”\n]*)?”|(?<![\p{L}\p{N}])`(?=[^`\s]*\s)[^`\n]*(?:\n[^`\n]*)?`/gu,
    '[text]',
  ],
  // Browsers and our code report errors in English, so non-ASCII letters are probably user input.
  [/[^\p{ASCII}\p{P}\p{S}\s](?:[^\p{ASCII}]|\s(?=[^\p{ASCII}]))*/gu, '[text]'],
];

/**
 * Removes personal data from text before it is logged: email addresses, tokens, ids, long numbers,
 * URL queries, quoted sentences and non-ASCII text. The page calls this before sending a report,
 * and the servers call it before logging text.
 * @param known other values to remove, such as the user's names; matched regardless of case, and
 *   ignored if they are single characters
 */
export function withoutPersonalData(text: string, known: readonly string[] = []): string {
  const escaped = known
    .filter((value) => value.trim().length > 1)
    .map((value) => value.trim().replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const unnamed =
    escaped.length === 0
      ? text
      : text.replace(
          new RegExp(`(?<![\\p{L}\\p{N}])(?:${escaped.join('|')})(?![\\p{L}\\p{N}])`, 'giu'),
          '[name]',
        );
  return RULES.reduce((scrubbed, [pattern, by]) => scrubbed.replace(pattern, by), unnamed);
}
