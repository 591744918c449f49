import type { Clock } from '@portal/clock';
import {
  RECOGNITION_CHECK_LAST_WORDS_MS,
  RECOGNITION_CHECK_SOUND_MS,
  type Language,
  type RecognitionCheckMessage,
} from '@portal/protocol';
import type { Log } from '../log';
import type { SessionStt } from '../stt/open-stt';
import { AudioRecognition } from '../turn-detection/audio-recognition';
import type { MicrophoneSource, TrackSound } from '../turn-detection/microphone';
import type { TurnDetectionModels } from '../turn-detection/models';

export interface RecognitionCheckParts {
  microphone: MicrophoneSource;
  /** Not opened yet. The caller closes it. */
  stt: SessionStt;
  models: TurnDetectionModels;
  language: Language;
  send(message: RecognitionCheckMessage): void;
  /** Called once, after the last message was sent. */
  onEnd(): void;
  clock: Clock;
  log: Log;
}

/**
 * Listens to one utterance and sends what was recognized, with the same engines and turn detection
 * as in an interview. Nothing is stored, and no words are logged.
 */
export class RecognitionCheck {
  /** `waiting` for the first sound, `listening`, `finishing` without more sound, or `over`. */
  private stage: 'waiting' | 'listening' | 'finishing' | 'over' = 'waiting';
  private words = '';
  private recognition: AudioRecognition | null = null;
  private stopTimer: () => void = () => undefined;

  constructor(private readonly parts: RecognitionCheckParts) {}

  /** Opens the engine. From then on, the first sound of the microphone starts the check. */
  async start(): Promise<void> {
    const { stt, models, language, clock, log } = this.parts;
    this.recognition = await AudioRecognition.open({
      microphone: this.microphone(),
      stt,
      models,
      language,
      clock,
      log,
      listener: {
        speaking: () => undefined,
        mayBeOver: () => undefined,
        words: (text) => this.heard(text),
        over: ({ text }) => this.end({ type: 'recognition_words', data: { text, is_final: true } }),
      },
      onWindow: () => undefined,
      onTrack: () => undefined,
      onSilenceJudged: () => undefined,
      onFailed: (error) => {
        log.error({ reason: String(error) }, 'speech recognition failed');
        this.end({ type: 'recognition_failed', data: { reason: 'engine_failed' } });
      },
    });
    // Whoever reads aloud may pause in the middle of the sentence.
    this.recognition.setPace('patient');
    if (!stt.works) this.end({ type: 'recognition_failed', data: { reason: 'no_engine' } });
  }

  /** Stops listening. Sends nothing more. */
  async close(): Promise<void> {
    this.stage = 'over';
    this.stopTimer();
    await this.recognition?.close();
  }

  /**
   * Returns the microphone, whose sound ends when the time is up. The silence that follows then ends
   * the utterance.
   */
  private microphone(): MicrophoneSource {
    const { microphone } = this.parts;
    const untilTimeIsUp = (sound: TrackSound) => this.untilTimeIsUp(sound);
    return {
      get on() {
        return microphone.on;
      },
      follow: (heard) =>
        microphone.follow((sound) =>
          heard({
            close: () => sound.close(),
            [Symbol.asyncIterator]: () => untilTimeIsUp(sound),
          }),
        ),
    };
  }

  private async *untilTimeIsUp(sound: TrackSound): AsyncGenerator<Int16Array> {
    for await (const samples of sound) {
      if (this.stage === 'waiting') this.listen();
      if (this.stage !== 'listening') return;
      yield samples;
    }
  }

  private listen(): void {
    const { stt, clock } = this.parts;
    const { kind } = stt.info;
    // Without an engine, the check ends as soon as it has been started.
    if (kind === 'none') return;
    this.stage = 'listening';
    this.parts.send({ type: 'recognition_ready', data: { engine: kind } });
    this.stopTimer = clock.after(RECOGNITION_CHECK_SOUND_MS, () => {
      this.stage = 'finishing';
      this.stopTimer = clock.after(RECOGNITION_CHECK_LAST_WORDS_MS, () =>
        this.end({ type: 'recognition_words', data: { text: this.words, is_final: true } }),
      );
    });
  }

  private heard(text: string): void {
    if (this.stage === 'over') return;
    this.words = text;
    this.parts.send({ type: 'recognition_words', data: { text, is_final: false } });
  }

  private end(message: RecognitionCheckMessage): void {
    if (this.stage === 'over') return;
    this.stage = 'over';
    this.stopTimer();
    this.parts.send(message);
    this.parts.onEnd();
  }
}
