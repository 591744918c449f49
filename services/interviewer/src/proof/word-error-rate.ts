const normal = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z' ]/g, ' ')
    .split(/\s+/)
    .filter(Boolean);

/** Word error rate of what was heard against what was said: substitutions, insertions and omissions per word said. */
export function wordErrorRate(said: string, heard: string): number {
  const reference = normal(said);
  const hypothesis = normal(heard);
  let row = hypothesis.map((_, i) => i + 1);
  reference.forEach((word, i) => {
    const above = [i, ...row];
    let left = i + 1;
    row = hypothesis.map(
      (other, j) =>
        (left = Math.min(
          (above[j] ?? 0) + (word === other ? 0 : 1),
          (above[j + 1] ?? 0) + 1,
          left + 1,
        )),
    );
  });
  return (row.at(-1) ?? reference.length) / Math.max(1, reference.length);
}
