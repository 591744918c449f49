import { contentStems, withoutTashkeel, words } from '../language/words';
import { isLead, sentenceFault, strayWords, type WordingFault } from './sentence-rules';
import { spaced, type WordingTask } from './wording-task';

/** The wording must not be said. */
export class WordingRefused extends Error {
  override readonly name = 'WordingRefused';
  constructor(readonly fault: WordingFault) {
    super(`wording refused: ${fault}`);
  }
}

/** Filters a model's sentences on their way to the voice, as they arrive. */
export interface WordingGuard {
  /**
   * Returns the sentences that may be said now; none while the decision needs more text, or if this
   * sentence is dropped.
   * @throws WordingRefused if the rest of the wording must not be said. Earlier sentences remain
   * safe.
   */
  take(sentence: string): string[];
  /** The model has finished: returns what was held back. @throws WordingRefused as above. */
  finish(): string[];
  /** The question has passed: nothing needs to be added, whatever follows. */
  readonly asked: boolean;
  /** The utterance is complete; further sentences are ignored. */
  readonly complete: boolean;
}

const MAX_LEADS = 2;
/**
 * A sentence before the question with at most this share of the question's stems is a lead-in. With
 * more, it is the start of the question and is held until the question is complete.
 */
const LEAD_SHARE = 0.25;
const marksIn = (text: string): number => text.match(/[?؟]/g)?.length ?? 0;

export function createWordingGuard(task: WordingTask): WordingGuard {
  return task.form === 'question' ? guardQuestion(task) : guardStatement(task);
}

/** Checks that apply to every sentence. */
function createSentenceGuard(task: WordingTask): (spoken: string) => string {
  let wordCount = 0;
  return (spoken) => {
    const sentence = withoutStrayQuote(withoutTashkeel(spoken));
    wordCount += words(sentence).length;
    const fault = wordCount > task.maxWords ? 'too_long' : sentenceFault(sentence, task);
    if (fault) throw new WordingRefused(fault);
    return sentence;
  };
}

function guardStatement(task: WordingTask): WordingGuard {
  const check = createSentenceGuard(task);
  const held: string[] = [];
  let complete = false;
  return {
    get complete() {
      return complete;
    },
    get asked() {
      return false;
    },
    take(spoken) {
      const sentence = check(spoken);
      if (marksIn(sentence) > 0) throw new WordingRefused('extra_question');
      held.push(sentence);
      return [];
    },
    finish() {
      if (!keepsSubstance(held, task)) throw new WordingRefused('question_lost');
      if (strayWords(held.join(' '), task) > task.maxStrays) throw new WordingRefused('strays');
      complete = true;
      return held;
    },
  };
}

function guardQuestion(task: WordingTask): WordingGuard {
  const check = createSentenceGuard(task);
  const planned = marksIn(task.asked.text);
  /** Question marks still allowed: a question planned as two sentences may come as two. */
  let marksLeft = Math.max(1, planned);
  let said: string[] = [];
  let held: string[] = [];
  let asked = false;

  function release(): string[] {
    const released = held;
    held = [];
    said = [...said, ...released];
    return released;
  }

  /** Handles the first sentence that asks, or the next one of a question in several sentences. */
  function ask(marks: number): string[] {
    marksLeft -= marks;
    if (strayWords(held.join(' '), task) > task.maxStrays) throw new WordingRefused('strays');
    if (keepsSubstance([...said, ...held], task)) {
      asked = true;
      return release();
    }
    if (marksLeft <= 0) throw new WordingRefused('question_lost');
    return [];
  }

  function lead(sentence: string): string[] {
    if (held.length > 1 || stemShare(sentence, task) > LEAD_SHARE) return [];
    if (said.includes(sentence) || said.length >= MAX_LEADS || !isLead(sentence, task)) held = [];
    return release();
  }

  /** After the question, only its own planned second half may be said. */
  function goesOn(spoken: string): string[] {
    const planned =
      marksIn(spoken) === 1 && [...contentStems(spoken)].every((stem) => task.stems.has(stem));
    if (!planned) {
      marksLeft = 0;
      return [];
    }
    held = [check(spoken)];
    marksLeft -= 1;
    return release();
  }

  const guard: WordingGuard = {
    get complete() {
      return asked && marksLeft <= 0;
    },
    get asked() {
      return asked;
    },
    take(spoken) {
      if (guard.complete) return [];
      if (asked) return goesOn(spoken);
      const sentence = check(spoken);
      const marks = marksIn(sentence);
      if (marks > 1) throw new WordingRefused('extra_question');
      held.push(sentence);
      const asks = marks === 1 || (planned === 0 && keepsSubstance(held, task));
      return asks ? ask(1) : lead(sentence);
    },
    finish() {
      if (!asked) throw new WordingRefused('question_lost');
      marksLeft = 0;
      return [];
    },
  };
  return guard;
}

/** The part of a complete wording that may replace the built-in one, if any. */
export function guardWording(
  sentences: readonly string[],
  task: WordingTask,
): { safe: true; sentences: string[] } | { safe: false; fault: WordingFault } {
  const guard = createWordingGuard(task);
  try {
    const passed = sentences.flatMap((sentence) => guard.take(sentence));
    return { safe: true, sentences: [...passed, ...guard.finish()] };
  } catch (error) {
    if (error instanceof WordingRefused) return { safe: false, fault: error.fault };
    throw error;
  }
}

/**
 * Models often put the whole reply in quotation marks; a single sentence then has only one of them.
 */
function withoutStrayQuote(sentence: string): string {
  return (sentence.match(/["“”]/g)?.length ?? 0) % 2 === 1
    ? sentence.replace(/^["“]|["”]$/g, '')
    : sentence;
}

function stemShare(text: string, { stems }: WordingTask): number {
  const found = contentStems(text);
  return stems.size === 0 ? 0 : [...stems].filter((stem) => found.has(stem)).length / stems.size;
}

function keepsSubstance(sentences: readonly string[], task: WordingTask): boolean {
  const text = sentences.join(' ');
  const whole = spaced(text);
  return (
    task.names.every((name) => whole.includes(` ${name} `)) &&
    (task.stems.size === 0 || stemShare(text, task) >= task.share)
  );
}
