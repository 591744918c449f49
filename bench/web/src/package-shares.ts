import { readFileSync } from 'node:fs';
import { decodedMappings, TraceMap } from '@jridgewell/trace-mapping';

/**
 * Returns the owner of a source file, judging by its path in a source map: an npm package, one of
 * our projects, or the bundler's runtime.
 */
export function ownerOf(source: string): string {
  const path = decodeURI(source).replaceAll('\\', '/');
  const inPackage = path.split('node_modules/').slice(1).at(-1);
  if (inPackage !== undefined)
    return inPackage
      .split('/')
      .slice(0, inPackage.startsWith('@') ? 2 : 1)
      .join('/');
  return /(?:^|\/)((?:apps|libs)\/[^/]+)\//.exec(path)?.[1] ?? "the bundler's run-time";
}

/**
 * Counts the characters in built scripts by owner, using their source maps.
 * @returns number of characters by owner, largest first; code without a source is attributed to the
 *   bundler
 */
export function sharesOf(scripts: readonly { code: string; map: string }[]): Map<string, number> {
  const shares = new Map<string, number>();
  const add = (owner: string, count: number) => shares.set(owner, (shares.get(owner) ?? 0) + count);
  for (const { code, map } of scripts) {
    const trace = new TraceMap(map);
    const owners = trace.sources.map((source) => ownerOf(source ?? ''));
    const lines = code.split('\n');
    decodedMappings(trace).forEach((segments, line) => {
      let from = 0;
      let owner = ownerOf('');
      for (const [column, source] of segments) {
        add(owner, column - from);
        from = column;
        owner = (source === undefined ? undefined : owners[source]) ?? ownerOf('');
      }
      add(owner, (lines[line]?.length ?? from) - from);
    });
  }
  return new Map([...shares].filter(([, count]) => count > 0).sort(([, a], [, b]) => b - a));
}

/**
 * Returns each owner's share of the built scripts as a percentage, on one line. Owners with a share
 * below 1% are grouped as "others".
 */
export function sharesInWords(files: readonly string[]): string {
  const shares = sharesOf(
    files.map((file) => ({
      code: readFileSync(file, 'utf8'),
      map: readFileSync(`${file}.map`, 'utf8'),
    })),
  );
  const whole = [...shares.values()].reduce((sum, count) => sum + count, 0);
  const percent = (count: number) => (100 * count) / whole;
  const large = [...shares].filter(([, count]) => percent(count) >= 1);
  const rest = whole - large.reduce((sum, [, count]) => sum + count, 0);
  return [...large, ['others', rest] as const]
    .map(([owner, count]) => `${owner} ${percent(count).toFixed(1)}`)
    .join(', ');
}
