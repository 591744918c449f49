import type { ErrorBody, ErrorCode } from '@portal/protocol';
import type { OperationName } from './operations';

/** A fake server's response. `hang` never responds; `offline` fails like a broken connection. */
export type Answer =
  | {
      status?: number;
      json?: unknown;
      text?: string;
      bytes?: Uint8Array;
      contentType?: string;
      delayMs?: number;
    }
  | { hang: true }
  | { offline: true };
export interface Call {
  path: string;
  query: URLSearchParams;
  headers: Record<string, string>;
  body: string;
  json: unknown;
}
/**
 * A response, or a function that returns one. `index` counts the calls to the operation, starting
 * from 0.
 */
export type Answerer = Answer | ((call: Call, index: number) => Answer | Promise<Answer>);
export type Answers = Partial<Record<OperationName, Answerer>>;

export const HANG: Answer = { hang: true };
export const OFFLINE: Answer = { offline: true };

/** Returns an error response in the format that both APIs use. */
export function refusal(
  status: number,
  code: ErrorCode,
  message: string,
  more: Partial<ErrorBody> = {},
): Answer {
  return { status, json: { message, detail: null, code, ...more } satisfies ErrorBody };
}
