import type { Recognizer, RecognizerResults } from '../recognizer';

/** A fake recognizer whose results are scripted by the test. */
export class ScriptedRecognizer implements Recognizer {
  static readonly made: ScriptedRecognizer[] = [];
  static startError: Error | null = null;
  /**
   * Whether `start` throws if it is given a track, as it does in browsers that don't accept one.
   */
  static refusesTracks = false;

  lang = '';
  continuous = false;
  interimResults = false;
  onresult: Recognizer['onresult'] = null;
  onerror: Recognizer['onerror'] = null;
  onend: Recognizer['onend'] = null;
  readonly calls: string[] = [];
  track: MediaStreamTrack | undefined;
  readonly #results: { transcript: string; confidence: number; isFinal: boolean }[] = [];

  constructor() {
    ScriptedRecognizer.made.push(this);
  }

  static get last(): ScriptedRecognizer {
    return this.made.at(-1)!;
  }

  static reset(): void {
    this.made.length = 0;
    this.startError = null;
    this.refusesTracks = false;
  }

  start(track?: MediaStreamTrack): void {
    this.calls.push(track ? 'start track' : 'start');
    if (ScriptedRecognizer.startError) throw ScriptedRecognizer.startError;
    if (track && ScriptedRecognizer.refusesTracks) throw new TypeError('no track');
    this.track = track;
  }

  stop(): void {
    this.calls.push('stop');
  }

  abort(): void {
    this.calls.push('abort');
  }

  hears(transcript: string, { final = false, confidence = 0 } = {}): void {
    if (this.#results.at(-1)?.isFinal === false) this.#results.pop();
    this.#results.push({ transcript, confidence, isFinal: final });
    const results: RecognizerResults['results'] = this.#results.map((result) =>
      Object.assign([result], { isFinal: result.isFinal }),
    );
    this.onresult?.({ resultIndex: this.#results.length - 1, results });
  }

  fails(error: string): void {
    this.onerror?.({ error });
    this.onend?.();
  }
}
