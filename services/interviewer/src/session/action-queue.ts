import type { ConversationAction, Utterance } from '@portal/interviewing';
import type { SpokenText } from '@portal/protocol';
import type { Log } from '../log';
import type { SpeechOutput, PlaybackResult } from '../speech-output/speech-output';
import { pairSentences, type SentencePair } from '../speech-output/sentence-pair';

export type Say = Extract<ConversationAction, { type: 'say' }>;
export type End = Extract<ConversationAction, { type: 'end' }>;
export type Intent = Extract<ConversationAction, { type: 'intent' }>;

/**
 * An utterance that the interviewer has finished. `text` may include words that were not played.
 */
export interface InterviewerUtterance
  extends PlaybackResult, Pick<Utterance, 'segmentId' | 'text'> {
  say: Say;
}

interface ActionQueueOptions {
  speechOutput: SpeechOutput;
  /** Generates the text of an utterance, one piece at a time. */
  word: (say: Say, signal: AbortSignal) => AsyncIterable<SpokenText>;
  newId: () => string;
  log: Log;
}

interface ActionQueueEvents {
  begins: (say: Say) => void;
  progress: (said: string, segmentId: string) => void;
  /**
   * Called when an utterance has finished.
   * @returns the actions to perform next.
   */
  said: (utterance: InterviewerUtterance) => readonly ConversationAction[];
  intent: (intent: Intent) => void;
  end: (end: End) => Promise<void>;
}

/**
 * Performs the conversation's actions in order. If an utterance is interrupted, the actions queued
 * after it are dropped, except `end`.
 */
export class ActionQueue {
  private readonly waiting: ConversationAction[] = [];
  private running: Promise<void> | null = null;
  private closed = false;

  constructor(
    private readonly parts: ActionQueueOptions,
    private readonly events: ActionQueueEvents,
  ) {}

  /** The utterance in progress, or null. */
  saying: Say | null = null;

  get idle(): boolean {
    return this.running === null;
  }

  perform(actions: readonly ConversationAction[]): void {
    if (this.closed) return;
    this.waiting.push(...actions);
    if (!this.waiting.length) return;
    this.running ??= this.run()
      .catch((error: unknown) => this.parts.log.error({ reason: String(error) }, 'utterance lost'))
      .finally(() => {
        this.running = null;
        this.perform([]);
      });
  }

  /** Drops all queued actions except `end`. */
  drop(): void {
    this.waiting.splice(
      0,
      this.waiting.length,
      ...this.waiting.filter(({ type }) => type === 'end'),
    );
  }

  /** Interrupts the utterance in progress and waits until all the resulting actions are done. */
  async stop(): Promise<void> {
    // Loop, because finishing one run may queue actions that start another run.
    while (this.running) {
      this.parts.speechOutput.interrupt();
      await this.running;
    }
  }

  /** Interrupts the utterance in progress and ignores all further actions. */
  close(): void {
    this.closed = true;
    this.parts.speechOutput.interrupt();
  }

  private async run(): Promise<void> {
    for (let action = this.waiting.shift(); action && !this.closed; action = this.waiting.shift()) {
      if (action.type === 'intent') this.events.intent(action);
      else if (action.type === 'end') await this.events.end(action);
      else await this.say(action);
    }
  }

  private async say(say: Say): Promise<void> {
    const segmentId = this.parts.newId();
    const wording = new AbortController();
    const worded: string[] = [];
    this.saying = say;
    this.events.begins(say);
    let played: PlaybackResult = { interrupted: false, heard: '', startMs: null, endMs: null };
    try {
      const sentences = this.sentences(say, worded, wording.signal);
      played = await this.parts.speechOutput.say(
        { sentences, interruptible: say.kind !== 'closing' },
        (said) => this.events.progress(said, segmentId),
      );
    } catch (error) {
      this.parts.log.error({ reason: String(error) }, 'utterance not spoken');
      // Keep the whole text: the candidate can still read the words that could not be spoken.
      worded.splice(0, worded.length, say.text.text);
    } finally {
      wording.abort();
      this.saying = null;
    }
    if (played.interrupted) this.drop();
    this.waiting.push(...this.events.said({ ...played, say, segmentId, text: worded.join(' ') }));
  }

  private async *sentences(
    say: Say,
    worded: string[],
    signal: AbortSignal,
  ): AsyncGenerator<SentencePair> {
    for await (const text of this.parts.word(say, signal)) {
      for (const pair of pairSentences(text)) {
        worded.push(pair.text);
        yield pair;
      }
    }
  }
}
