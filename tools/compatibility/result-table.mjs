import { table } from '../table.mjs';

/**
 * Formats the results as a table, with one row per combination.
 * @param {object} played
 * @param {string[]} played.parts
 * @param {{ key: string, from: string, contract: string }[]} played.versions
 * @param {import('./combinations.mjs').Combination[]} played.combinations
 * @param {Record<string, number>} played.changed how many files of each part differ between the
 *   older and the newer version
 * @param {{ title: string, ok: boolean }[]} played.specs results of the browser tests; each title
 *   begins with the name of a combination
 */
export function resultTable({ parts, versions, combinations, changed, specs }) {
  const rows = combinations.map(({ name, versions: choice, refused }) => {
    const spec = specs.find(({ title }) => title.startsWith(`${name}:`));
    const wanted =
      refused.length === 0 ? 'the journey passes' : `fallback of ${refused.join(', ')}`;
    return [
      ...parts.map((part) => choice[part]),
      wanted,
      spec === undefined ? 'not played' : spec.ok ? 'as expected' : 'FAILED',
    ];
  });
  return [
    '',
    ...versions.map(
      ({ key, from, contract }) => `${key.padEnd(4)} = ${from}, contract ${contract}`,
    ),
    `files that differ between old and new: ${Object.entries(changed)
      .map((entry) => entry.join(' '))
      .join(', ')}`,
    '',
    table([...parts, 'the contract says', 'in the browser'], rows),
    '',
  ].join('\n');
}
