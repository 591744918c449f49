/**
 * What was announced as final, by whomever, against what is stored.
 * @param {{ announced: Iterable<string>, inOrder: readonly string[], stored: readonly { role: string, content: string, metadata: { segmentId?: string } | null }[] }} given
 *   `announced`: segment ids that the page has received or posted, or an interviewer has handed to its outbox; `inOrder`: those of the interviewers, as they became final.
 * @returns names of what was lost; names, or words, of what is kept twice; whether the transcript is in the order in which it was said
 */
export function audit({ announced, inOrder, stored }) {
  const ids = stored.map(({ metadata }) => metadata?.segmentId ?? '');
  const there = new Set(ids);
  const lost = [...new Set(announced)].filter((id) => !there.has(id));
  const twice = ids.filter((id, at) => ids.indexOf(id) !== at);
  // The same words of the candidate under two names would be one answer kept twice.
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
