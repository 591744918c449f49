/** Returns the number of words in a text. Words are separated by white space. */
export const countWords = (text: string): number => text.split(/\s+/u).filter(Boolean).length;
