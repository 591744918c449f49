import { BargeIn, type BargeInDecision } from '@portal/interviewing';
import type { Clock } from '../clock';
import type { Saying } from '../speech-output/player';
import { STT_SAMPLE_RATE } from '../stt/stt';
import type { EchoDetector } from './echo';
import { Onset } from './onset';
import type { VoiceWindow } from './voice-activity';

/** How often the decision is thought over where no sound comes, as from a microphone that was switched off (ms). */
const CHECK_MS = 200;

/** The voice that may be broken into. */
export interface Interruptible {
  readonly saying: Saying | null;
  pause(): void;
  resume(): void;
  interrupt(): void;
}

export interface BargeInParts {
  speechOutput: Interruptible;
  echo: EchoDetector;
  clock: Clock;
  /** Told of each decision that was acted on, after it was: `stop` is an interruption. */
  onDecision?: (decision: Exclude<BargeInDecision, 'ignore'>) => void;
}

/** Lets the candidate break into what the interviewer says: their sound and words in, the interviewer's voice held, stopped or let go on. */
export class BargeInListener {
  private readonly policy = new BargeIn();
  private readonly onset = new Onset();
  private current: number | null = null;
  private lastHeardAt = 0;
  private readonly stopChecking: () => void;

  constructor(private readonly parts: BargeInParts) {
    this.stopChecking = parts.clock.every(CHECK_MS, () => this.check());
  }

  /**
   * One window of the candidate's sound, also while the interviewer is silent: the noise of the room is learnt then.
   */
  heard({ at, samples, probability }: VoiceWindow): void {
    this.lastHeardAt = at;
    const saying = this.follow();
    if (!saying) {
      this.onset.skip(samples);
      this.parts.echo.hear(samples, at);
      return;
    }
    const kind = this.onset.classify(samples, probability);
    const echo = this.parts.echo.isEcho(samples, at, kind === 'silence');
    const lasted = (samples.length * 1_000) / STT_SAMPLE_RATE;
    this.act(this.policy.sound({ kind: echo ? 'echo' : kind, at, lasted, probability }, saying));
  }

  /** All words of the candidate's turn so far, guessed or settled; empty when a turn is over or forgotten. */
  words(text: string): void {
    const saying = this.follow();
    this.act(this.policy.words(text, this.parts.clock.now(), saying?.text ?? ''));
  }

  close(): void {
    this.stopChecking();
  }

  /** Without sound the end of a pause would never come. */
  private check(): void {
    const saying = this.follow();
    const now = this.parts.clock.now();
    if (!saying?.paused || now - this.lastHeardAt < CHECK_MS) return;
    this.act(
      this.policy.sound({ kind: 'silence', at: now, lasted: CHECK_MS, probability: 0 }, saying),
    );
  }

  private follow(): Saying | null {
    const { saying } = this.parts.speechOutput;
    if (saying && saying.id !== this.current) this.policy.begins(saying);
    else if (!saying && this.current !== null) this.policy.ends();
    this.current = saying?.id ?? null;
    return saying;
  }

  private act(decision: BargeInDecision): void {
    const { speechOutput, onDecision } = this.parts;
    if (decision === 'ignore') return;
    if (decision === 'pause') speechOutput.pause();
    else if (decision === 'resume') speechOutput.resume();
    else speechOutput.interrupt();
    onDecision?.(decision);
  }
}
