/** A message of a chat, as OpenAI's protocol has it. */
export interface ChatMessage {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

/** The form that a reply must have: one JSON object that fits a JSON schema. */
export interface ReplyFormat {
  /** Letters, digits and underscores, at most 64. */
  name: string;
  schema: Readonly<Record<string, unknown>>;
}

/** Tokens of one request and its reply, as the server counts them. */
export interface TokenUsage {
  prompt: number;
  reply: number;
}

/** A request to a model. */
export interface ModelRequest {
  messages: readonly ChatMessage[];
  /**
   * The form of the reply; plain text without it. Servers differ in how well they keep to it, so
   * the caller must check the reply.
   */
  json?: ReplyFormat;
  /** Maximum length of the reply, in the model's tokens. */
  maxTokens: number;
  /**
   * How long the caller waits for the first piece of the reply (ms), including any retries that a
   * busy server asks for.
   */
  patienceMs: number;
  /** Called at most once, at the end of the reply, if the server reports its usage. */
  onUsage?: (usage: TokenUsage) => void;
}

/** A chat model from any provider. Stateless: each request must contain the whole context. */
export interface LanguageModel {
  /**
   * Streams the reply in pieces, which may end in the middle of a word. Ends early, without an
   * error, when `signal` is aborted.
   * @throws an error of any kind if the request fails or the model refuses.
   */
  stream(request: ModelRequest, signal: AbortSignal): AsyncIterable<string>;
}
