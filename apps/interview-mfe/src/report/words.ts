const lettersOf = (text: string): string =>
  ` ${(text.toLocaleLowerCase().match(/[\p{L}\p{N}\p{M}'’]+/gu) ?? []).join(' ')} `;

/** Whether a text contains some words one after the other, whatever their case and punctuation. */
export const hasWords = (text: string, words: string): boolean =>
  lettersOf(text).includes(lettersOf(words));
