export { pairSentences, type SentencePair } from '../mouth/sentence-pair';

/** Which part of an utterance has been heard at which moment: built while its sentences are rendered to sound. */
export class UtteranceTimeline {
  private readonly sentences: { text: string; startMs: number; endMs: number }[] = [];
  private lengthMs = 0;

  /** Begins the next sentence where the last one ended. */
  begin(text: string): void {
    this.sentences.push({ text, startMs: this.lengthMs, endMs: this.lengthMs });
  }

  /** The sentence begun last has got this much more sound. */
  extend(ms: number): void {
    this.lengthMs += ms;
    const last = this.sentences.at(-1);
    if (last) last.endMs = this.lengthMs;
  }

  /** Milliseconds of sound so far. */
  get durationMs(): number {
    return this.lengthMs;
  }

  /** The words heard until `ms` after the utterance began to sound: whole sentences, and of the one in progress its share of whole words. */
  textAt(ms: number): string {
    const heard: string[] = [];
    for (const { text, startMs, endMs } of this.sentences) {
      if (ms >= endMs && endMs > startMs) heard.push(text);
      else if (ms > startMs && endMs > startMs) heard.push(wholeWords(text, (ms - startMs) / (endMs - startMs)));
    }
    return heard.filter(Boolean).join(' ');
  }
}

function wholeWords(text: string, share: number): string {
  const length = Math.floor(text.length * share);
  return text.slice(0, text.lastIndexOf(' ', length) < 0 ? 0 : text.lastIndexOf(' ', length)).trimEnd();
}
