import type { Clock } from '@portal/clock';
import {
  addressesTheModel,
  type AnswerQuality,
  type LanguageModel,
  type RecentExchange,
  type Say,
  withDeadline,
  wordingTask,
  type WordingTask,
} from '@portal/interviewing';
import type { InterviewPlan, PlannedQuestion } from '@portal/protocol';
import type { Log } from '../log';
import { pairSentences, type SentencePair } from '../speech-output/sentence-pair';
import { JudgementRun, Speculation, WordingRun } from './runs';
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
 * Timeout for judging an answer (ms). The reply has to wait for the judgement, but judging usually
 * starts before it is certain that the candidate has finished.
 */
export const JUDGEMENT_MS = 1_000;
/**
 * Timeout for the greeting (ms). Longer than the others, because the candidate is not yet waiting
 * for a reply.
 */
export const GREETING_MS = 2_500;
/**
 * Number of consecutive failures after which the model is no longer used. During each failure, the
 * candidate waits in silence.
 */
const FAILURES_IN_A_ROW = 3;

export interface ModelWordingOptions {
  model: LanguageModel;
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
 * Uses a language model to phrase utterances and judge answers. Falls back to the built-in wording
 * and rules.
 */
export class ModelWording implements EngineWording {
  onGivenUp: EngineWording['onGivenUp'] = null;
  private readonly breaker = new CircuitBreaker(FAILURES_IN_A_ROW, (error) => this.giveUp(error));
  private readonly wordings = new Speculation<WordingRun>();
  private readonly judgements = new Speculation<JudgementRun>();
  private lastAsked = '';
  /**
   * Whether the last judgement was late or failed. If so, the next utterance uses the built-in
   * wording, so that a slow model causes only one wait per turn.
   */
  private unjudged = false;
  private closed = false;

  constructor(private readonly parts: ModelWordingOptions) {}

  async *word(say: Say, signal: AbortSignal): AsyncGenerator<SentencePair> {
    const task = this.taskOf(say);
    const run = task && this.wordings.take(keyOf(say), () => this.startWording(say, task));
    this.unjudged = false;
    if (say.kind === 'question' || say.kind === 'follow_up')
      this.lastAsked = task?.asked.text ?? say.text.text;
    if (run) yield* this.modelWords(run, say, task, signal);
    else if (!signal.aborted) yield* pairSentences(say.text);
  }

  async judge(
    question: PlannedQuestion,
    answer: string,
    signal: AbortSignal,
  ): Promise<AnswerQuality | null> {
    this.unjudged = false;
    if (!this.mayJudge(answer) || signal.aborted) return null;
    const run = this.judgements.take(answerKey(question, answer), () =>
      this.startJudging(question, answer),
    );
    try {
      const quality = await withDeadline(run.result, JUDGEMENT_MS, this.parts.clock, signal);
      this.breaker.succeeded();
      return quality;
    } catch (error) {
      if (!signal.aborted) {
        this.failed('judgement', error);
        this.unjudged = true;
      }
      return null;
    } finally {
      run.cancel();
    }
  }

  prepare(question: PlannedQuestion, answer: string): void {
    if (this.mayJudge(answer))
      this.judgements.begin(answerKey(question, answer), () => this.startJudging(question, answer));
    else this.judgements.drop();
  }

  prepareWording(say: Say): void {
    const task = this.taskOf(say);
    if (task) this.wordings.begin(keyOf(say), () => this.startWording(say, task));
    else this.wordings.drop();
  }

  forget(): void {
    this.wordings.drop();
    this.judgements.drop();
  }

  close(): void {
    this.closed = true;
    this.forget();
  }

  private async *modelWords(
    run: WordingRun,
    say: Say,
    task: WordingTask,
    signal: AbortSignal,
  ): AsyncGenerator<SentencePair> {
    let said = 0;
    try {
      const first = say.kind === 'greeting' ? GREETING_MS : FIRST_SENTENCE_MS;
      for (;;) {
        const sentence = await withDeadline(
          run.at(said),
          said === 0 ? first : STALL_MS,
          this.parts.clock,
          signal,
        );
        if (sentence === null) break;
        said += 1;
        yield { text: sentence, spoken: sentence };
      }
      this.breaker.succeeded();
    } catch (error) {
      if (signal.aborted) return;
      this.failed('wording', error);
      if (!run.asked) yield* pairSentences(said === 0 ? say.text : task.asked);
    } finally {
      run.cancel();
    }
  }

  private taskOf(say: Say): WordingTask | null {
    const { plan, voiceReadsBareArabic } = this.parts;
    const readable = plan.language !== 'ar-SA' || voiceReadsBareArabic();
    return this.usable && readable && !this.unjudged ? wordingTask(say, plan) : null;
  }

  private startWording(say: Say, task: WordingTask): WordingRun {
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

  private startJudging(question: PlannedQuestion, answer: string): JudgementRun {
    return new JudgementRun(
      this.parts.model,
      question,
      answer,
      this.parts.plan.language,
      JUDGEMENT_MS,
    );
  }

  private mayJudge(answer: string): boolean {
    return this.usable && answer.trim() !== '' && !addressesTheModel(answer);
  }

  private get usable(): boolean {
    return !this.closed && !this.breaker.open;
  }

  private failed(what: 'wording' | 'judgement', error: unknown): void {
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

const keyOf = ({ kind, text, after }: Say): string =>
  JSON.stringify([kind, text.text, after?.answer ?? null]);
const answerKey = ({ id }: PlannedQuestion, answer: string): string => JSON.stringify([id, answer]);

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

  get open(): boolean {
    return this.inARow >= this.limit;
  }

  succeeded(): void {
    if (!this.open) this.inARow = 0;
  }

  failed(error: unknown): void {
    if (this.open) return;
    this.inARow += 1;
    if (this.open) this.onOpen(error);
  }
}
