export interface ChatMessage {
  role: 'system' | 'user';
  content: string;
}

export interface ModelRequest {
  messages: readonly ChatMessage[];
  /** Whether the reply must be a single JSON object. */
  json?: boolean;
  /** Maximum length of the reply, in the model's tokens. */
  maxTokens: number;
  /**
   * How long the caller waits for the first piece of the reply (ms), including any retries that a
   * busy server asks for.
   */
  patienceMs: number;
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
