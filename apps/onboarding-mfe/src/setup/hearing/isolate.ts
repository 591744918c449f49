/** Isolates a name of the other direction in a sentence (Unicode FSI and PDI). */
export const isolate = (text: string): string => `\u2068${text}\u2069`;
