import type { Recogniser, RecogniserResults } from '../speech-recognition';

/** A recogniser that hears what the test says. */
export class ScriptedRecogniser implements Recogniser {
  static readonly made: ScriptedRecogniser[] = [];
  static startError: Error | null = null;
  /** Refuses to listen to a track, as browsers that do not know it may. */
  static refusesTracks = false;

  lang = '';
  continuous = false;
  interimResults = false;
  onresult: Recogniser['onresult'] = null;
  onerror: Recogniser['onerror'] = null;
  onend: Recogniser['onend'] = null;
  readonly calls: string[] = [];
  track: MediaStreamTrack | undefined;
  readonly #results: { transcript: string; confidence: number; isFinal: boolean }[] = [];

  constructor() {
    ScriptedRecogniser.made.push(this);
  }

  static get last(): ScriptedRecogniser {
    return this.made.at(-1)!;
  }

  static reset(): void {
    this.made.length = 0;
    this.startError = null;
    this.refusesTracks = false;
  }

  start(track?: MediaStreamTrack): void {
    this.calls.push(track ? 'start track' : 'start');
    if (ScriptedRecogniser.startError) throw ScriptedRecogniser.startError;
    if (track && ScriptedRecogniser.refusesTracks) throw new TypeError('no track');
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
    const results: RecogniserResults['results'] = this.#results.map((result) =>
      Object.assign([result], { isFinal: result.isFinal }),
    );
    this.onresult?.({ resultIndex: this.#results.length - 1, results });
  }

  fails(error: string): void {
    this.onerror?.({ error });
    this.onend?.();
  }
}
