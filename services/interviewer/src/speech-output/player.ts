import { sameProsody, USUAL_PROSODY, type Prosody } from '@portal/protocol';
import type { Clock } from '@portal/clock';
import type { Log } from '../log';
import type { Tts } from '../tts/tts';
import type { SpeechOutput, PlaybackResult, Speech } from './speech-output';
import { Playback } from './playback';
import { Rendering } from './rendering';
import { type SentencePair, splitFirstClause } from './sentence-pair';
import type { Sink, SoundTap } from './sink';

/** The utterance in progress, as exposed to the code that decides whether to interrupt it. */
export interface Saying {
  /** Distinguishes this utterance from earlier ones. */
  readonly id: number;
  readonly interruptible: boolean;
  readonly paused: boolean;
  /** All the words known so far, including those not spoken yet. */
  readonly text: string;
  /**
   * Duration of the audio left to play (ms); null if the TTS voice may still produce more audio.
   */
  readonly remainingMs: number | null;
}

export interface PlayerParts {
  tts: Tts;
  sink: Sink;
  clock: Clock;
  log: Log;
  /**
   * Whether to render the first clause of a long first sentence separately. Meant for voices that
   * take longer to start a long sentence.
   */
  byClauses?: boolean;
  /** How the voice speaks at first. If absent, as usual. */
  prosody?: Prosody | undefined;
  tap?: SoundTap;
}

/** Plays the interviewer's speech through an audio sink, one utterance at a time. */
export class Player implements SpeechOutput {
  private current: { playback: Playback; id: number } | null = null;
  private utterances = 0;
  private prepared: Rendering | null = null;
  private prosody: Prosody;

  constructor(private readonly parts: PlayerParts) {
    this.prosody = parts.prosody ?? USUAL_PROSODY;
  }

  /** The utterance in progress, even if it is not audible yet; null if there is none. */
  get saying(): Saying | null {
    if (!this.current) return null;
    const { id, playback } = this.current;
    const { interruptible, paused, text, remainingMs } = playback;
    return { id, interruptible, paused, text, remainingMs };
  }

  async say(speech: Speech, onProgress: (said: string) => void): Promise<PlaybackResult> {
    this.interrupt();
    const { sink, clock, log, tap } = this.parts;
    const playback = new Playback(speech, onProgress, {
      sink,
      clock,
      log,
      tap,
      byClauses: this.parts.byClauses ?? false,
      render: (spoken) => this.render(spoken),
    });
    this.current = { playback, id: (this.utterances += 1) };
    try {
      return await playback.played;
    } finally {
      if (this.current?.playback === playback) this.current = null;
    }
  }

  prepare(sentence: SentencePair): void {
    const [first = sentence] = this.parts.byClauses ? splitFirstClause(sentence) : [sentence];
    if (this.prepared?.spoken === first.spoken) return;
    this.prepared?.cancel();
    this.prepared = this.begin(first.spoken);
  }

  /**
   * Changes how the voice speaks, from the next sentence. Sentences that were rendered ahead are
   * rendered again.
   */
  setProsody(prosody: Prosody): void {
    if (sameProsody(prosody, this.prosody)) return;
    this.prosody = prosody;
    this.current?.playback.renderAgain();
    if (!this.prepared) return;
    const { spoken } = this.prepared;
    this.prepared.cancel();
    this.prepared = this.begin(spoken);
  }

  pause(): void {
    this.current?.playback.pause();
  }

  resume(): void {
    this.current?.playback.resume();
  }

  interrupt(): void {
    this.current?.playback.interrupt();
  }

  /**
   * Stops the utterance in progress and drops the prepared rendering. Doesn't close the voice or
   * the sink, because the caller owns them.
   */
  close(): void {
    this.interrupt();
    this.prepared?.cancel();
    this.prepared = null;
  }

  /**
   * Returns the prepared rendering if it is for this text. Otherwise drops it and starts a new one.
   */
  private render(spoken: string): Rendering {
    const { prepared } = this;
    this.prepared = null;
    if (prepared?.spoken === spoken) return prepared;
    prepared?.cancel();
    return this.begin(spoken);
  }

  private begin(spoken: string): Rendering {
    return new Rendering(spoken, this.prosody, this.parts.tts, this.parts.clock);
  }
}
