import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pronounceWithEspeak } from '@portal/interviewer/stt/adaptation/pronounce';
import { isDoubtfulAnswer } from '@portal/interviewer/stt/doubt';
import { startPocketSphinx } from '@portal/interviewer/stt/pocketsphinx';
import { POCKETSPHINX_PYTHON, recognize } from '@portal/interviewer/stt/testing/recognize';
import { synthesize, type SyntheticVoice } from '@portal/interviewer/stt/testing/synthetic-speech';
import { espeakThread } from '@portal/interviewer/tts/testing/espeak-thread';
import { TurnDraft } from '@portal/interviewer/turn-detection/turn-draft';
import type { Utterance } from '@portal/interviewing';
import type { Answer } from '../../corpus/format';
import type { Hear, Part } from '../interview';
import { saidIn, takesOf, type Kind, type Person, type Said, type Take } from './material';

/** What was heard of an answer, as an interview keeps it. Without words, there is no confidence. */
export type Heard = Pick<Utterance, 'text' | 'confidence' | 'misheard'>;

/** Says the answers of a take, and returns what was heard of each. */
export type Listen = (take: Take) => Promise<Heard[]>;

const pronounce = pronounceWithEspeak(espeakThread);

/** Lets the built-in recognizer hear a take as in an interview: one process, adapted to the plan. */
export const listen: Listen = async ({ voice, phrases, answers }) => {
  const recognizer = await startPocketSphinx(POCKETSPHINX_PYTHON);
  try {
    await recognizer.adapt(phrases, pronounce);
    const heard: Heard[] = [];
    for (const answer of answers) {
      const turn = new TurnDraft();
      for (const text of answer)
        for (const piece of await recognize(recognizer, synthesize(voice, text))) turn.add(piece);
      const { text, confidence, misheard = [] } = turn.finish(0);
      heard.push({ text, confidence, misheard });
    }
    return heard;
  } finally {
    recognizer.close();
  }
};

/**
 * Keeps what was heard in a folder, by the content of the take.
 * @param recognizer the recognizer's version: another may hear something else.
 */
export function remembered(listenTo: Listen, folder: string, recognizer: string): Listen {
  return async (take) => {
    const { voice, phrases, answers } = take;
    const id = digest(JSON.stringify([recognizer, voice, phrases, answers]));
    const file = join(folder, `${id}.json`);
    if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Heard[];
    const heard = await listenTo(take);
    mkdirSync(folder, { recursive: true });
    writeFileSync(`${file}.part`, JSON.stringify(heard));
    renameSync(`${file}.part`, file);
    return heard;
  };
}

const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 24);

/** Folders and files that decide what the recognizer hears, in the project's root. */
const RECOGNIZER = [
  'services/interviewer/pocketsphinx',
  'services/interviewer/src/stt/adaptation',
  'services/interviewer/src/stt/pocketsphinx.ts',
  'services/interviewer/src/stt/segmenter.ts',
  'services/interviewer/src/stt/testing/recognize.ts',
  'services/interviewer/src/stt/testing/synthetic-speech.ts',
  'services/interviewer/src/tts/pronunciation',
  'services/interviewer/src/turn-detection/turn-draft.ts',
  // Names PocketSphinx's version.
  'tools/start/recognizer.mjs',
];

/** Returns the version of the recognizer and its voices, which is that of their source. */
export function recognizerVersion(root: string): string {
  const files = RECOGNIZER.flatMap((path) =>
    /\.\w+$/.test(path)
      ? [path]
      : readdirSync(join(root, path))
          .filter((name) => /(?<!\.test)\.(?:ts|py)$/.test(name))
          .sort()
          .map((name) => `${path}/${name}`),
  );
  return digest(
    JSON.stringify(files.map((file) => [file, readFileSync(join(root, file), 'utf8')])),
  );
}

/** An answer that a voice said, and what was heard of it. */
export interface HeardAnswer {
  voice: SyntheticVoice;
  said: Said;
  heard: Heard;
  /** Whether the interviewer would ask to say it again. */
  asksAgain: boolean;
}

/** What was heard of all people. */
export class HeardAnswers {
  private readonly found = new Map<string, HeardAnswer>();

  get all(): HeardAnswer[] {
    return [...this.found.values()];
  }

  add(
    { kind, trade }: Pick<Person, 'kind' | 'trade'>,
    answer: Pick<HeardAnswer, 'voice' | 'said' | 'heard'>,
  ): void {
    this.found.set(keyOf(kind, trade, answer.said), {
      ...answer,
      asksAgain: isDoubtfulAnswer({ ...answer.heard, recognizedBy: 'built-in' }),
    });
  }

  /**
   * Returns how the answers of a kind are heard. Each is one turn, as an interview stores it, and
   * takes as long as the written one.
   * @throws Error for an answer that nobody has said
   */
  hear(kind: Kind): Hear {
    return (part) => {
      const heard = this.answerTo(kind, part)?.heard;
      return heard ? { ...part, answer: asTurn(part.answer, heard) } : part;
    };
  }

  /** Whether the interviewer would ask to say an answer again. */
  asksAgain(kind: Kind, part: Part): boolean {
    return this.answerTo(kind, part)?.asksAgain ?? false;
  }

  /** Returns what was heard of an answer; null for silence. */
  private answerTo(kind: Kind, { group, answer }: Part): HeardAnswer | null {
    if (answer.segments.length === 0) return null;
    const found = this.found.get(keyOf(kind, group.family, saidIn(answer)));
    if (!found) throw new Error(`${group.id}: nobody has said the answer ${answer.id}`);
    return found;
  }
}

function asTurn(answer: Answer, { text, confidence }: Heard): Answer {
  const { startMs = 0 } = answer.segments[0] ?? {};
  const { endMs = 0 } = answer.segments.at(-1) ?? {};
  const segments = confidence === null ? [] : [{ text, confidence, startMs, endMs }];
  return { ...answer, segments };
}

const keyOf = (kind: Kind, trade: string, said: Said) => JSON.stringify([kind, trade, said]);

/**
 * Lets all people speak, several at a time.
 * @param progress is called with a line of text after each take.
 */
export async function hearPeople(
  people: readonly Person[],
  listenTo: Listen,
  progress: (line: string) => void,
): Promise<HeardAnswers> {
  const heard = new HeardAnswers();
  const takes = people.flatMap((person, index) =>
    takesOf(person).map((take) => ({ person, number: index + 1, take })),
  );
  const waiting = [...takes];
  let done = 0;
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { person, number, take } = next;
      const answers = await listenTo(take);
      for (const [at, said] of take.answers.entries())
        heard.add(person, { voice: take.voice, said, heard: answers[at]! });
      done += 1;
      progress(
        `${done} of ${takes.length}: person ${number} (${person.kind}), ${nameOf(take.voice)}`,
      );
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return heard;
}

export const nameOf = ({ engine, name }: SyntheticVoice): string => `${engine} ${name}`;
