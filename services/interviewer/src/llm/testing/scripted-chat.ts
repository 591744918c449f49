import type { ChatMessage } from '@portal/interviewing';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { ScriptedServer } from '../../testing/scripted-server';

/** What a chat request holds. */
export interface ChatRequest {
  model: string;
  messages: ChatMessage[];
  stream: boolean;
  max_tokens?: number;
  response_format?: { type: string };
}
export type Reply = (response: ServerResponse, request: ChatRequest) => void | Promise<void>;

/** An OpenAI-compatible chat endpoint that answers each request by the next reply of its script, the last one for good. */
export class ScriptedChat extends ScriptedServer {
  readonly chats: ChatRequest[] = [];
  script: Reply[] = [];
  /** Requests that the client has ended before their reply was whole. */
  dropped = 0;
  private readonly waiting: { count: number; resolve: () => void }[] = [];

  constructor(...script: Reply[]) {
    super();
    this.script = script;
  }

  get baseUrl(): string {
    return `http://${this.host}/v1`;
  }

  /** Resolves once so many requests have come in all. */
  async asked(count: number): Promise<void> {
    if (this.chats.length < count)
      await new Promise<void>((resolve) => this.waiting.push({ count, resolve }));
  }

  /** Resolves once the client has ended so many requests early. */
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

/** Sends bytes in the given pieces, each by itself. */
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

/** A whole reply, word by word. */
export const says =
  (text: string): Reply =>
  async (response) => {
    await send(
      response,
      tokens(text).map((content) => event({ content })),
    );
    response.end(END);
  };
/** A whole reply whose bytes come `size` at a time: events, lines and letters are cut anywhere. */
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
/** A reply that stops in the middle and neither goes on nor ends. */
export const stallsAfter =
  (text: string): Reply =>
  (response) =>
    send(
      response,
      tokens(text).map((content) => event({ content })),
    );
/** A reply whose connection breaks in the middle. */
export const breaksAfter =
  (text: string): Reply =>
  async (response) => {
    await send(
      response,
      tokens(text).map((content) => event({ content })),
    );
    response.destroy();
  };
/** Takes the request and says nothing. */
export const hangs = (): Reply => () => undefined;
/** Never ends. */
export const endless =
  (text: string): Reply =>
  async (response) => {
    begin(response);
    while (!response.destroyed) {
      response.write(event({ content: text }));
      await nextTurn();
    }
  };
/** Bytes that are no event stream of a chat. */
export const garbage =
  (text: string): Reply =>
  async (response) => {
    await send(response, [text]);
    response.end();
  };
/** The model's own refusal, in the field that the protocol has for it. */
export const refuses = (): Reply => async (response) => {
  await send(response, [event({ refusal: 'I cannot help with that.' })]);
  response.end(END);
};
export const fails =
  (status: number, headers: Record<string, string> = {}): Reply =>
  (response) => {
    response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end('{"error":{"message":"scripted"}}');
  };
