import {
  type AnswerQuality,
  collectReply,
  createWordingGuard,
  type FollowUpTask,
  isUnclearTurn,
  JUDGEMENT_FORMAT,
  judgePrompt,
  type LanguageModel,
  MAX_JUDGEMENT_CHARS,
  type Outcome,
  readJudgement,
  type RecentExchange,
  type TaskContext,
  understandTurn,
  wordingPrompt,
  type WordingTask,
  writeFollowUp,
} from '@portal/interviewing';
import type { PlannedQuestion } from '@portal/protocol';
import type { TurnReading } from '../session/session-parts';
import { splitSentences } from '../tts/sentences';

/**
 * Maximum length of a reply (tokens): enough for the longest utterance. Arabic needs about three
 * tokens per word.
 */
const WORDING_TOKENS = 320;
/** Maximum length of a judgement (tokens): a JSON object with one word. */
const JUDGEMENT_TOKENS = 40;

/** A request to the model that can be cancelled at any time. */
export interface Run {
  cancel(): void;
}

/** An utterance that comes sentence by sentence. */
export interface UtteranceRun extends Run {
  /**
   * Whether the question has passed the guard. If so, the utterance is usable even if the rest of
   * the reply fails.
   */
  readonly asked: boolean;
  /**
   * Returns the sentence at `index` once it is available, or null after the last sentence.
   * @throws the model's failure, but only after all safe sentences have been read
   */
  at(index: number): Promise<string | null>;
}

/**
 * An utterance that the model is generating. The reply is read as fast as it arrives, even if the
 * consumer is slower, until the guard has a complete utterance.
 */
export class WordingRun implements UtteranceRun {
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

  get asked(): boolean {
    return this.guard.asked;
  }

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

/**
 * A turn that the model is reading. If the rules leave open what it means, the model tells that;
 * otherwise it judges the answer.
 */
export class ReadingRun implements Run {
  private readonly abort = new AbortController();
  /** Rejects if the request fails. Callers may ignore the rejection. */
  readonly result: Promise<TurnReading>;

  constructor(
    context: Pick<TaskContext, 'model' | 'clock'>,
    turn: { question: PlannedQuestion; text: string },
    patienceMs: number,
  ) {
    const { signal } = this.abort;
    const reading = isUnclearTurn(turn.text)
      ? understandTurn(turn, { ...context, signal }).then((outcome) => ({
          meaning: resultOf(outcome),
        }))
      : judge(context.model, turn, patienceMs, signal).then((judgement) => ({ judgement }));
    this.result = reading.finally(() => this.cancel());
    this.result.catch(() => undefined);
  }

  cancel(): void {
    this.abort.abort();
  }
}

async function judge(
  model: LanguageModel,
  { question, text }: { question: PlannedQuestion; text: string },
  patienceMs: number,
  signal: AbortSignal,
): Promise<AnswerQuality> {
  const reply = model.stream(
    {
      messages: judgePrompt(question, text),
      json: JUDGEMENT_FORMAT,
      maxTokens: JUDGEMENT_TOKENS,
      patienceMs,
    },
    signal,
  );
  return readJudgement(await collectReply(reply, MAX_JUDGEMENT_CHARS), question, text);
}

/** Thrown when a task failed. Carries the name of the task's own error, for the log. */
class TaskFailed extends Error {
  constructor(override readonly name: string) {
    super(name);
  }
}

function resultOf<T>({ result, failure }: Outcome<T>): T {
  if (failure !== null) throw new TaskFailed(failure);
  return result;
}

/** A follow-up that the model writes from the candidate's words: one sentence. */
export class FollowUpRun implements UtteranceRun {
  private readonly abort = new AbortController();
  private readonly question: Promise<string>;
  asked = false;

  constructor(context: Pick<TaskContext, 'model' | 'clock'>, task: FollowUpTask) {
    this.question = writeFollowUp(task, { ...context, signal: this.abort.signal })
      .then((outcome) => {
        const followUp = resultOf(outcome);
        if (!followUp) throw new TaskFailed('NoFollowUp');
        return followUp.text;
      })
      .finally(() => this.cancel());
    this.question.catch(() => undefined);
  }

  async at(index: number): Promise<string | null> {
    if (index > 0) return null;
    const question = await this.question;
    this.asked = true;
    return question;
  }

  cancel(): void {
    this.abort.abort();
  }
}

/**
 * Holds at most one speculative run, which was started before it is known to be needed. Each run is
 * identified by a key.
 */
export class Speculation<R extends Run> {
  private begun: { key: string; run: R } | null = null;

  /**
   * Starts a run unless one with this key is already running. Cancels any run with a different key.
   */
  begin(key: string, start: () => R): void {
    if (this.begun?.key === key) return;
    this.drop();
    this.begun = { key, run: start() };
  }

  /**
   * Returns the run with this key, starting it if necessary. The caller then owns the run. Cancels
   * any run with a different key.
   */
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

/** Maximum length of a sentence (characters). A reply with a longer one is treated as a failure. */
const MAX_SENTENCE_CHARS = 600;

/** Thrown when a sentence exceeds the maximum length. */
class EndlessSentence extends Error {
  override readonly name = 'EndlessSentence';
}

/** Assembles streamed text into whole sentences. */
class SentenceStream {
  private rest = '';

  /**
   * Adds a piece of text and returns the sentences that are now complete. A sentence is complete
   * once the next one begins.
   * @throws EndlessSentence if one of them, or the incomplete one, is too long
   */
  push(piece: string): string[] {
    this.rest += piece;
    const sentences = splitSentences(this.rest);
    // The last sentence stays incomplete until the next one begins, because its final full stop may
    // belong to an abbreviation.
    if (sentences.length < 2) return this.within([]);
    this.rest = sentences.pop()! + (/\s$/.test(this.rest) ? ' ' : '');
    return this.within(sentences);
  }

  /** Returns the remaining sentences. Called once the text has ended. */
  end(): string[] {
    const sentences = splitSentences(this.rest);
    this.rest = '';
    return sentences;
  }

  private within(sentences: string[]): string[] {
    if ([...sentences, this.rest].some(({ length }) => length > MAX_SENTENCE_CHARS))
      throw new EndlessSentence('sentence too long');
    return sentences;
  }
}
