import { Pauses, QUESTION_PAUSE_MS, SENTENCE_PAUSE_MS } from './pauses';
import { phrasesOf } from './phrases';
import { readingOf } from './pronunciation/reading';
import { speakable } from './tts';
import type { EspeakVoice } from './voices';

/** The only sample rate that espeak-ng offers (Hz). */
export const ESPEAK_SAMPLE_RATE = 22_050;

/**
 * How a question differs from the words around it: it is spoken 6 % more slowly, and with 4 more of
 * espeak-ng's pitch, which raises our voices by 0.3 to 0.9 semitones. Both are less than what tells
 * two of our voices apart (`voices.measured.slow.test.ts`).
 */
const QUESTION = { rate: 0.94, pitch: 4 };
/** espeak-ng's highest pitch. */
const MAX_PITCH = 99;

/**
 * Speaks a sentence with espeak-ng: in the spelling that it reads right, with pauses, and with its
 * question set off. SSML could do some of this, but the words of a sentence would have to be escaped
 * for it, and the phonemes that the WASM build reports, by which we test readings, ignore it.
 * @param render speaks a text that ends within one sentence
 */
export async function* speak(
  sentence: string,
  voice: EspeakVoice,
  signal: AbortSignal,
  render: (text: string, voice: EspeakVoice) => AsyncIterable<Int16Array>,
): AsyncGenerator<Int16Array> {
  const phrases = phrasesOf(sentence, voice.language).filter(({ text }) => speakable(text));
  for (const [i, { text, asks }] of phrases.entries()) {
    const pauses = new Pauses(ESPEAK_SAMPLE_RATE);
    for await (const samples of render(
      readingOf(text, voice.language),
      asks ? forQuestion(voice) : voice,
    )) {
      // The pipe or the thread may still hold data after an abort.
      if (signal.aborted) return;
      const kept = pauses.shorten(samples);
      if (kept.length) yield kept;
    }
    if (signal.aborted) return;
    const silence = pauses.end(i < phrases.length - 1 ? QUESTION_PAUSE_MS : SENTENCE_PAUSE_MS);
    if (silence.length) yield silence;
  }
}

function forQuestion(voice: EspeakVoice): EspeakVoice {
  return {
    ...voice,
    rate: Math.round(voice.rate * QUESTION.rate),
    pitch: Math.min(MAX_PITCH, voice.pitch + QUESTION.pitch),
  };
}
