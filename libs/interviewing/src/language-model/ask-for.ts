import type { Clock } from '@portal/clock';
import { z } from 'zod';
import { withDeadline } from './deadline';
import type { ChatMessage, LanguageModel, ReplyFormat } from './port';

/** Thrown if a reply, and the one that was to repair it, do not fit the schema. */
export class ReplyInvalid extends Error {
  override readonly name = 'ReplyInvalid';
}

/** A question whose reply is an object of a known form. */
export interface StructuredRequest<T> {
  /** Letters, digits and underscores, at most 64. */
  name: string;
  /** Strict objects only, without optional fields: some servers accept no others. */
  schema: z.core.$ZodType<T>;
  messages: readonly ChatMessage[];
  /** Maximum length of a reply, in the model's tokens. */
  maxTokens: number;
  /** How long to wait for the whole reply (ms), including the round that repairs it. */
  patienceMs: number;
}

export interface AskOptions {
  clock: Clock;
  signal: AbortSignal;
}

/**
 * Maximum characters per token of a reply. A reply that is longer than its tokens allow has ignored
 * `maxTokens` and is cut.
 */
const CHARS_PER_TOKEN = 12;

/**
 * Asks a model for an object. A reply that does not fit is sent back once, with what was wrong.
 * @throws ReplyInvalid if the second reply does not fit either; ModelLate if the time is up; the
 *   signal's reason if it is aborted; the model's own error if a request fails.
 */
export async function askFor<T>(
  model: LanguageModel,
  request: StructuredRequest<T>,
  { clock, signal }: AskOptions,
): Promise<T> {
  const abort = new AbortController();
  const asking = askTwice(model, request, clock, abort.signal);
  try {
    return await withDeadline(asking, request.patienceMs, clock, signal);
  } finally {
    abort.abort();
  }
}

/** The form of a reply that fits a schema. */
export function replyFormat(name: string, schema: z.core.$ZodType): ReplyFormat {
  const { $schema: _, ...rest } = z.toJSONSchema(schema);
  return { name, schema: rest };
}

async function askTwice<T>(
  model: LanguageModel,
  request: StructuredRequest<T>,
  clock: Clock,
  signal: AbortSignal,
): Promise<T> {
  const endsAt = clock.now() + request.patienceMs;
  const ask = (messages: readonly ChatMessage[]) =>
    collectReply(
      model.stream(
        {
          messages,
          json: replyFormat(request.name, request.schema),
          maxTokens: request.maxTokens,
          patienceMs: Math.max(0, endsAt - clock.now()),
        },
        signal,
      ),
      request.maxTokens * CHARS_PER_TOKEN,
    );
  const reply = await ask(request.messages);
  const first = parse(reply, request.schema);
  if ('value' in first) return first.value;
  signal.throwIfAborted();
  const second = parse(
    await ask([
      ...request.messages,
      { role: 'assistant', content: reply },
      {
        role: 'user',
        content: `That was not valid: ${first.problem}. Reply again, with the corrected JSON object alone.`,
      },
    ]),
    request.schema,
  );
  if ('value' in second) return second.value;
  throw new ReplyInvalid(`the reply does not fit ${request.name}`);
}

/** Collects a streamed reply, but stops at `maxChars` characters and drops the rest. */
export async function collectReply(
  pieces: AsyncIterable<string>,
  maxChars: number,
): Promise<string> {
  let text = '';
  for await (const piece of pieces) {
    text += piece;
    if (text.length > maxChars) break;
  }
  return text.slice(0, maxChars);
}

/** How many problems of a reply are sent back to the model. */
const PROBLEMS_SHOWN = 5;

/** Returns the object in a reply, or what is wrong with the reply, in words for the model. */
function parse<T>(reply: string, schema: z.core.$ZodType<T>): { value: T } | { problem: string } {
  let json: unknown;
  try {
    json = JSON.parse(withoutFence(reply));
  } catch {
    return { problem: 'it is not JSON' };
  }
  const result = z.safeParse(schema, json);
  if (result.success) return { value: result.data };
  const problems = result.error.issues
    .slice(0, PROBLEMS_SHOWN)
    .map(({ path, message }) => `${path.join('.') || 'the object'}: ${message}`);
  return { problem: problems.join('; ') };
}

const FENCE = '```';

/** Returns what stands between the first two fences of a reply, or all of it. */
export function withoutFence(reply: string): string {
  const [, fenced] = reply.split(FENCE);
  return fenced?.replace(/^json/, '') ?? reply;
}
