import {
  dataChannelMessageSchema,
  type DataChannelMessage,
  type DataChannelMessageInput,
} from './data-channel';

/**
 * Reads one payload of the data channel.
 * Never throws: an unknown type or a malformed payload gives `null`, for the caller to log and drop.
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

/** The bytes to publish for a message. */
export function encodeDataChannelMessage(
  message: DataChannelMessageInput,
): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(JSON.stringify(message));
}
