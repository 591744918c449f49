import { DEFAULT_API_CONNECT_OPTIONS, llm } from '@livekit/agents';

/** Stands in for a language model: replies immediately with the next question. */
export class PromptLLM extends llm.LLM {
  private asked = 0;

  /** @param questions asked in order, then again from the start */
  constructor(private readonly questions: readonly string[]) {
    super();
  }

  override label(): string {
    return 'bench.PromptLLM';
  }

  override chat({
    chatCtx,
    toolCtx,
    connOptions = DEFAULT_API_CONNECT_OPTIONS,
  }: Parameters<llm.LLM['chat']>[0]): llm.LLMStream {
    return new PromptStream(this, { chatCtx, ...(toolCtx && { toolCtx }), connOptions });
  }

  /**
   * Returns the next reply. Preemptive generation may call this several times per turn. That only
   * causes some questions to be skipped, which is harmless.
   */
  next(): string {
    this.asked += 1;
    return `Thank you. ${this.questions[this.asked % this.questions.length] ?? ''}`;
  }
}

class PromptStream extends llm.LLMStream {
  constructor(
    private readonly owner: PromptLLM,
    ...[options]: [ConstructorParameters<typeof llm.LLMStream>[1]]
  ) {
    super(owner, options);
  }

  protected override run(): Promise<void> {
    this.queue.put({ id: 'prompt', delta: { role: 'assistant', content: this.owner.next() } });
    return Promise.resolve();
  }
}
