export interface ChatMessage {
  role: 'system' | 'user';
  content: string;
}

export interface ModelRequest {
  messages: readonly ChatMessage[];
  /** The reply must be one JSON object. */
  json?: boolean;
  /** Maximum length of the reply, in the model's tokens. */
  maxTokens: number;
  /**
   * How long the caller waits for the first piece (ms). Retries that a busy server asks for must
   * fit in it.
   */
  patienceMs: number;
}

/** Any chat model. Stateless: each request contains all the context. */
export interface LanguageModel {
  /**
   * Streams the reply in pieces, which may end in the middle of a word.
   * Ends early and without an error when `signal` is aborted.
   * @throws any failure, including a refusal.
   */
  stream(request: ModelRequest, signal: AbortSignal): AsyncIterable<string>;
}
