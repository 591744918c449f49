import type { Clock } from '@portal/clock';
import {
  addressesTheModel,
  askedInOtherWords,
  type FollowUpTask,
  type LanguageModel,
  missingPoint,
  type RecentExchange,
  type Say,
  withDeadline,
  wordingTask,
  type WordingTask,
} from '@portal/interviewing';
import type { InterviewPlan, PlannedQuestion } from '@portal/protocol';
import type { BudgetedModel } from '@portal/language-model';
import type { Log } from '../log';
import type { TurnReading } from '../session/session-parts';
import { pairSentences, type SentencePair } from '../speech-output/sentence-pair';
import { FollowUpRun, ReadingRun, Speculation, type UtteranceRun, WordingRun } from './runs';
import type { EngineWording } from './wording';

/**
 * Timeout for the first sentence (ms). After an answer, people notice a silence of more than about
 * 1.5 s, and TTS needs part of that time.
 */
export const FIRST_SENTENCE_MS = 1_200;
/**
 * Timeout for each subsequent sentence (ms). Even a short sentence takes about that long to speak,
 * so the candidate hears no gap.
 */
export const STALL_MS = 1_500;
/**
 * Timeout for reading a turn (ms). The reply has to wait for it, but reading usually starts before
 * it is certain that the candidate has finished.
 */
export const READING_MS = 1_000;
/**
 * Timeout for the greeting (ms). Longer than the others, because the candidate is not yet waiting
 * for a reply.
 */
export const GREETING_MS = 2_500;
/**
 * Timeout for the model's first reply (ms), which nobody waits for. A local server may first have to
 * load the model.
 */
export const WARM_UP_MS = 60_000;
/**
 * Number of consecutive failures after which the model is no longer used. During each failure, the
 * candidate waits in silence.
 */
const FAILURES_IN_A_ROW = 3;

export interface ModelWordingOptions {
  model: LanguageModel & Partial<Pick<BudgetedModel, 'used'>>;
  plan: InterviewPlan;
  clock: Clock;
  log: Log;
  /**
   * Whether the current TTS voice can read Arabic without diacritics, which is how models write it.
   * The built-in voice cannot.
   */
  voiceReadsBareArabic: () => boolean;
}

/**
 * Uses a language model to phrase utterances, read turns and ask follow-ups. Falls back to the
 * built-in wording and rules.
 */
export class ModelWording implements EngineWording {
  onGivenUp: EngineWording['onGivenUp'] = null;
  private readonly breaker = new CircuitBreaker(FAILURES_IN_A_ROW, (error) => this.giveUp(error));
  private readonly wordings = new Speculation<UtteranceRun>();
  private readonly readings = new Speculation<ReadingRun>();
  private lastAsked = '';
  /**
   * Whether the last reading of a turn was late or failed. If so, the next utterance uses the
   * built-in wording, so that a slow model causes only one wait per turn.
   */
  private unread = false;
  private warmingUp: AbortController | null = null;
  private closed = false;

  constructor(private readonly parts: ModelWordingOptions) {}

  /**
   * Asks the model for a word, and leaves everything to the built-in words and rules until it
   * replies. So nobody in the room waits for a model that never answers, or that is still loading.
   */
  async warmUp(): Promise<void> {
    const abort = new AbortController();
    this.warmingUp = abort;
    const { model, clock } = this.parts;
    try {
      const reply = firstPieceOf(
        model.stream(
          {
            messages: [{ role: 'user', content: 'Reply with the word: ready' }],
            maxTokens: 8,
            patienceMs: WARM_UP_MS,
          },
          abort.signal,
        ),
      );
      await withDeadline(reply, WARM_UP_MS, clock, abort.signal);
      this.breaker.succeeded();
    } catch (error) {
      if (!this.closed) this.breaker.open(error);
    } finally {
      this.warmingUp = null;
      abort.abort();
    }
  }

  async *word(say: Say, signal: AbortSignal): AsyncGenerator<SentencePair> {
    const task = this.taskOf(say);
    const run = task && this.wordings.take(keyOf(say), () => this.startWording(say, task));
    this.unread = false;
    if (say.kind === 'question' || say.kind === 'follow_up')
      this.lastAsked = task?.asked.text ?? say.text.text;
    if (run) yield* this.modelWords(run, say, task, signal);
    else if (!signal.aborted) yield* pairSentences(say.text);
  }

  async read(
    question: PlannedQuestion,
    turn: string,
    signal: AbortSignal,
  ): Promise<TurnReading | null> {
    this.unread = false;
    if (!this.mayRead(turn) || signal.aborted) return null;
    const run = this.readings.take(turnKey(question, turn), () =>
      this.startReading(question, turn),
    );
    try {
      const reading = await withDeadline(run.result, READING_MS, this.parts.clock, signal);
      this.breaker.succeeded();
      return reading;
    } catch (error) {
      if (!signal.aborted) {
        this.failed('reading', error);
        this.unread = true;
      }
      return null;
    } finally {
      run.cancel();
    }
  }

  prepare(question: PlannedQuestion, turn: string): void {
    if (this.mayRead(turn))
      this.readings.begin(turnKey(question, turn), () => this.startReading(question, turn));
    else this.readings.drop();
  }

  prepareWording(say: Say): void {
    const task = this.taskOf(say);
    if (task) this.wordings.begin(keyOf(say), () => this.startWording(say, task));
    else this.wordings.drop();
  }

  forget(): void {
    this.wordings.drop();
    this.readings.drop();
  }

  close(): void {
    if (this.closed) return;
    this.closed = true;
    this.warmingUp?.abort();
    this.forget();
    const { model, log, plan } = this.parts;
    if (model.used)
      log.info(
        { interviewId: plan.interviewId, used: { ...model.used } },
        'a language model helped in an interview',
      );
  }

  private async *modelWords(
    run: UtteranceRun,
    say: Say,
    task: WordingTask,
    signal: AbortSignal,
  ): AsyncGenerator<SentencePair> {
    const said: string[] = [];
    try {
      const first = say.kind === 'greeting' ? GREETING_MS : FIRST_SENTENCE_MS;
      for (;;) {
        const sentence = await withDeadline(
          run.at(said.length),
          said.length === 0 ? first : STALL_MS,
          this.parts.clock,
          signal,
        );
        if (sentence === null) break;
        said.push(sentence);
        this.lastAsked = askedInOtherWords(say, said.join(' ')) ?? this.lastAsked;
        yield { text: sentence, spoken: sentence };
      }
      this.breaker.succeeded();
    } catch (error) {
      if (signal.aborted) return;
      this.failed('wording', error);
      if (!run.asked) yield* pairSentences(said.length === 0 ? say.text : task.asked);
    } finally {
      run.cancel();
    }
  }

  private taskOf(say: Say): WordingTask | null {
    const { plan, voiceReadsBareArabic } = this.parts;
    const readable = plan.language !== 'ar-SA' || voiceReadsBareArabic();
    return this.usable && readable && !this.unread ? wordingTask(say, plan) : null;
  }

  private startWording(say: Say, task: WordingTask): UtteranceRun {
    const followUp = this.followUpTask(say);
    if (followUp) return new FollowUpRun(this.parts, followUp);
    const recent: RecentExchange = say.after
      ? { asked: this.lastAsked, answered: say.after.answer }
      : null;
    return new WordingRun(
      this.parts.model,
      task,
      recent,
      say.kind === 'greeting' ? GREETING_MS : FIRST_SENTENCE_MS,
    );
  }

  /** Returns what a follow-up from the candidate's words is to aim at; null if nothing is known. */
  private followUpTask({ kind, after, questionIndex }: Say): FollowUpTask | null {
    const { plan } = this.parts;
    const question = plan.questions[questionIndex ?? -1];
    const answer = after?.told ?? after?.answer ?? '';
    if (kind !== 'follow_up' || !after?.question || !question || addressesTheModel(answer))
      return null;
    const missing = missingPoint(question, answer);
    return missing === null ? null : { question, answer, missing, language: plan.language };
  }

  private startReading(question: PlannedQuestion, text: string): ReadingRun {
    return new ReadingRun(this.parts, { question, text }, READING_MS);
  }

  private mayRead(turn: string): boolean {
    return this.usable && turn.trim() !== '' && !addressesTheModel(turn);
  }

  private get usable(): boolean {
    return !this.closed && this.warmingUp === null && !this.breaker.isOpen;
  }

  private failed(what: 'wording' | 'reading', error: unknown): void {
    // Log only names and numbers, because error messages from servers and parsers may quote what
    // people said.
    const { name, status, fault } = error as { name?: string; status?: number; fault?: string };
    this.parts.log.warn(
      {
        what,
        error: name,
        ...(status !== undefined && { status }),
        ...(fault !== undefined && { fault }),
      },
      'language model failed: built-in words and rules instead',
    );
    this.breaker.failed(error);
  }

  private giveUp(error: unknown): void {
    this.forget();
    this.parts.log.warn({}, 'language model given up for this interview');
    this.onGivenUp?.(error);
  }
}

async function firstPieceOf(reply: AsyncIterable<string>): Promise<void> {
  for await (const piece of reply) if (piece) return;
  throw new Error('the model says nothing');
}

const keyOf = ({ kind, text, after }: Say): string =>
  JSON.stringify([kind, text.text, after?.answer ?? null]);
const turnKey = ({ id }: PlannedQuestion, turn: string): string => JSON.stringify([id, turn]);

/**
 * Opens permanently after `limit` consecutive failures; the interview then continues without the
 * model.
 */
class CircuitBreaker {
  private inARow = 0;

  constructor(
    private readonly limit: number,
    private readonly onOpen: (error: unknown) => void,
  ) {}

  get isOpen(): boolean {
    return this.inARow >= this.limit;
  }

  succeeded(): void {
    if (!this.isOpen) this.inARow = 0;
  }

  failed(error: unknown): void {
    if (this.isOpen) return;
    this.inARow += 1;
    if (this.isOpen) this.onOpen(error);
  }

  open(error: unknown): void {
    if (this.isOpen) return;
    this.inARow = this.limit;
    this.onOpen(error);
  }
}
