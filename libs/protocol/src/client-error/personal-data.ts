/** What each pattern is replaced by, in this order: the specific before the general. */
const RULES: readonly (readonly [RegExp, string])[] = [
  // A parser quotes the text it could not read.
  [/(?:"[^"]*"|“[^“”]*”)\.{0,3}(?= is not valid JSON)/gs, '[text]'],
  [/(?<![^\s"'<>()@,;:])[^\s"'<>()@,;:]+@[^\s"'<>()@,;:]+\.[^\s"'<>()@,;:.]+/g, '[email]'],
  [/\beyJ[\w-]+(?:\.[\w-]*){0,2}/g, '[token]'],
  [/\bBearer\s+\S+/gi, '[token]'],
  [/\b[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}\b/gi, '[id]'],
  [/(\b(?:https?|wss?|blob):[^\s?#"'<>]*)[?#][^\s"'<>)]*/g, '$1'],
  [/(^|[\s"'(])(\/[^\s?#"'<>]*)\?[^\s"'<>)]*/g, '$1$2'],
  // Digits among letters, long: a session token, an API key.
  [/(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{24,}(?![\w-])/gi, '[token]'],
  // Not in a URL, where they are hashes of a build.
  [/(?<![\w/.:])\+?\d(?:[ ().-]?\d){6,}/g, '[number]'],
  // Quoted words: an identifier is none, a sentence is somebody's.
  [
    /(?<![\p{L}\p{N}])"(?=[^"\s]*\s)[^"\n]*(?:\n[^"\n]*)?"|“(?=[^“”\s]*\s)[^“”\n]*(?:\n[^“”\n]*)?”|(?<![\p{L}\p{N}])`(?=[^`\s]*\s)[^`\n]*(?:\n[^`\n]*)?`/gu,
    '[text]',
  ],
  // Engines and this product's code speak English; another script is what somebody wrote.
  [/[^\p{ASCII}\p{P}\p{S}\s](?:[^\p{ASCII}]|\s(?=[^\p{ASCII}]))*/gu, '[text]'],
];

/**
 * A text for the log without what could name a person or come from one: addresses, tokens, ids, long numbers, queries of URLs, quoted sentences,
 * words in another script than the code's. Both ends use it: the page before it sends, the server before it writes.
 * @param known values that are personal whatever their form, such as the names of who is signed in; those of one character are left.
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
