export interface ChatMessage {
  role: 'system' | 'user';
  content: string;
}

export interface ModelRequest {
  messages: readonly ChatMessage[];
  /** The reply is to be one JSON object. */
  json?: boolean;
  /** Length at which the model breaks off, in its own tokens. */
  maxTokens: number;
  /** How long the caller waits for a beginning (ms): another try that a busy server asks for is made only within it. */
  patienceMs: number;
}

/** Any model that continues a chat. Stateless: each request holds all that it is to know. */
export interface LanguageModel {
  /**
   * The reply in pieces as they come; pieces end anywhere, in the middle of words too.
   * Ends early and without an error once `signal` is aborted.
   * @throws whatever goes wrong on the way, a refusal among it.
   */
  stream(request: ModelRequest, signal: AbortSignal): AsyncIterable<string>;
}
