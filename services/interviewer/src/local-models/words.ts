/** What Whisper writes where nobody speaks: `[BLANK_AUDIO]`, `(music)`, `*coughs*`. */
const NOT_SAID = /\[[^\]]*\]|\([^)]*\)|\*[^*]*\*|♪/g;

/** A model's text as a transcript shows it: without what was not said, and models that write capitals throughout in lower case. */
export function wordsOf(text: string): string {
  const said = text.replace(NOT_SAID, ' ').replace(/\s+/g, ' ').trim();
  if (!/[\p{L}\p{N}]/u.test(said)) return '';
  const shouted = /\p{Lu}/u.test(said) && !/\p{Ll}/u.test(said);
  return shouted && said.length > 1 ? said.toLowerCase().replace(/\bi(?=$|\s|')/g, 'I') : said;
}
