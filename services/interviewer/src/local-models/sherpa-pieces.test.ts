import { hum, silence } from '../testing/sound';
import { StreamedPieces, WholePieces, windows, wordsOf } from './sherpa-stt';
import type { OfflineTts, OnlineRecognizer } from './sherpa-onnx';
import { SentenceTts } from './sherpa-tts';

/** A fake recognizer that returns one word per tenth of a second of audio. */
class CountingRecognizer {
  private ready = false;
  private samples = 0;
  createStream() {
    this.samples = 0;
    return {
      acceptWaveform: ({ samples }: { samples: Float32Array }) => {
        this.samples += samples.length;
        this.ready = true;
      },
      inputFinished: () => undefined,
    };
  }
  isReady = () => this.ready;
  decode = () => {
    this.ready = false;
  };
  decodeAsync = () => Promise.resolve(this.getResult());
  getResult = () => ({ text: 'WORD '.repeat(Math.floor(this.samples / 1_600)) });
}

describe('a streaming model', () => {
  it('reports a guess whenever the words change, and the final words at the end of a piece', async () => {
    const guesses: string[] = [];
    const pieces = new StreamedPieces(
      new CountingRecognizer() as unknown as OnlineRecognizer,
      (text) => guesses.push(text),
    );
    pieces.begin();
    for (let i = 0; i < 4; i += 1) pieces.accept(new Int16Array(800));
    expect(guesses).toEqual(['word', 'word word']);
    expect(await pieces.finish()).toBe('word word word word word word word word');
    expect(await pieces.finish()).toBe('');
  });
});

describe('a model for whole pieces', () => {
  it('recognizes one after the other', async () => {
    const pieces = new WholePieces(new CountingRecognizer());
    pieces.begin();
    pieces.accept(new Int16Array(1_600));
    const first = pieces.finish();
    pieces.begin();
    pieces.accept(new Int16Array(3_200));
    expect(await Promise.all([first, pieces.finish()])).toEqual(['word', 'word word']);
  });

  it('recognizes nothing in less than a tenth of a second', async () => {
    const pieces = new WholePieces(new CountingRecognizer());
    pieces.begin();
    pieces.accept(new Int16Array(1_599));
    expect(await pieces.finish()).toBe('');
  });

  it('cuts audio longer than its window where it is quietest', () => {
    const long = new Int16Array([...hum(26_000), ...silence(200), ...hum(10_000)]);
    const parts = windows(long);
    expect(parts.map(({ length }) => Math.round(length / 1_600) / 10)).toEqual([26, 10.2]);
    expect(parts.reduce((sum, { length }) => sum + length, 0)).toBe(long.length);
  });
});

describe('a model’s words', () => {
  it.each([
    ["I  LED A TEAM AND I'M PROUD", "I led a team and I'm proud"],
    ['I led the API team.', 'I led the API team.'],
    [' [BLANK_AUDIO] ', ''],
    ['(music) We shipped it. *coughs*', 'We shipped it.'],
    ['♪', ''],
    ['...', ''],
    ['I', 'I'],
    [' قدت الفريق ', 'قدت الفريق'],
  ])('%j: %j', (text, words) => {
    expect(wordsOf(text)).toBe(words);
  });
});

describe('a model for speech', () => {
  it('speaks sentences in order, skips stopped ones, and refuses an unknown speaker', async () => {
    const said: string[] = [];
    const tts: OfflineTts = {
      sampleRate: 16_000,
      numSpeakers: 2,
      generateAsync: ({ text }) => {
        said.push(text);
        return Promise.resolve({ samples: new Float32Array([0, 0.5, 2, -2]), sampleRate: 16_000 });
      },
    };
    const voice = new SentenceTts(tts);
    const all = [0, 1, 2].map((id) =>
      voice.say({ id, text: `sentence ${id}`, speaker: 1, speed: 1 }),
    );
    voice.stop(1);
    expect((await Promise.all(all)).map((samples) => [...samples])).toEqual([
      [0, 16_384, 32_767, -32_767],
      [],
      [0, 16_384, 32_767, -32_767],
    ]);
    expect(said).toEqual(['sentence 0', 'sentence 2']);
    await expect(voice.say({ id: 3, text: 'x', speaker: 2, speed: 1 })).rejects.toThrow(
      'no speaker 2',
    );
  });
});
