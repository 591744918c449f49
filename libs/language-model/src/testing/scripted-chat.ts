import type { ChatMessage } from '@portal/interviewing';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { ScriptedServer } from '@portal/testing/scripted-server';

/** The fields of a chat request that the tests inspect. */
export interface ChatRequest {
  model: string;
  messages: ChatMessage[];
  stream: boolean;
  max_tokens?: number;
  response_format?: {
    type: string;
    json_schema?: { name: string; schema: object; strict: boolean };
  };
  stream_options?: { include_usage: boolean };
}
export type Reply = (response: ServerResponse, request: ChatRequest) => void | Promise<void>;

/**
 * An OpenAI-compatible chat endpoint that sends scripted replies in order and repeats the last one.
 */
export class ScriptedChat extends ScriptedServer {
  readonly chats: ChatRequest[] = [];
  script: Reply[] = [];
  /** Number of requests whose connection closed before the reply was complete. */
  dropped = 0;
  private readonly waiting: { count: number; resolve: () => void }[] = [];

  constructor(...script: Reply[]) {
    super();
    this.script = script;
  }

  get baseUrl(): string {
    return `http://${this.host}/v1`;
  }

  /** Resolves once this many requests have arrived in total. */
  async asked(count: number): Promise<void> {
    if (this.chats.length < count)
      await new Promise<void>((resolve) => this.waiting.push({ count, resolve }));
  }

  /** Resolves once this many connections have closed before the reply was complete. */
  async ended(count = 1): Promise<void> {
    while (this.dropped < count) await nextTurn();
  }

  protected override respond(request: IncomingMessage, response: ServerResponse): void {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      this.chats.push(JSON.parse(Buffer.concat(parts).toString()) as ChatRequest);
      response.on('close', () => {
        if (!response.writableFinished) this.dropped += 1;
      });
      const reply = this.script.length > 1 ? this.script.shift()! : this.script[0]!;
      void Promise.resolve(reply(response, this.chats.at(-1)!)).catch(() => response.destroy());
      for (const { count, resolve } of this.waiting) if (this.chats.length >= count) resolve();
    });
  }
}

const event = (delta: object, finish: string | null = null) =>
  `data: ${JSON.stringify({ choices: [{ delta, finish_reason: finish }] })}\n\n`;
const END = `${event({}, 'stop')}data: [DONE]\n\n`;
const begin = (response: ServerResponse) =>
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
const tokens = (text: string) => text.match(/\S+\s*/g) ?? [];

/** Writes each piece to the response separately. */
async function send(
  response: ServerResponse,
  pieces: Iterable<string | Uint8Array>,
): Promise<void> {
  begin(response);
  for (const piece of pieces) {
    if (response.destroyed) return;
    response.write(piece);
    await nextTurn();
  }
}

/** Sends a complete reply, one word per event. */
export const says =
  (text: string): Reply =>
  async (response) => {
    await send(
      response,
      tokens(text).map((content) => event({ content })),
    );
    response.end(END);
  };
/** Sends a complete reply and reports its usage, as servers do after the last word. */
export const saysUsing =
  (text: string, prompt: number, reply: number): Reply =>
  async (response) => {
    await send(response, [event({ content: text })]);
    const usage = { prompt_tokens: prompt, completion_tokens: reply };
    response.end(`data: ${JSON.stringify({ choices: [], usage })}\n\n${END}`);
  };
/**
 * Sends a complete reply in chunks of `size` bytes, which may split events, lines and characters.
 */
export const saysInBytes =
  (text: string, size: number): Reply =>
  async (response) => {
    const bytes = Buffer.from(
      tokens(text)
        .map((content) => event({ content }))
        .join('') + END,
    );
    await send(
      response,
      Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
        bytes.subarray(at * size, (at + 1) * size),
      ),
    );
    response.end();
  };
/** Starts a reply, then stalls and never ends it. */
export const stallsAfter =
  (text: string): Reply =>
  (response) =>
    send(
      response,
      tokens(text).map((content) => event({ content })),
    );
/** Starts a reply, then drops the connection. */
export const breaksAfter =
  (text: string): Reply =>
  async (response) => {
    await send(
      response,
      tokens(text).map((content) => event({ content })),
    );
    response.destroy();
  };
/** Accepts the request and never replies. */
export const hangs = (): Reply => () => undefined;
/** Repeats the text until the client disconnects. */
export const endless =
  (text: string): Reply =>
  async (response) => {
    begin(response);
    while (!response.destroyed) {
      response.write(event({ content: text }));
      await nextTurn();
    }
  };
/** Sends text that isn't a chat event stream. */
export const garbage =
  (text: string): Reply =>
  async (response) => {
    await send(response, [text]);
    response.end();
  };
/** Sends the model's own refusal, in the protocol's `refusal` field. */
export const refuses = (): Reply => async (response) => {
  await send(response, [event({ refusal: 'I cannot help with that.' })]);
  response.end(END);
};
export const fails =
  (status: number, headers: Record<string, string> = {}, message = 'scripted'): Reply =>
  (response) => {
    response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(JSON.stringify({ error: { message } }));
  };
