import { isApiError, type AssessmentResult } from '@portal/api-clients';
import type { Clock, Stop } from '@portal/clock';
import type { Assessment, Correction, InterviewMessage, InterviewSummary } from '@portal/protocol';
import { createSnapshotStore } from '../store/snapshot-store';

/**
 * Initial and maximum delay between polls while the analysis is in progress (ms). Each delay is 1.5
 * times the previous one, up to the maximum.
 */
export const FIRST_POLL_MS = 1_000;
export const LONGEST_POLL_MS = 8_000;
const BACKOFF = 1.5;
/** Time after which the page says that the analysis is taking longer than usual (ms). */
export const LONG_ANALYSIS_MS = 30_000;

export type ReportState =
  | { name: 'loading' }
  /** The analysis is in progress. `long` is true if it is taking longer than usual. */
  | { name: 'preparing'; long: boolean }
  /**
   * There is no analysis: either this reader isn't allowed to start one, or an attempt to start one
   * had no effect.
   */
  | { name: 'not-analysed' }
  | { name: 'analysis-failed'; mayAnalyze: boolean }
  /** The report ticket has expired. */
  | { name: 'ticket-ended' }
  /** The interview no longer exists. */
  | { name: 'gone' }
  | { name: 'failed'; error: unknown }
  /**
   * `messages` and `interview` are null if they failed to load; `interviewError` is why the
   * interview did. `notScoredAgain` is why the last attempt to score the interview again failed:
   * `analysis` if the analysis did; null if there was none. `newest` is the number of the newest
   * revision, which is shown unless the reader asked for an earlier one.
   */
  | {
      name: 'ready';
      assessment: Assessment;
      newest: number;
      messages: InterviewMessage[] | null;
      interview: InterviewSummary | null;
      interviewError: unknown;
      notScoredAgain: { error: unknown } | 'analysis' | null;
    };

/** Requests a report's data, either as the signed-in candidate or with a report ticket. */
export interface ReportReader {
  /** @param revision the revision to read; the newest by default */
  assessment(revision?: number): Promise<AssessmentResult>;
  messages(): Promise<InterviewMessage[]>;
  interview(): Promise<InterviewSummary>;
  /** The candidate's interviews with a score. Null for readers with a ticket, who see only one. */
  scored: (() => Promise<InterviewSummary[]>) | null;
  /** Starts the analysis. Null for readers with a ticket, who aren't allowed to start one. */
  analyze: ((options: { forceReAnalyze: boolean }) => Promise<unknown>) | null;
  /** Saves the corrections of a message. Null for readers with a ticket. */
  correct:
    ((messageId: string, corrections: readonly Correction[]) => Promise<InterviewMessage>) | null;
}

/**
 * Loads a report. If the analysis is in progress, polls until it is finished or `stop` is called.
 */
export class ReportLoader {
  readonly store = createSnapshotStore<{ report: ReportState }>({ report: { name: 'loading' } });
  readonly #reader: ReportReader;
  readonly #clock: Clock;
  #stopWaiting: Stop | null = null;
  #delayMs = FIRST_POLL_MS;
  #asked = false;
  #waitingSince: number | null = null;
  /** Incremented on every start and stop, so that late responses can be ignored. */
  #generation = 0;
  /** The report that is shown again if scoring the interview anew fails. */
  #before: Extract<ReportState, { name: 'ready' }> | null = null;

  constructor(reader: ReportReader, clock: Clock) {
    this.#reader = reader;
    this.#clock = clock;
  }

  async load(): Promise<void> {
    this.stop();
    this.#asked = false;
    this.#waitingSince = null;
    this.#delayMs = FIRST_POLL_MS;
    this.#before = null;
    this.#set({ name: 'loading' });
    await this.#look(this.#generation);
  }

  /** Restarts a failed analysis if this reader is allowed to. Otherwise loads the report again. */
  async retry(): Promise<void> {
    const failed = this.store.getState().report.name === 'analysis-failed';
    if (!failed || this.#reader.analyze === null) return this.load();
    this.stop();
    await this.#startAnalysis(this.#generation, true);
  }

  /**
   * Saves the corrections of a message and shows them. If the message has other words by now, shows
   * those.
   * @throws ApiError if they couldn't be saved
   */
  async correct(messageId: string, corrections: readonly Correction[]): Promise<InterviewMessage> {
    if (this.#reader.correct === null) throw new Error('This reader may not correct anything');
    try {
      const corrected = await this.#reader.correct(messageId, corrections);
      this.#showMessages((messages) =>
        messages.map((message) => (message.id === messageId ? corrected : message)),
      );
      return corrected;
    } catch (error) {
      const loaded =
        isApiError(error) && error.code === 'conflict'
          ? await this.#reader.messages().catch(() => null)
          : null;
      if (loaded) this.#showMessages(() => loaded);
      throw error;
    }
  }

  #showMessages(change: (messages: InterviewMessage[]) => InterviewMessage[]): void {
    const { report } = this.store.getState();
    if (report.name === 'ready' && report.messages)
      this.#set({ ...report, messages: change(report.messages) });
  }

  /** Returns the candidate's interviews with a score, or none if they can't be read. */
  async scored(): Promise<InterviewSummary[]> {
    return (await this.#reader.scored?.().catch(() => null)) ?? [];
  }

  /**
   * Shows another revision of the report.
   * @throws ApiError if it couldn't be loaded
   */
  async showRevision(revision: number): Promise<void> {
    const result = await this.#reader.assessment(revision);
    const { report } = this.store.getState();
    if (report.name === 'ready' && result.kind === 'ready')
      this.#set({ ...report, assessment: result.assessment });
  }

  /** Makes a new revision of a report that is shown. If that fails, the report is shown again. */
  async scoreAgain(): Promise<void> {
    const { report } = this.store.getState();
    if (report.name !== 'ready' || this.#reader.analyze === null) return;
    this.stop();
    this.#before = report;
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
      if (generation === this.#generation) this.#fail(error);
    }
  }

  async #handle(result: AssessmentResult, generation: number): Promise<void> {
    if (result.kind === 'ready') {
      // The server gives the report before the one that failed.
      if (this.#before?.assessment.revision === result.assessment.revision)
        return this.#set({ ...this.#before, notScoredAgain: 'analysis' });
      return this.#show(result.assessment, generation);
    }
    if (result.kind === 'none') {
      if (this.#reader.analyze === null || this.#asked) return this.#set({ name: 'not-analysed' });
      return this.#startAnalysis(generation, false);
    }
    if (result.status === 'analysis_failed' && this.#before)
      return this.#set({ ...this.#before, notScoredAgain: 'analysis' });
    if (result.status === 'analysis_failed')
      return this.#set({ name: 'analysis-failed', mayAnalyze: this.#reader.analyze !== null });
    this.#wait(generation);
  }

  async #startAnalysis(generation: number, forceReAnalyze: boolean): Promise<void> {
    this.#asked = true;
    this.#waitingSince = this.#clock.now();
    this.#delayMs = FIRST_POLL_MS;
    this.#set({ name: 'preparing', long: false });
    try {
      await this.#reader.analyze?.({ forceReAnalyze });
      if (generation === this.#generation) this.#wait(generation);
    } catch (error) {
      if (generation === this.#generation) this.#fail(error);
    }
  }

  #wait(generation: number): void {
    this.#waitingSince ??= this.#clock.now();
    this.#set({
      name: 'preparing',
      long: this.#clock.now() - this.#waitingSince >= LONG_ANALYSIS_MS,
    });
    this.#stopWaiting = this.#clock.after(this.#delayMs, () => void this.#look(generation));
    this.#delayMs = Math.min(LONGEST_POLL_MS, this.#delayMs * BACKOFF);
  }

  async #show(assessment: Assessment, generation: number): Promise<void> {
    const [messages, shown] = await Promise.all([
      this.#reader.messages().catch(() => null),
      this.#reader.interview().then(
        (interview) => ({ interview, interviewError: null }),
        (interviewError: unknown) => ({ interview: null, interviewError }),
      ),
    ]);
    if (generation !== this.#generation) return;
    this.#before = null;
    const newest = assessment.revision;
    this.#set({ name: 'ready', assessment, newest, messages, ...shown, notScoredAgain: null });
  }

  #fail(error: unknown): void {
    if (isApiError(error) && error.code === 'not_found') return this.#set({ name: 'gone' });
    if (this.#before) return this.#set({ ...this.#before, notScoredAgain: { error } });
    const ended = isApiError(error) && error.status === 401 && this.#reader.analyze === null;
    this.#set(ended ? { name: 'ticket-ended' } : { name: 'failed', error });
  }

  #set(report: ReportState): void {
    this.store.setState({ report });
  }
}
