import { join } from 'node:path';
import type { Recognition, Recognizer } from '../recognizer';
import { Segmenter } from '../segmenter';
import { STT_SAMPLE_RATE } from '../stt';

/**
 * Path of a Python interpreter that has PocketSphinx installed: the one specified in the
 * environment, or the one that `npm start` installs.
 */
export const POCKETSPHINX_PYTHON =
  process.env.POCKETSPHINX_PYTHON ||
  join(import.meta.dirname, '../../../../../.cache/python/bin/python3');

/** How many samples the recognizer gets at once: 32 ms, as from the interviewer's room. */
const CHUNK_SAMPLES = (STT_SAMPLE_RATE * 32) / 1_000;

/**
 * Lets a recognizer hear an utterance, as it does in an interview.
 * @param speech samples at `STT_SAMPLE_RATE`
 * @returns what was recognized, in several results if the utterance is so long that it is divided
 * @throws RecognizerError if the recognizer is no longer running
 */
export function recognize(recognizer: Recognizer, speech: Int16Array): Promise<Recognition[]> {
  return new Promise((resolve, reject) => {
    const heard: Recognition[] = [];
    const segmenter = new Segmenter(recognizer, {
      partial: () => undefined,
      final: (recognition) => {
        heard.push(recognition);
        if (!segmenter.busy) resolve(heard);
      },
      failed: reject,
    });
    segmenter.speechStarted();
    for (let at = 0; at < speech.length; at += CHUNK_SAMPLES)
      segmenter.accept(speech.subarray(at, at + CHUNK_SAMPLES));
    segmenter.speechEnded();
  });
}
