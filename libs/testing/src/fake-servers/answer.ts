import type { ErrorBody, ErrorCode } from '@portal/protocol';
import type { OperationName } from './operations';

/** What a server says. `hang` never answers; `offline` breaks the connection. */
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
/** An answer, or what gives it; `index` counts the calls of this operation from 0. */
export type Answerer = Answer | ((call: Call, index: number) => Answer | Promise<Answer>);
export type Answers = Partial<Record<OperationName, Answerer>>;

export const HANG: Answer = { hang: true };
export const OFFLINE: Answer = { offline: true };

/** A refusal in the form of both servers. */
export function refusal(
  status: number,
  code: ErrorCode,
  message: string,
  more: Partial<ErrorBody> = {},
): Answer {
  return { status, json: { message, detail: null, code, ...more } satisfies ErrorBody };
}
