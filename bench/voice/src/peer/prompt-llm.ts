import { DEFAULT_API_CONNECT_OPTIONS, llm } from '@livekit/agents';

/** Takes the place of a language model: answers at once with the next question, as long as the product's own. */
export class PromptLLM extends llm.LLM {
  private asked = 0;

  /** @param questions asked one after the other, and from the first again. */
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

  /** What is said next; preemptive generation asks several times in one turn, which changes nothing but the question. */
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
