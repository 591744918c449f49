import type { AssessmentResult } from '@portal/api-clients';
import type { Assessment, InterviewMessage, InterviewSummary } from '@portal/protocol';
import type { Clock, Stop } from '../room/clock';
import { SnapshotStore } from '../room/snapshot-store';

/** First wait between two looks at an analysis that runs, and the longest (ms); each is half as long again as the one before. */
export const FIRST_POLL_MS = 1_000;
export const LONGEST_POLL_MS = 8_000;
const BACKOFF = 1.5;

export type ReportState =
  | { name: 'loading' }
  /** The analysis runs. */
  | { name: 'preparing' }
  /** None was asked for, and this reader may not ask. */
  | { name: 'not-analysed' }
  | { name: 'analysis-failed' }
  | { name: 'failed'; error: unknown }
  /** `messages` is null where they could not be loaded, `interview` where this reader may not see it. */
  | { name: 'ready'; assessment: Assessment; messages: InterviewMessage[] | null; interview: InterviewSummary | null };

/** What the report is read from: by the signed-in candidate, or with a ticket. */
export interface ReportReader {
  assessment(): Promise<AssessmentResult>;
  messages(): Promise<InterviewMessage[]>;
  interview(): Promise<InterviewSummary | null>;
  /** Null for a reader with a ticket. */
  analyze: ((options: { forceReAnalyze: boolean }) => Promise<unknown>) | null;
}

/** Fetches a report, waiting for its analysis as long as somebody reads along. */
export class ReportLoader {
  readonly store = new SnapshotStore<{ report: ReportState }>({ report: { name: 'loading' } });
  readonly #reader: ReportReader;
  readonly #clock: Clock;
  #stopWaiting: Stop | null = null;
  #delayMs = FIRST_POLL_MS;
  #asked = false;
  /** Answers to an earlier start say nothing any more. */
  #generation = 0;

  constructor(reader: ReportReader, clock: Clock) {
    this.#reader = reader;
    this.#clock = clock;
  }

  async load(): Promise<void> {
    this.stop();
    this.#asked = false;
    this.#delayMs = FIRST_POLL_MS;
    this.#set({ name: 'loading' });
    await this.#look(this.#generation);
  }

  /** After a failure: a failed analysis is run again by whoever may, anything else is loaded again. */
  async retry(): Promise<void> {
    const failed = this.store.getSnapshot().report.name === 'analysis-failed';
    if (!failed || this.#reader.analyze === null) return this.load();
    this.stop();
    await this.#startAnalysis(this.#generation, true);
  }

  stop(): void {
    this.#generation += 1;
    this.#stopWaiting?.();
    this.#stopWaiting = null;
  }

  async #look(generation: number): Promise<void> {
    try {
      const result = await this.#reader.assessment();
      if (generation !== this.#generation) return;
      await this.#handle(result, generation);
    } catch (error) {
      if (generation === this.#generation) this.#set({ name: 'failed', error });
    }
  }

  async #handle(result: AssessmentResult, generation: number): Promise<void> {
    if (result.kind === 'ready') return this.#show(result.assessment, generation);
    if (result.kind === 'none') {
      if (this.#reader.analyze === null || this.#asked) return this.#set({ name: 'not-analysed' });
      return this.#startAnalysis(generation, false);
    }
    if (result.status === 'analysis_failed') return this.#set({ name: 'analysis-failed' });
    this.#wait(generation);
  }

  async #startAnalysis(generation: number, forceReAnalyze: boolean): Promise<void> {
    this.#asked = true;
    this.#set({ name: 'preparing' });
    try {
      await this.#reader.analyze?.({ forceReAnalyze });
      if (generation === this.#generation) this.#wait(generation);
    } catch (error) {
      if (generation === this.#generation) this.#set({ name: 'failed', error });
    }
  }

  #wait(generation: number): void {
    this.#set({ name: 'preparing' });
    this.#stopWaiting = this.#clock.after(this.#delayMs, () => void this.#look(generation));
    this.#delayMs = Math.min(LONGEST_POLL_MS, this.#delayMs * BACKOFF);
  }

  async #show(assessment: Assessment, generation: number): Promise<void> {
    const [messages, interview] = await Promise.all([
      this.#reader.messages().catch(() => null),
      this.#reader.interview().catch(() => null),
    ]);
    if (generation === this.#generation) this.#set({ name: 'ready', assessment, messages, interview });
  }

  #set(report: ReportState): void {
    this.store.patch({ report });
  }
}
