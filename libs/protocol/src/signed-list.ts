import canonicalize from 'canonicalize';

/**
 * The signed text of `/remotes.json`: the list without its `signature`, as canonical JSON (RFC
 * 8785). White space and key order don’t matter, so that people can edit the file.
 * @throws Error if a value has no canonical form, such as a lone surrogate
 */
export function signedText({ signature: _, ...list }: Readonly<Record<string, unknown>>): string {
  return canonicalize(list) as string;
}
