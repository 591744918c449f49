import canonicalize from 'canonicalize';

/**
 * Returns the text of `/remotes.json` that gets signed: the list without its `signature`, as
 * canonical JSON (RFC 8785). White space and key order don’t affect it, so the file can be
 * reformatted by hand.
 * @throws Error if a value has no canonical form, such as a lone surrogate
 */
export function signedText({ signature: _, ...list }: Readonly<Record<string, unknown>>): string {
  return canonicalize(list) as string;
}
