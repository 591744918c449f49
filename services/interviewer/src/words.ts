/** Counts the words in a text, which are separated by white space. */
export const countWords = (text: string): number => text.split(/\s+/u).filter(Boolean).length;
