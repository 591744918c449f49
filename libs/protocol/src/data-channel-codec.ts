import {
  dataChannelMessageSchema,
  type DataChannelMessage,
  type DataChannelMessageInput,
} from './data-channel';

/**
 * Parses one data channel payload.
 * @returns null for an unknown type or a malformed payload; never throws
 */
export function parseDataChannelMessage(payload: Uint8Array | string): DataChannelMessage | null {
  try {
    const json =
      typeof payload === 'string'
        ? payload
        : new TextDecoder('utf-8', { fatal: true }).decode(payload);
    return dataChannelMessageSchema.safeParse(JSON.parse(json)).data ?? null;
  } catch {
    return null;
  }
}

/** Encodes a message as UTF-8 JSON, ready to publish. */
export function encodeDataChannelMessage(
  message: DataChannelMessageInput,
): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(JSON.stringify(message));
}
