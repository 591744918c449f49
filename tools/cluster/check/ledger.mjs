/**
 * Compares the messages that were announced as final with those that are stored.
 * @param {{ announced: Iterable<string>, inOrder?: readonly string[], stored: readonly { role:
 *   string, content: string, metadata: { segmentId?: string } | null }[] }} given
 * `announced`: ids of the segments that the page received or posted, or that an interviewer put
 * into its outbox. `inOrder`: ids of the interviewers' segments, in the order in which they became
 * final.
 * @returns `lost`: ids of announced segments that are not stored; `duplicated`: ids and candidates'
 *   answers that are stored twice; `inOrder`: whether the stored segments are in the given order
 */
export function audit({ announced, inOrder = [], stored }) {
  const ids = stored.map(({ metadata }) => metadata?.segmentId).filter((id) => id !== undefined);
  const there = new Set(ids);
  const lost = [...new Set(announced)].filter((id) => !there.has(id));
  const twice = ids.filter((id, at) => ids.indexOf(id) !== at);
  // An answer that was stored twice may have two segment ids, so compare the texts as well.
  const answers = stored
    .filter(({ role }) => role === 'user')
    .map(({ content }) => content.trim().toLowerCase());
  const repeated = answers.filter((text, at) => answers.indexOf(text) !== at);
  const expected = [...new Set(inOrder)].filter((id) => there.has(id));
  const found = ids.filter((id) => expected.includes(id));
  return {
    lost,
    duplicated: [...twice, ...repeated],
    inOrder: found.every((id, at) => id === expected[at]),
  };
}
