import type { Clock } from '@portal/clock';
import { BargeIn, type BargeInDecision } from '@portal/interviewing';
import type { Saying } from '../speech-output/player';
import { STT_SAMPLE_RATE } from '../stt/stt';
import type { EchoDetector } from './echo';
import { CandidateVoice } from './candidate-voice';
import { balanceOf, levelOf, Onset } from './onset';
import type { VoiceWindow } from './voice-activity';

/**
 * How often to check whether a paused interviewer can resume (ms). Needed when no audio arrives,
 * for example because the microphone is off.
 */
const CHECK_MS = 200;

/** The interviewer's speech, which the candidate may interrupt. */
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
  /**
   * Called after each decision has been carried out. `stop` means that the candidate interrupted.
   */
  onDecision?: (decision: Exclude<BargeInDecision, 'ignore'>) => void;
}

/**
 * Lets the candidate interrupt. Pauses, resumes or stops the interviewer's speech, depending on the
 * candidate's audio and words.
 */
export class BargeInListener {
  private readonly policy = new BargeIn();
  private readonly onset = new Onset();
  private readonly candidateVoice = new CandidateVoice();
  private current: number | null = null;
  private lastHeardAt = 0;
  private readonly stopChecking: () => void;

  constructor(private readonly parts: BargeInParts) {
    this.stopChecking = parts.clock.every(CHECK_MS, () => this.check());
  }

  /**
   * Handles a window of the candidate's audio. Call it while the interviewer is silent too, to
   * learn the noise level in the candidate's room and how loud the candidate is.
   */
  heard({ at, samples, probability }: VoiceWindow): void {
    this.lastHeardAt = at;
    const saying = this.follow();
    const measure = () => ({ level: levelOf(samples), hiss: balanceOf(samples).hiss });
    if (!saying) {
      this.onset.skip(samples);
      this.candidateVoice.learn(measure, probability);
      this.parts.echo.record(samples, at);
      return;
    }
    const kind = this.onset.classify(samples, probability);
    const echo = this.parts.echo.isEcho(samples, at, kind === 'silence');
    const lasted = (samples.length * 1_000) / STT_SAMPLE_RATE;
    const distant = kind !== 'silence' && this.candidateVoice.isDistant(levelOf(samples));
    this.act(
      this.policy.sound(
        {
          kind: echo ? 'echo' : distant ? 'distant' : kind,
          at,
          lasted,
          probability,
          difference: this.candidateVoice.differenceOf(measure, {
            probability,
            hummed: kind === 'hum',
          }),
        },
        saying,
      ),
    );
  }

  /**
   * Handles a change in the recognized words.
   * @param text all words in the candidate's turn so far, partial or final; empty when the turn was
   *   discarded.
   */
  words(text: string): void {
    const saying = this.follow();
    this.act(this.policy.words(text, this.parts.clock.now(), saying?.text ?? ''));
  }

  /** Handles the end of the candidate's turn: a paused interviewer need not wait for more words. */
  turnOver(): void {
    if (this.follow()) this.act(this.policy.turnOver());
    this.words('');
  }

  /** Handles that the audio comes from another microphone, on which the candidate may be softer. */
  otherMicrophone(): void {
    this.candidateVoice.forget();
  }

  close(): void {
    this.stopChecking();
  }

  /**
   * Reports silence to the policy while no audio arrives, so that a paused interviewer can resume.
   */
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
