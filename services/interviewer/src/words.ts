/** How many words a text has, by the white space between them. */
export const countWords = (text: string): number => text.split(/\s+/u).filter(Boolean).length;
