import { USUAL_PROSODY, type EngineInfo, type Language, type Voice } from '@portal/protocol';
import { SpeechError } from '../speech-error';
import { speakable, type Tts } from '../tts/tts';
import type { TtsModel } from './model-folder';
import { type ForkSherpa, type Sherpa, startSherpa } from './sherpa';

/**
 * TTS with a local model. Starts loading the model on construction, and renders one whole sentence
 * at a time.
 */
export class LocalModelTts implements Tts {
  readonly info: EngineInfo;
  readonly sampleRate: number;
  /** Rejects if the model cannot be loaded. */
  readonly ready: Promise<void>;
  private readonly sherpa: Promise<Sherpa>;

  /** @param voice must be one of the model's voices (see `hasVoice`) */
  constructor(
    private readonly model: TtsModel,
    private readonly voice: Voice,
    language: Language,
    forkProcess?: ForkSherpa,
  ) {
    this.info = { kind: 'local', name: model.name };
    this.sampleRate = model.engine.sampleRate;
    this.sherpa = startSherpa(model, language, forkProcess).then((sherpa) => this.checked(sherpa));
    this.ready = this.sherpa.then(() => undefined);
    // Prevent an unhandled rejection. Callers learn of the failure from `ready` or `synthesize`.
    this.ready.catch(() => undefined);
  }

  async *synthesize(
    sentence: string,
    signal: AbortSignal,
    { rate } = USUAL_PROSODY,
  ): AsyncGenerator<Int16Array> {
    if (signal.aborted || !speakable(sentence)) return;
    const { speaker, speed } = this.model.engine.speakers[this.voice] ?? { speaker: 0, speed: 1 };
    const sherpa = await this.sherpa;
    if (signal.aborted) return;
    const { id, answer } = sherpa.ask((number) => ({
      is: 'say',
      id: number,
      text: sentence,
      speaker,
      speed: (speed * rate) / 100,
    }));
    const samples = await new Promise<Int16Array>((resolve, reject) => {
      answer.then((said) => resolve(said.is === 'said' ? said.samples : new Int16Array()), reject);
      signal.addEventListener(
        'abort',
        () => {
          sherpa.send({ is: 'stop', id });
          resolve(new Int16Array());
        },
        { once: true },
      );
    });
    if (samples.length) yield samples;
  }

  async close(): Promise<void> {
    await this.sherpa.then(
      (sherpa) => sherpa.close(),
      () => undefined,
    );
  }

  private checked(sherpa: Sherpa): Sherpa {
    if (sherpa.sampleRate === this.sampleRate) return sherpa;
    sherpa.close();
    throw new SpeechError(
      'bad_audio',
      this.model.name,
      `speaks at ${sherpa.sampleRate} Hz, not at ${this.sampleRate} as its manifest says`,
    );
  }
}
