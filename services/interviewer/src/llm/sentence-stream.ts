import { splitSentences } from '../tts/sentences';

/** No spoken sentence is as long: more without an end is no sentence (characters). */
const MAX_SENTENCE_CHARS = 600;

/** A reply that does not fall into sentences. */
export class EndlessSentence extends Error {
  override readonly name = 'EndlessSentence';
}

/** Makes whole sentences of text that comes in pieces. */
export class SentenceStream {
  private rest = '';

  /** Adds a piece; gives the sentences that are over, which is known once the next one begins. @throws EndlessSentence */
  push(piece: string): string[] {
    this.rest += piece;
    const sentences = splitSentences(this.rest);
    // What ends in white space could still be the end of an abbreviation's sentence; the next word tells.
    if (sentences.length < 2) return this.within([]);
    this.rest = sentences.pop()! + (/\s$/.test(this.rest) ? ' ' : '');
    return this.within(sentences);
  }

  /** The text has ended: gives what is left of it. */
  end(): string[] {
    const sentences = splitSentences(this.rest);
    this.rest = '';
    return sentences;
  }

  private within(sentences: string[]): string[] {
    if (this.rest.length > MAX_SENTENCE_CHARS) throw new EndlessSentence('no sentence ends');
    return sentences;
  }
}
