declare module '@echogarden/espeak-ng-emscripten' {
  interface ESpeakNGWorker {
    set_voice(name: string): number;
    set_pitch(pitch: number): number;
    set_rate(rate: number): number;
    /**
     * Passes the audio to `callback` as 16-bit samples at 22,050 Hz. Stops if `callback` returns
     * true.
     */
    synthesize(text: string, callback: (audio: Int16Array | null) => boolean | void): void;
    /** Does the same, and returns the phonemes (IPA). Reads markup and phonemes in the text as words. */
    synthesize_and_get_phonemes(
      text: string,
      callback: (audio: Int16Array | null) => boolean | void,
    ): string;
  }
  interface ESpeakModule {
    eSpeakNGWorker: new () => ESpeakNGWorker;
  }
  export default function load(options: {
    print?: (line: string) => void;
    printErr?: (line: string) => void;
  }): Promise<ESpeakModule>;
}
