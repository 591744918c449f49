import { USUAL_PROSODY, type Prosody } from '@portal/protocol';
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
/** How much of espeak-ng's pitch one step of the setting is: 0.8 to 2.2 semitones for our voices. */
const PITCH_STEP = 10;

/**
 * Speaks a sentence with espeak-ng: in the spelling that it reads right, with pauses, and with its
 * question set off. SSML could do some of this, but the words of a sentence would have to be escaped
 * for it, and the phonemes that the WASM build reports, by which we test readings, ignore it.
 * @param render speaks a text that ends within one sentence
 * @param prosody by how much the voice's own rate and pitch are changed
 */
export async function* speak(
  sentence: string,
  usual: EspeakVoice,
  signal: AbortSignal,
  render: (text: string, voice: EspeakVoice) => AsyncIterable<Int16Array>,
  prosody = USUAL_PROSODY,
): AsyncGenerator<Int16Array> {
  const voice = changed(usual, prosody);
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

function changed(voice: EspeakVoice, { rate, pitch }: Prosody): EspeakVoice {
  return {
    ...voice,
    rate: Math.round((voice.rate * rate) / 100),
    pitch: Math.max(0, Math.min(MAX_PITCH, voice.pitch + pitch * PITCH_STEP)),
  };
}

function forQuestion(voice: EspeakVoice): EspeakVoice {
  return {
    ...voice,
    rate: Math.round(voice.rate * QUESTION.rate),
    pitch: Math.min(MAX_PITCH, voice.pitch + QUESTION.pitch),
  };
}
