import { pronounceWithEspeak } from '@portal/interviewer/stt/adaptation/pronounce';
import { type PocketSphinx, startPocketSphinx } from '@portal/interviewer/stt/pocketsphinx';
import { POCKETSPHINX_PYTHON, recognize } from '@portal/interviewer/stt/testing/recognize';
import {
  type Speaker,
  type SyntheticVoice,
  withNoise,
} from '@portal/interviewer/stt/testing/synthetic-speech';
import { espeakThread } from '@portal/interviewer/tts/testing/espeak-thread';
import { expectedPhrases, vocabularyOf, vocabularyOfPlan } from '@portal/interviewing';
import type { Candidate } from './corpus';
import { add, compare, type Counts, NONE, termsOf } from './measure';

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
): Promise<Heard> {
  const { resume, jobDescription, questions } = candidate;
  const vocabulary = vocabularyOfPlan({
    questions: questions.map((text) => ({ question: { text } })),
    vocabulary: vocabularyOf([resume, jobDescription]),
  });
  const terms = termsOf(candidate);
  const heard: Heard = { clean: nothing(), noise: nothing() };
  for (const condition of CONDITIONS) {
    const before = await startPocketSphinx(POCKETSPHINX_PYTHON);
    const adapted = await startPocketSphinx(POCKETSPHINX_PYTHON);
    try {
      await adapted.adapt(expectedPhrases(vocabulary), pronounce);
      for (const answer of candidate.answers) {
        const speech = sentencesOf(answer.text).map((sentence) => speaker.say(voice, sentence));
        const sound = condition === 'clean' ? speech : speech.map((each) => withNoise(each));
        const about = answer.about === 'documents' ? 'on' : 'off';
        for (const [state, recognizer] of Object.entries({ before, adapted })) {
          const counts = heard[condition][state as 'before' | 'adapted'];
          const text = await textOf(recognizer, sound);
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

async function textOf(recognizer: PocketSphinx, sound: readonly Int16Array[]): Promise<string> {
  const texts: string[] = [];
  for (const samples of sound)
    texts.push(...(await recognize(recognizer, samples)).map(({ text }) => text));
  return texts.join(' ');
}
