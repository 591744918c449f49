import canonicalize from 'canonicalize';

/**
 * What the signature of `/remotes.json` is made over: the list without its `signature`, as canonical JSON (RFC 8785). White space and the order of
 * keys do not count, so that the file stays one that people read; everything else does.
 * @throws Error where the list holds what has no canonical form, such as half a surrogate pair.
 */
export function signedText({ signature: _, ...list }: Readonly<Record<string, unknown>>): string {
  return canonicalize(list) as string;
}
