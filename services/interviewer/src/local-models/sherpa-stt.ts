import type { OfflineRecognizer, OnlineRecognizer, OnlineStream } from './sherpa-onnx';

const RATE = 16_000;
/**
 * Length of the silence appended to the audio (samples). The silence makes a streaming model return
 * its last words.
 */
const TAIL_SAMPLES = 0.6 * RATE;
/**
 * Minimum length of audio to recognize (samples). Anything shorter can't contain a word, and makes
 * some models fail.
 */
const SHORTEST_SAMPLES = 0.1 * RATE;
/**
 * Maximum length of audio per pass (samples). Whisper and Moonshine process up to 30 s at a time,
 * so longer speech is cut before that, at a quiet point.
 */
const WINDOW_SAMPLES = 28 * RATE;
const SEARCH_SAMPLES = 4 * RATE;
const QUIET_SAMPLES = 0.02 * RATE;

/** Recognizes one piece of speech at a time. Runs inside the model's process. */
export interface PieceRecognizer {
  begin(): void;
  accept(samples: Int16Array): void;
  /**
   * Ends the current piece of speech and returns its words, or an empty string if there are none.
   */
  finish(): Promise<string>;
}

/**
 * Recognizes speech with a streaming model, which also reports partial results while the candidate
 * is speaking.
 */
export class StreamedPieces implements PieceRecognizer {
  private stream: OnlineStream | null = null;
  private guess = '';

  constructor(
    private readonly recognizer: OnlineRecognizer,
    private readonly onPartial: (text: string) => void,
  ) {}

  begin(): void {
    this.stream = this.recognizer.createStream();
    this.guess = '';
  }

  accept(samples: Int16Array): void {
    if (!this.stream) return;
    this.feed(this.stream, floats(samples));
    const text = this.text(this.stream);
    if (text === this.guess) return;
    this.guess = text;
    this.onPartial(text);
  }

  finish(): Promise<string> {
    const { stream } = this;
    this.stream = null;
    if (!stream) return Promise.resolve('');
    stream.acceptWaveform({ samples: new Float32Array(TAIL_SAMPLES), sampleRate: RATE });
    stream.inputFinished();
    this.decode(stream);
    return Promise.resolve(this.text(stream));
  }

  private feed(stream: OnlineStream, samples: Float32Array): void {
    stream.acceptWaveform({ samples, sampleRate: RATE });
    this.decode(stream);
  }

  private decode(stream: OnlineStream): void {
    while (this.recognizer.isReady(stream)) this.recognizer.decode(stream);
  }

  private text(stream: OnlineStream): string {
    return wordsOf(this.recognizer.getResult(stream).text);
  }
}

/**
 * Recognizes speech with a model that needs the complete audio of an utterance and therefore has no
 * partial results.
 */
export class WholePieces implements PieceRecognizer {
  private piece: Int16Array[] = [];
  private line: Promise<unknown> = Promise.resolve();

  constructor(private readonly recognizer: OfflineRecognizer) {}

  begin(): void {
    this.piece = [];
  }

  accept(samples: Int16Array): void {
    this.piece.push(samples);
  }

  finish(): Promise<string> {
    const samples = joined(this.piece);
    this.piece = [];
    const heard = this.line.then(() => this.recognize(samples));
    this.line = heard.catch(() => undefined);
    return heard;
  }

  private async recognize(samples: Int16Array): Promise<string> {
    const texts: string[] = [];
    for (const part of windows(samples)) {
      if (part.length < SHORTEST_SAMPLES) continue;
      const stream = this.recognizer.createStream();
      stream.acceptWaveform({ samples: floats(part), sampleRate: RATE });
      texts.push(wordsOf((await this.recognizer.decodeAsync(stream)).text));
    }
    return texts.filter(Boolean).join(' ');
  }
}

/**
 * Cuts speech into pieces that fit a model's window. Each cut is made at the quietest point in the
 * last few seconds of the window.
 */
export function windows(samples: Int16Array): Int16Array[] {
  const parts: Int16Array[] = [];
  let rest = samples;
  while (rest.length > WINDOW_SAMPLES) {
    const cut = quietest(rest, WINDOW_SAMPLES - SEARCH_SAMPLES, WINDOW_SAMPLES);
    parts.push(rest.subarray(0, cut));
    rest = rest.subarray(cut);
  }
  return [...parts, rest];
}

function quietest(samples: Int16Array, from: number, to: number): number {
  let [best, least] = [to, Infinity];
  for (let at = from; at + QUIET_SAMPLES <= to; at += QUIET_SAMPLES) {
    let power = 0;
    for (let i = at; i < at + QUIET_SAMPLES; i += 1) power += (samples[i] ?? 0) ** 2;
    if (power >= least) continue;
    [best, least] = [at + QUIET_SAMPLES / 2, power];
  }
  return best;
}

const floats = (samples: Int16Array): Float32Array =>
  Float32Array.from(samples, (sample) => sample / 32_768);

export function joined(parts: readonly Int16Array[]): Int16Array {
  const all = new Int16Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/**
 * Matches annotations that Whisper writes where there is no speech: `[BLANK_AUDIO]`, `(music)`,
 * `*coughs*`.
 */
const NOT_SAID = /\[[^\]]*\]|\([^)]*\)|\*[^*]*\*|♪/g;

/**
 * Cleans up a model's text for the transcript: removes annotations such as `(music)`, and
 * lowercases the output of models that produce only capitals.
 */
export function wordsOf(text: string): string {
  const said = text.replace(NOT_SAID, ' ').replace(/\s+/g, ' ').trim();
  if (!/[\p{L}\p{N}]/u.test(said)) return '';
  const shouted = /\p{Lu}/u.test(said) && !/\p{Ll}/u.test(said);
  return shouted && said.length > 1 ? said.toLowerCase().replace(/\bi(?=$|\s|')/g, 'I') : said;
}
