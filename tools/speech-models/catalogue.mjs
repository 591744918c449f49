/**
 * Base URL of sherpa-onnx's model releases, with one folder per release tag. Set
 * `SPEECH_MODELS_URL` to use a mirror with the same layout.
 */
export const RELEASES = 'https://github.com/k2-fsa/sherpa-onnx/releases/download';
/**
 * Base URL of GitHub's API for looking up a release by tag. The response lists the release's files.
 * Newer files also have checksums.
 */
export const RELEASES_API = 'https://api.github.com/repos/k2-fsa/sherpa-onnx/releases/tags';

const DOCS = 'https://k2-fsa.github.io/sherpa/onnx';

const speaker = (number, speed = 1) => ({ speaker: number, speed });

/**
 * The Kokoro 0.19 speakers that we use for our voices. Speakers 0–4 are American women, 5–6
 * American men, 7–8 British women, and 9–10 British men. Six of our voices are male, but the model
 * has only four male speakers, so two voices reuse a speaker at a different speed.
 */
const KOKORO_SPEAKERS = {
  rachel: speaker(1),
  domi: speaker(4),
  sarah: speaker(3),
  emily: speaker(7),
  adam: speaker(5),
  antoni: speaker(6),
  dave: speaker(9),
  charlie: speaker(10),
  thomas: speaker(5, 0.88),
  fin: speaker(9, 1.12),
};
const WOMEN = {
  rachel: speaker(0),
  domi: speaker(0, 1.12),
  sarah: speaker(0, 0.94),
  emily: speaker(0, 0.86),
};
const MEN = {
  adam: speaker(0),
  antoni: speaker(0, 0.95),
  dave: speaker(0, 1.04),
  thomas: speaker(0, 0.86),
  fin: speaker(0, 1.1),
  charlie: speaker(0, 1.16),
};

const piper = (file, speakers) => ({
  is: 'piper',
  model: `${file}.onnx`,
  tokens: 'tokens.txt',
  data: 'espeak-ng-data',
  sampleRate: 22_050,
  speakers,
});
const whisper = (size) => ({
  is: 'whisper',
  encoder: `${size}-encoder.int8.onnx`,
  decoder: `${size}-decoder.int8.onnx`,
  tokens: `${size}-tokens.txt`,
});

/**
 * The models that can be downloaded. `archive` unpacks into a single folder that contains the files
 * named in `engine`. An optional `sha256` pins the archive's checksum. No model has one yet;
 * `checksums.mjs` describes what is checked instead.
 *
 * `source` is where sherpa-onnx documents the archive's name and its files. `loadedMb` is the size of
 * the files that are loaded, in MB, as documented there. `processors` is how many processors the
 * model should have to keep up with speech: our estimate, not measured. `recommended` marks one
 * model for hearing and one for speaking in each language.
 */
export const CATALOGUE = [
  {
    id: 'zipformer-en',
    name: 'Zipformer (English)',
    tag: 'asr-models',
    archive: 'sherpa-onnx-streaming-zipformer-en-2023-06-26.tar.bz2',
    languages: ['en-US'],
    what: 'hears English while one speaks',
    loadedMb: 253,
    processors: 1,
    recommended: true,
    source: `${DOCS}/pretrained_models/online-transducer/zipformer-transducer-models.html`,
    engine: {
      is: 'zipformer',
      encoder: 'encoder-epoch-99-avg-1-chunk-16-left-128.onnx',
      decoder: 'decoder-epoch-99-avg-1-chunk-16-left-128.onnx',
      joiner: 'joiner-epoch-99-avg-1-chunk-16-left-128.onnx',
      tokens: 'tokens.txt',
    },
  },
  {
    id: 'moonshine-tiny-en',
    name: 'Moonshine tiny',
    tag: 'asr-models',
    archive: 'sherpa-onnx-moonshine-tiny-en-int8.tar.bz2',
    languages: ['en-US'],
    what: 'hears English, after each pause; small',
    loadedMb: 118,
    processors: 1,
    source: `${DOCS}/moonshine/models.html`,
    engine: {
      is: 'moonshine',
      preprocessor: 'preprocess.onnx',
      encoder: 'encode.int8.onnx',
      uncachedDecoder: 'uncached_decode.int8.onnx',
      cachedDecoder: 'cached_decode.int8.onnx',
      tokens: 'tokens.txt',
    },
  },
  {
    id: 'whisper-base',
    name: 'Whisper base',
    tag: 'asr-models',
    archive: 'sherpa-onnx-whisper-base.tar.bz2',
    languages: ['en-US', 'ar-SA'],
    what: 'hears English and Arabic, after each pause',
    loadedMb: 161,
    processors: 2,
    recommended: true,
    // That page lists the files of `tiny` and says that `base` and `small` have the same. Sizes:
    // https://huggingface.co/csukuangfj/sherpa-onnx-whisper-base/tree/main
    source: `${DOCS}/spoken-language-identification/pretrained_models.html`,
    engine: whisper('base'),
  },
  {
    id: 'whisper-small',
    name: 'Whisper small',
    tag: 'asr-models',
    archive: 'sherpa-onnx-whisper-small.tar.bz2',
    languages: ['ar-SA', 'en-US'],
    what: 'hears Arabic better, and slower',
    loadedMb: 375,
    processors: 4,
    // As for `whisper-base`. Sizes:
    // https://huggingface.co/csukuangfj/sherpa-onnx-whisper-small/tree/main
    source: `${DOCS}/spoken-language-identification/pretrained_models.html`,
    engine: whisper('small'),
  },
  {
    id: 'kokoro-en',
    name: 'Kokoro 0.19',
    tag: 'tts-models',
    archive: 'kokoro-en-v0_19.tar.bz2',
    languages: ['en-US'],
    what: 'speaks English; a voice for each name, needs a fast processor',
    loadedMb: 336,
    processors: 4,
    source: `${DOCS}/tts/pretrained_models/kokoro.html`,
    engine: {
      is: 'kokoro',
      model: 'model.onnx',
      voices: 'voices.bin',
      tokens: 'tokens.txt',
      data: 'espeak-ng-data',
      sampleRate: 24_000,
      speakers: KOKORO_SPEAKERS,
    },
  },
  {
    id: 'piper-en-lessac',
    name: 'Piper Lessac',
    tag: 'tts-models',
    archive: 'vits-piper-en_US-lessac-medium.tar.bz2',
    languages: ['en-US'],
    what: 'speaks English; one woman’s voice, for the women’s names',
    loadedMb: 61,
    processors: 1,
    recommended: true,
    // That page calls the speaker male, but the voices of `lessac_blizzard2013` are of one woman.
    source: `${DOCS}/tts/pretrained_models/vits.html`,
    engine: piper('en_US-lessac-medium', WOMEN),
  },
  {
    id: 'piper-ar-kareem',
    name: 'Piper Kareem',
    tag: 'tts-models',
    archive: 'vits-piper-ar_JO-kareem-medium.tar.bz2',
    languages: ['ar-SA'],
    what: 'speaks Arabic; one man’s voice, for the men’s names',
    loadedMb: 63,
    processors: 1,
    recommended: true,
    // Not in the documentation: the script that packs the archive, with this voice in its list
    // (`generate.py`). Size: https://huggingface.co/rhasspy/piper-voices (ar/ar_JO/kareem/medium)
    source: 'https://github.com/k2-fsa/sherpa-onnx/blob/master/scripts/piper/generate.sh.in',
    engine: piper('ar_JO-kareem-medium', MEN),
  },
];
