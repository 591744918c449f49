/** Adds a column for what candidates correct in the words that a recognizer misheard. */
export const sql = `
alter table messages add column corrections jsonb;
`;
