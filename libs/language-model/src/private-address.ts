import { BlockList, isIP } from 'node:net';

/** Loopback, private, link-local and unique-local addresses (RFC 1918, 3927, 4193, 4291). */
const PRIVATE = new BlockList();
for (const [network, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const)
  PRIVATE.addSubnet(network, prefix, 'ipv4');
PRIVATE.addAddress('::1', 'ipv6');
for (const [network, prefix] of [
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  PRIVATE.addSubnet(network, prefix, 'ipv6');

/**
 * Whether requests to `url` stay on this machine or its local network, that is, whether the host is
 * a private address or a name that only resolves locally.
 */
export function staysHere(url: string): boolean {
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '');
  const family = isIP(host);
  if (family !== 0) return PRIVATE.check(host, family === 4 ? 'ipv4' : 'ipv6');
  return (
    host === 'localhost' ||
    !host.includes('.') ||
    /\.(localhost|local|internal|lan|home\.arpa)$/.test(host)
  );
}
