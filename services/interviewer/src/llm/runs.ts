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

/** Tokens for the longest utterance, Arabic with about three a word, and for one JSON object. */
const WORDING_TOKENS = 320;
const JUDGEMENT_TOKENS = 40;

/** One request to the model that can be dropped at any time. */
export interface Run {
  cancel(): void;
}

/** One utterance in the making. Runs ahead of who reads it, no further than the guard lets it. */
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

  /** The question is among the sentences let through: nothing has to be added, whatever becomes of the rest. */
  get asked(): boolean {
    return this.guard.asked;
  }

  /** The sentence in this place, as soon as it is there; null after the last. @throws what went wrong, once all that is safe has been read. */
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

/** One judgement in the making. */
export class JudgementRun implements Run {
  private readonly abort = new AbortController();
  /** @throws what went wrong; nobody has to listen. */
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

/** The whole of a short reply: a longer one is cut, and then is none. */
async function collect(reply: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const piece of reply) {
    text += piece;
    if (text.length > MAX_JUDGEMENT_CHARS) break;
  }
  return text;
}

/** The one run that was begun ahead of its time, by what it is of. */
export class Speculation<R extends Run> {
  private begun: { key: string; run: R } | null = null;

  /** Begins unless the same is under way; anything else is dropped for it. */
  begin(key: string, start: () => R): void {
    if (this.begun?.key === key) return;
    this.drop();
    this.begun = { key, run: start() };
  }

  /** What was begun of this; else it is begun now. Whatever was begun of something else is dropped. */
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

/** No spoken sentence is as long: more without an end is no sentence (characters). */
const MAX_SENTENCE_CHARS = 600;

/** A reply that does not fall into sentences. */
class EndlessSentence extends Error {
  override readonly name = 'EndlessSentence';
}

/** Makes whole sentences of text that comes in pieces. */
class SentenceStream {
  private rest = '';

  /** Adds a piece; gives the sentences that are over, which is known once the next one begins. @throws EndlessSentence */
  push(piece: string): string[] {
    this.rest += piece;
    const sentences = splitSentences(this.rest);
    // What ends in white space could still be the end of an abbreviation's sentence; the next word tells.
    if (sentences.length < 2) return this.within([]);
    this.rest = sentences.pop()! + (/\s$/.test(this.rest) ? ' ' : '');
    return this.within(sentences);
  }

  /** The text has ended: gives what is left of it. */
  end(): string[] {
    const sentences = splitSentences(this.rest);
    this.rest = '';
    return sentences;
  }

  private within(sentences: string[]): string[] {
    if (this.rest.length > MAX_SENTENCE_CHARS) throw new EndlessSentence('no sentence ends');
    return sentences;
  }
}
