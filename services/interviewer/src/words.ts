/** Returns the number of words in a string. Words are separated by whitespace. */
export const countWords = (text: string): number => text.split(/\s+/u).filter(Boolean).length;
