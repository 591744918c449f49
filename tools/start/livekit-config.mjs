import { HOST } from './settings.mjs';

/**
 * How long an empty room stays open for a candidate whose connection was lost, in seconds. Same as
 * `ROOM_DEPARTURE_TIMEOUT_S` in the product.
 */
const DEPARTURE_TIMEOUT_S = 120;
const EMPTY_TIMEOUT_S = 300;

/**
 * Returns LiveKit's configuration. The server accepts connections only from this machine.
 * @param {{ livekit: number, livekitTcp: number, livekitUdp: number }} ports
 * @param {Record<string, string>} secrets
 * @param {{ address: string, password: string } | null} redis connects several nodes into a
 *   cluster; null for a single node.
 */
export function livekitConfig(ports, secrets, redis = null) {
  return {
    port: ports.livekit,
    bind_addresses: [HOST],
    rtc: {
      tcp_port: ports.livekitTcp,
      udp_port: ports.livekitUdp,
      node_ip: HOST,
      use_external_ip: false,
      enable_loopback_candidate: true,
      ips: { includes: [`${HOST}/32`] },
    },
    room: { empty_timeout: EMPTY_TIMEOUT_S, departure_timeout: DEPARTURE_TIMEOUT_S },
    keys: { [secrets.LIVEKIT_API_KEY]: secrets.LIVEKIT_API_SECRET },
    logging: { level: 'info' },
    ...(redis !== null && { redis: { address: redis.address, password: redis.password } }),
  };
}
