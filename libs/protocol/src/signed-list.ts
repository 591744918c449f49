import canonicalize from 'canonicalize';

/**
 * Returns the text of `/remotes.json` that is signed: the list without its `signature`, as
 * canonical JSON (RFC 8785). White space and key order don’t matter, so people can edit the file.
 * @throws Error if a value has no canonical form, such as a lone surrogate
 */
export function signedText({ signature: _, ...list }: Readonly<Record<string, unknown>>): string {
  return canonicalize(list) as string;
}
