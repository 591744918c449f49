import { isDoubtful } from '@portal/interviewer/stt/doubt';
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
import {
  add,
  addDoubts,
  compare,
  type Counts,
  doubtOf,
  type Doubts,
  NO_DOUBTS,
  NONE,
  termsOf,
} from './measure';

export const CONDITIONS = ['clean', 'noise'] as const;
export type Condition = (typeof CONDITIONS)[number];

export type State = 'before' | 'adapted';

/**
 * The counts of answers on the documents and about something else, and what was doubted of all, by
 * the recognizer's state.
 */
export type Heard = Record<
  Condition,
  Record<State, Record<'on' | 'off', Counts> & { doubts: Doubts }>
>;

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
        const sentences = sentencesOf(answer.text).map((text) => {
          const speech = speaker.say(voice, text);
          return { text, sound: condition === 'clean' ? speech : withNoise(speech) };
        });
        const about = answer.about === 'documents' ? 'on' : 'off';
        for (const [state, recognizer] of Object.entries({ before, adapted })) {
          const counts = heard[condition][state as State];
          const texts: string[] = [];
          for (const { text, sound } of sentences) {
            const recognized = await listen(recognizer, sound);
            texts.push(recognized.text);
            const doubt = doubtOf(text, recognized.text, recognized.doubted);
            counts.doubts = addDoubts(counts.doubts, doubt);
          }
          counts[about] = add(counts[about], compare(answer, texts.join(' '), terms));
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
  before: { on: NONE, off: NONE, doubts: NO_DOUBTS },
  adapted: { on: NONE, off: NONE, doubts: NO_DOUBTS },
});

const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+/).filter(Boolean);

/** Returns what was heard of a sentence, and whether the interviewer would doubt a part of it. */
async function listen(recognizer: PocketSphinx, sound: Int16Array) {
  const heard = await recognize(recognizer, sound);
  return {
    text: heard.map(({ text }) => text).join(' '),
    doubted: heard.some((part) => isDoubtful({ ...part, recognizedBy: 'built-in' })),
  };
}
