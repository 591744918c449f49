/**
 * Lets owners delete a resume that interviews refer to. As with job descriptions, the row stays for
 * those interviews and is hidden from everything else.
 */
export const sql = `
alter table resumes add column deleted_at timestamptz(3);
`;
