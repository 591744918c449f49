/**
 * Splits text into words and normalizes them: removes punctuation and Arabic vowel marks, converts
 * to lower case, and unifies Arabic spelling variants.
 */
export function plainWords(text: string): string[] {
  const plain = text
    .toLowerCase()
    .normalize('NFKC')
    .replace(/[\u064B-\u065F\u0670\u0640]/g, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه')
    .replace(/['’]/g, '');
  return plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}
