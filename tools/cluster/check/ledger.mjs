/**
 * Compares what was announced as final with what is stored.
 * @param {Iterable<string>} announced segment ids
 * @param {readonly { role: string, content: string, metadata: { segmentId?: string } | null }[]} stored
 */
export function audit(announced, stored) {
  const ids = stored.map(({ metadata }) => metadata?.segmentId).filter((id) => id !== undefined);
  const there = new Set(ids);
  // The same candidate words under two segment ids: one answer stored twice.
  const answers = stored.filter(({ role }) => role === 'user').map(({ content }) => content);
  return {
    lost: [...new Set(announced)].filter((id) => !there.has(id)).length,
    duplicated: ids.length - there.size + answers.length - new Set(answers).size,
  };
}

/** Rows as a plain-text table, columns as wide as their widest cell. */
export function table(header, rows) {
  const cells = [header, ...rows].map((row) => row.map(String));
  const widths = header.map((_, column) => Math.max(...cells.map((row) => row[column].length)));
  return cells
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column]))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
