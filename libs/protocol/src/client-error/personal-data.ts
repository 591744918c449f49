/** Patterns and their replacements, ordered from specific to general. */
const RULES: readonly (readonly [RegExp, string])[] = [
  // JSON parse errors quote the invalid text.
  [/(?:"[^"]*"|“[^“”]*”)\.{0,3}(?= is not valid JSON)/gs, '[text]'],
  [/(?<![^\s"'<>()@,;:])[^\s"'<>()@,;:]+@[^\s"'<>()@,;:]+\.[^\s"'<>()@,;:.]+/g, '[email]'],
  [/\beyJ[\w-]+(?:\.[\w-]*){0,2}/g, '[token]'],
  [/\bBearer\s+\S+/gi, '[token]'],
  [/\b[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}\b/gi, '[id]'],
  [/(\b(?:https?|wss?|blob):[^\s?#"'<>]*)[?#][^\s"'<>)]*/g, '$1'],
  [/(^|[\s"'(])(\/[^\s?#"'<>]*)\?[^\s"'<>)]*/g, '$1$2'],
  // Long words that contain digits are probably session tokens or API keys.
  [/(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{24,}(?![\w-])/gi, '[token]'],
  // Skip numbers in URLs, where they are build hashes.
  [/(?<![\w/.:])\+?\d(?:[ ().-]?\d){6,}/g, '[number]'],
  // Quoted text with spaces is probably user input; quoted identifiers are kept.
  [
    /(?<![\p{L}\p{N}])"(?=[^"\s]*\s)[^"\n]*(?:\n[^"\n]*)?"|“(?=[^“”\s]*\s)[^“”\n]*(?:\n[^“”\n]*)?”|(?<![\p{L}\p{N}])`(?=[^`\s]*\s)[^`\n]*(?:\n[^`\n]*)?`/gu,
    '[text]',
  ],
  // Browsers and our code report errors in English, so text in other scripts is user input.
  [/[^\p{ASCII}\p{P}\p{S}\s](?:[^\p{ASCII}]|\s(?=[^\p{ASCII}]))*/gu, '[text]'],
];

/**
 * Removes personal data from text that will be logged: addresses, tokens, ids, long numbers, URL
 * queries, quoted sentences and text in other scripts. The page runs it before sending, the server
 * before logging.
 * @param known personal values in any form, such as the user's names; single characters are ignored
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
