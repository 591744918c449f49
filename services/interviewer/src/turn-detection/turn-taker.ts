import type { TurnEvidence } from '@portal/interviewing';
import type { Clock } from '@portal/clock';
import type { Transcription } from '../stt/stt';
import { countWords } from '../words';
import { TurnDraft } from './turn-draft';
import type { TurnListener } from './turn-listener';

/**
 * How long before the end of a turn to start preparing the reply (ms). Any earlier, and the words
 * would probably still change.
 */
const PREPARE_AHEAD_MS = 600;
/** How often to check whether the last words of a turn have arrived (ms). */
const LOOK_AGAIN_MS = 50;
/** Maximum wait for the last words of a turn (ms), in case the recognizer never returns them. */
const LONGEST_HOLD_MS = 8_000;

/**
 * What is known about a turn while the candidate is silent. `endings` is null while the words may
 * still change.
 */
export type SilenceEvidence = Omit<TurnEvidence, 'language'>;

const UNKNOWN: Pick<SilenceEvidence, 'sentenceEnd' | 'endings'> = {
  sentenceEnd: null,
  endings: null,
};

export interface TurnTakerParts {
  listener: TurnListener;
  clock: Clock;
  /** Whether the speech so far is still being transcribed. */
  wordsComing(): boolean;
  /** Returns how much silence ends a turn (ms), given what is known about the turn. */
  silenceNeeded(turn: SilenceEvidence): number;
}

/**
 * Decides when the candidate's turn may be over and when it is over, based on when they speak and
 * which words are recognized. Works with any recognizer; `silenceNeeded` sets how long to wait.
 */
export class TurnTaker {
  private draft: TurnDraft | null = null;
  /** The partial result for the current piece of speech. */
  private guess: Transcription | null = null;
  private settled: Pick<SilenceEvidence, 'sentenceEnd' | 'endings'> = UNKNOWN;
  private endOfTurnProbability: number | null = null;
  private speaking = false;
  private silentSince: number | null = null;
  private heldSince: number | null = null;
  private told: string | null = null;
  private shown = '';
  /**
   * Number of words taken from a partial result before the final result arrived. The final result
   * repeats these words, so they are skipped.
   */
  private takenOfGuess = 0;
  /**
   * Which recognition results to skip after a `discard`, because they contain words that were
   * spoken before it. After new speech has started, it is `once`: only one more final result is
   * skipped.
   */
  private skipping: 'all' | 'once' | null = null;
  private cancel: (() => void) | null = null;
  private closed = false;

  constructor(private readonly parts: TurnTakerParts) {}

  /**
   * Whether a turn is in progress: the candidate is speaking or pausing, or more recognized words
   * are due.
   */
  get busy(): boolean {
    return this.speaking || this.text() !== '' || this.parts.wordsComing();
  }

  /**
   * Handles the start of speech.
   * @param segmentId the id for the turn, if this speech starts a new one.
   */
  speechStarted(at: number, segmentId?: string): void {
    if (this.speaking || this.closed) return;
    if (!this.parts.wordsComing()) {
      this.skipping = null;
      this.takenOfGuess = 0;
    } else if (this.skipping) this.skipping = 'once';
    this.draft ??= new TurnDraft(segmentId);
    this.draft.speechStarted(at, this.text() !== '' || this.parts.wordsComing());
    this.speaking = true;
    this.endOfTurnProbability = null;
    this.told = null;
    this.heldSince = null;
    this.rest();
    this.parts.listener.speaking(true, at, this.draft.segmentId);
  }

  speechEnded(at: number): void {
    if (!this.speaking || this.closed) return;
    this.speaking = false;
    this.silentSince = at;
    this.draft?.speechEnded(at);
    this.parts.listener.speaking(false, at);
    this.decide();
  }

  /**
   * Handles the end-of-turn model's judgement of the current silence.
   * @param probability probability that the silence ends the turn (0–1).
   */
  endOfTurn(probability: number): void {
    if (this.speaking) return;
    this.endOfTurnProbability = probability;
    this.decide();
  }

  /** Handles a partial result for the current piece of speech. */
  partial(heard: Transcription): void {
    const text = this.beyondTaken(heard.text);
    if (this.skipping || this.closed || !text) return;
    const changed = text !== this.guess?.text;
    this.guess = { ...heard, text };
    if (changed) this.wordsChanged();
  }

  /** Handles the final result for a piece of speech. */
  final(heard: Transcription): void {
    if (this.closed) return;
    if (this.skipping) {
      if (this.skipping === 'once' || !this.parts.wordsComing()) this.skipping = null;
      return;
    }
    if (heard.text)
      this.settled = { sentenceEnd: heard.sentenceEnd ?? null, endings: heard.endings ?? null };
    this.guess = null;
    const text = this.beyondTaken(heard.text);
    const misheard = heard.misheard
      ?.map((index) => index - this.takenOfGuess)
      .filter((index) => index >= 0);
    this.takenOfGuess = 0;
    if (text) {
      // If the previous turn is already over, these words start a new turn. In that case, measure
      // the silence from now.
      this.silentSince = this.draft ? this.silentSince : this.parts.clock.now();
      this.draft ??= new TurnDraft();
      this.draft.add({ text, confidence: heard.confidence, ...(misheard && { misheard }) });
    }
    this.wordsChanged();
  }

  /**
   * Recalculates the end of the turn, after a change in the pace or in what is known about the
   * turn.
   */
  reconsider(): void {
    this.decide();
  }

  /** Discards the current turn, including words that are still expected for it. */
  discard(): void {
    const { listener, clock } = this.parts;
    this.skipping = this.parts.wordsComing() ? 'all' : null;
    this.forget();
    if (!this.speaking) return;
    this.speaking = false;
    listener.speaking(false, clock.now());
  }

  /** Stops the timers. The listener is not called afterwards. */
  close(): void {
    this.closed = true;
    this.rest();
  }

  private text(): string {
    return [this.draft?.text, this.guess?.text].filter(Boolean).join(' ');
  }

  private wordsChanged(): void {
    const text = this.text();
    if (text && text !== this.shown) this.parts.listener.words((this.shown = text));
    this.heldSince = null;
    this.decide();
  }

  private decide(): void {
    this.rest();
    const text = this.text();
    if (this.speaking || this.closed || !text) return;
    const { clock, silenceNeeded } = this.parts;
    this.silentSince ??= clock.now();
    const last = this.guess
      ? { sentenceEnd: this.guess.sentenceEnd ?? null, endings: null }
      : this.settled;
    const overAt =
      this.silentSince + silenceNeeded({ text, ...last, endOfTurn: this.endOfTurnProbability });
    const untilReady = overAt - PREPARE_AHEAD_MS - clock.now();
    if (untilReady > 0) this.cancel = clock.after(untilReady, () => this.ready(text, overAt));
    else this.ready(text, overAt);
  }

  /** Reports that the turn may be over, then ends it at `overAt`. */
  private ready(text: string, overAt: number): void {
    if (this.told !== text) {
      this.told = text;
      this.parts.listener.mayBeOver(text);
      // The listener may have discarded the turn in `mayBeOver`.
      if (this.told !== text) return;
    }
    const wait = overAt - this.parts.clock.now();
    if (wait > 0) this.cancel = this.parts.clock.after(wait, () => this.takeOrHold());
    else this.takeOrHold();
  }

  private takeOrHold(): void {
    const { clock, wordsComing } = this.parts;
    this.heldSince ??= clock.now();
    if (wordsComing() && clock.now() - this.heldSince < LONGEST_HOLD_MS) {
      this.cancel = clock.after(LOOK_AGAIN_MS, () => this.takeOrHold());
      return;
    }
    this.take();
  }

  private take(): void {
    const { listener, clock } = this.parts;
    const draft = this.draft ?? new TurnDraft();
    if (this.guess) {
      draft.add({ text: this.guess.text, confidence: this.guess.confidence });
      this.takenOfGuess = countWords(this.guess.text);
    }
    const turn = draft.finish(this.silentSince ?? clock.now());
    this.forget();
    listener.over(turn);
  }

  /** Returns the words in a piece of speech, except those already taken from its partial result. */
  private beyondTaken(text: string): string {
    return text.trim().split(/\s+/u).slice(this.takenOfGuess).join(' ');
  }

  private forget(): void {
    this.rest();
    this.draft = null;
    this.guess = null;
    this.settled = UNKNOWN;
    this.told = null;
    this.shown = '';
    this.heldSince = null;
  }

  private rest(): void {
    this.cancel?.();
    this.cancel = null;
  }
}
