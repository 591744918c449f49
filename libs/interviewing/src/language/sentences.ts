/** Returns the sentences of a text, each with its closing punctuation, as exact substrings. */
export const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?؟\n])\s+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
