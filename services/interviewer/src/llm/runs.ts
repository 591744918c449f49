import {
  createWordingGuard,
  judgePrompt,
  type AnswerQuality,
  type LanguageModel,
  MAX_JUDGEMENT_CHARS,
  readJudgement,
  type RecentExchange,
  wordingPrompt,
  type WordingTask,
} from '@portal/interviewing';
import type { Language, PlannedQuestion } from '@portal/protocol';
import { splitSentences } from '../tts/sentences';

/** Enough tokens for the longest utterance; Arabic needs about three per word. */
const WORDING_TOKENS = 320;
const JUDGEMENT_TOKENS = 40;

/** A request to the model that can be cancelled at any time. */
export interface Run {
  cancel(): void;
}

/**
 * An utterance that the model is generating. Reads ahead of its consumer, as far as the guard
 * allows.
 */
export class WordingRun implements Run {
  private readonly abort = new AbortController();
  private readonly guard;
  private readonly sentences: string[] = [];
  private end: { error: unknown } | 'whole' | null = null;
  private wake: () => void = () => undefined;

  constructor(
    model: LanguageModel,
    private readonly task: WordingTask,
    recent: RecentExchange,
    patienceMs: number,
  ) {
    this.guard = createWordingGuard(task);
    const reply = model.stream(
      { messages: wordingPrompt(task, recent), maxTokens: WORDING_TOKENS, patienceMs },
      this.abort.signal,
    );
    void this.pump(reply).then(
      () => this.finish('whole'),
      (error: unknown) => this.finish({ error }),
    );
  }

  /**
   * Whether the question has passed the guard. If so, nothing needs to be added even if the rest
   * fails.
   */
  get asked(): boolean {
    return this.guard.asked;
  }

  /**
   * Waits for the sentence at this index; returns null after the last one.
   * @throws the model's failure, but only after all safe sentences have been read
   */
  async at(index: number): Promise<string | null> {
    while (index >= this.sentences.length && this.end === null)
      await new Promise<void>((resolve) => (this.wake = resolve));
    const sentence = this.sentences[index];
    if (sentence !== undefined) return sentence;
    if (this.end !== null && this.end !== 'whole') throw this.end.error;
    return null;
  }

  cancel(): void {
    this.abort.abort();
  }

  private async pump(reply: AsyncIterable<string>): Promise<void> {
    const stream = new SentenceStream();
    for await (const piece of reply) {
      for (const sentence of stream.push(piece)) this.add(this.guard.take(sentence));
      if (this.guard.complete) return;
    }
    for (const sentence of stream.end()) this.add(this.guard.take(sentence));
    this.add(this.guard.finish());
  }

  private add(sentences: readonly string[]): void {
    this.sentences.push(...sentences);
    this.wake();
  }

  private finish(end: NonNullable<WordingRun['end']>): void {
    this.end = end;
    this.wake();
    this.cancel();
  }
}

/** A judgement that the model is generating. */
export class JudgementRun implements Run {
  private readonly abort = new AbortController();
  /** Rejects if the request fails. Nothing has to handle that rejection. */
  readonly result: Promise<AnswerQuality>;

  constructor(
    model: LanguageModel,
    question: PlannedQuestion,
    answer: string,
    language: Language,
    patienceMs: number,
  ) {
    const reply = model.stream(
      {
        messages: judgePrompt(question, answer),
        json: true,
        maxTokens: JUDGEMENT_TOKENS,
        patienceMs,
      },
      this.abort.signal,
    );
    this.result = collect(reply)
      .then((text) => readJudgement(text, question, answer, language))
      .finally(() => this.cancel());
    this.result.catch(() => undefined);
  }

  cancel(): void {
    this.abort.abort();
  }
}

/** Collects a short reply. Cuts off a longer one, which makes it invalid. */
async function collect(reply: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const piece of reply) {
    text += piece;
    if (text.length > MAX_JUDGEMENT_CHARS) break;
  }
  return text;
}

/** Holds at most one request that was started before it was needed, identified by its key. */
export class Speculation<R extends Run> {
  private begun: { key: string; run: R } | null = null;

  /** Starts a run unless one with this key is already running. Cancels a run with another key. */
  begin(key: string, start: () => R): void {
    if (this.begun?.key === key) return;
    this.drop();
    this.begun = { key, run: start() };
  }

  /** Hands over the run with this key, or starts one. Cancels a run with another key. */
  take(key: string, start: () => R): R {
    this.begin(key, start);
    const { run } = this.begun!;
    this.begun = null;
    return run;
  }

  drop(): void {
    this.begun?.run.cancel();
    this.begun = null;
  }
}

/**
 * Maximum length of a sentence (characters). Longer text without an end is treated as a failure.
 */
const MAX_SENTENCE_CHARS = 600;

/** The reply contains no sentence breaks. */
class EndlessSentence extends Error {
  override readonly name = 'EndlessSentence';
}

/** Assembles streamed text into whole sentences. */
class SentenceStream {
  private rest = '';

  /**
   * Adds a piece of text and returns the sentences that are now complete. A sentence is complete
   * once the next one begins.
   * @throws EndlessSentence
   */
  push(piece: string): string[] {
    this.rest += piece;
    const sentences = splitSentences(this.rest);
    // Text that ends in white space may end with an abbreviation; only the next word shows whether
    // the sentence is over.
    if (sentences.length < 2) return this.within([]);
    this.rest = sentences.pop()! + (/\s$/.test(this.rest) ? ' ' : '');
    return this.within(sentences);
  }

  /** Returns the remaining sentences after the text has ended. */
  end(): string[] {
    const sentences = splitSentences(this.rest);
    this.rest = '';
    return sentences;
  }

  private within(sentences: string[]): string[] {
    if (this.rest.length > MAX_SENTENCE_CHARS) throw new EndlessSentence('sentence too long');
    return sentences;
  }
}
