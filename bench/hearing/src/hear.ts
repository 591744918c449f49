import { pronounceWithEspeak } from '@portal/interviewer/stt/adaptation/pronounce';
import { type PocketSphinx, startPocketSphinx } from '@portal/interviewer/stt/pocketsphinx';
import { espeakThread } from '@portal/interviewer/tts/testing/espeak-thread';
import { expectedPhrases, vocabularyOf } from '@portal/interviewing';
import type { Candidate } from './corpus';
import { add, compare, type Counts, NONE, termsOf } from './measure';
import { RATE, type Speaker, type SyntheticVoice, withNoise } from './speech';

/** How many samples the recognizer gets at once: 32 ms, as from the interviewer's room. */
const CHUNK = (RATE * 32) / 1_000;

export const CONDITIONS = ['clean', 'noise'] as const;
export type Condition = (typeof CONDITIONS)[number];

/** The counts of answers on the documents and about something else, by the recognizer's state. */
export type Heard = Record<Condition, Record<'before' | 'adapted', Record<'on' | 'off', Counts>>>;

const pronounce = pronounceWithEspeak(espeakThread);

/**
 * Lets recognizers hear all answers of a candidate, in one voice: one as it is shipped and one that
 * is adapted to the candidate's documents. Each sentence is an utterance. They start anew with each
 * condition, because PocketSphinx gets used to the level of the noise.
 */
export async function hear(
  candidate: Candidate,
  voice: SyntheticVoice,
  speaker: Speaker,
  python: string,
): Promise<Heard> {
  const { resume, jobDescription, questions } = candidate;
  const vocabulary = vocabularyOf([...questions, ...vocabularyOf([resume, jobDescription])]);
  const terms = termsOf(candidate);
  const heard: Heard = { clean: nothing(), noise: nothing() };
  for (const condition of CONDITIONS) {
    const before = await startPocketSphinx(python);
    const adapted = await startPocketSphinx(python);
    try {
      await adapted.adapt(expectedPhrases(vocabulary), pronounce);
      for (const answer of candidate.answers) {
        const speech = sentencesOf(answer.text).map((sentence) => speaker.say(voice, sentence));
        const sound = condition === 'clean' ? speech : speech.map((each) => withNoise(each));
        const about = answer.about === 'documents' ? 'on' : 'off';
        for (const [state, recognizer] of Object.entries({ before, adapted })) {
          const counts = heard[condition][state as 'before' | 'adapted'];
          const text = await recognized(recognizer, sound);
          counts[about] = add(counts[about], compare(answer, text, terms));
        }
      }
    } finally {
      before.close();
      adapted.close();
    }
  }
  return heard;
}

const nothing = () => ({
  before: { on: NONE, off: NONE },
  adapted: { on: NONE, off: NONE },
});

const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+/).filter(Boolean);

async function recognized(recognizer: PocketSphinx, sound: readonly Int16Array[]) {
  const texts: string[] = [];
  for (const samples of sound) {
    recognizer.begin();
    for (let at = 0; at < samples.length; at += CHUNK)
      recognizer.accept(samples.subarray(at, at + CHUNK));
    texts.push((await recognizer.finish()).text);
  }
  return texts.join(' ');
}
