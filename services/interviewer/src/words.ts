/** Number of words in a text, separated by white space. */
export const countWords = (text: string): number => text.split(/\s+/u).filter(Boolean).length;
