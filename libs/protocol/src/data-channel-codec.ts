import { DATA_CHANNEL_TYPES } from './constants';
import type { DataChannelMessage } from './data-channel';
import { boolean, integer, number, object, oneOf, optional, parser, text, where } from './decoder';

type Data = DataChannelMessage['data'];

const dataDecoder = object<Data>({
  text_chunk: optional(text),
  is_final: optional(boolean),
  message: optional(text),
  segment_id: optional(text),
  question_number: optional(integer()),
  question_count: optional(integer()),
  typed: optional(boolean),
  confidence: optional(where(number, (value) => value >= 0 && value <= 1)),
  at_ms: optional(number),
});

/** As `dataChannelMessageSchema`: the room does without a schema library. */
const messageParser = parser(
  object<DataChannelMessage>({
    type: oneOf(DATA_CHANNEL_TYPES),
    data: (value, faults, path) => (value === undefined ? {} : dataDecoder(value, faults, path)),
    status: optional(text),
  }),
);

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
    return messageParser.safeParse(JSON.parse(json)).data ?? null;
  } catch {
    return null;
  }
}

/** The bytes to publish for a message. */
export function encodeDataChannelMessage(message: DataChannelMessage): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(JSON.stringify(message));
}
