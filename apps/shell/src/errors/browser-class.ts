/** Edge and Opera call themselves Chrome as well: the specific come first. */
const KINDS: readonly (readonly [string, RegExp])[] = [
  ['edge', /\bEdgA?\/(\d+)/],
  ['opera', /\bOPR\/(\d+)/],
  ['firefox', /\b(?:Firefox|FxiOS)\/(\d+)/],
  ['chrome', /\b(?:Chrome|HeadlessChrome|CriOS)\/(\d+)/],
  ['safari', /\bVersion\/(\d+)(?:\.[\d.]*)? .*Safari\//],
];

/** A browser's kind and major version, such as `chrome 131` or `safari 18 mobile`: what matters for an error, and not enough to know somebody by. */
export function browserClass(userAgent: string): string {
  const [kind, version] = KINDS.map(
    ([name, pattern]) => [name, pattern.exec(userAgent)?.[1]] as const,
  ).find(([, found]) => found !== undefined) ?? ['other', undefined];
  return `${kind}${version === undefined ? '' : ` ${version}`}${/\bMobi|\bAndroid\b/.test(userAgent) ? ' mobile' : ''}`;
}
