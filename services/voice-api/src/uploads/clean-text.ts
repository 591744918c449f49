/** Text as the database takes it: no NUL and no half of a surrogate pair. */
export function cleanText(text: string): string {
  return text.replaceAll('\u0000', '').replace(/\p{Surrogate}/gu, '\uFFFD');
}
