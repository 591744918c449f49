import type { Checkpoint, ConversationAction, ConversationEvent } from '@portal/interviewing';
import type { AddMessageBody, DataChannelMessageInput, PlannedQuestion } from '@portal/protocol';
import { FakeClock, settle } from '@portal/testing/fake-clock';
import { silentLog } from '../../testing/silent-log';
import type { SpeechOutput, PlaybackResult, Speech } from '../../speech-output/speech-output';
import type { SentencePair } from '../../speech-output/sentence-pair';
import { InterviewSession } from '../interview-session';
import type { Say } from '../action-queue';
import type { SessionParts, Wording } from '../session-parts';

/** A fake speech output that lets the test decide when each utterance ends or is interrupted. */
export class FakeSpeechOutput implements SpeechOutput {
  saying: {
    text: string;
    interruptible: boolean;
    progress: (said: string) => void;
    end: (played: Pick<PlaybackResult, 'interrupted' | 'heard'>) => void;
  } | null = null;
  readonly said: string[] = [];
  readonly prepared: string[] = [];
  broken = false;
  heard = 'Tell me';
  private sounds = false;

  constructor(private readonly clock: FakeClock) {}

  say(
    { sentences, interruptible }: Speech,
    progress: (said: string) => void,
  ): Promise<PlaybackResult> {
    if (this.broken) return Promise.reject(new Error('not running'));
    const startMs = this.clock.now();
    this.sounds = false;
    return new Promise((resolve) => {
      const saying = {
        text: '',
        interruptible,
        progress,
        end: (played: Pick<PlaybackResult, 'interrupted' | 'heard'>) => {
          this.saying = null;
          resolve({
            ...played,
            startMs: this.sounds ? startMs : null,
            endMs: this.sounds ? this.clock.now() : null,
          });
        },
      };
      this.saying = saying;
      void this.collect(sentences).then((text) => {
        this.said.push((saying.text = text));
      });
    });
  }

  private async collect(sentences: Speech['sentences']): Promise<string> {
    const words: string[] = [];
    for await (const { text } of sentences) words.push(text);
    return words.join(' ');
  }

  /** Reports that the user can hear the utterance, up to and including `said`. */
  sound(said = 'Tell me'): void {
    this.sounds = true;
    this.saying?.progress(said);
  }

  async finish(): Promise<void> {
    this.sounds = true;
    this.saying?.end({ interrupted: false, heard: this.saying.text });
    await settle();
  }

  interrupt(): void {
    this.saying?.end({ interrupted: true, heard: this.sounds ? this.heard : '' });
  }

  prepare({ text }: SentencePair): void {
    this.prepared.push(text);
  }

  pause(): void {}
  resume(): void {}
}

export const say = (text: string, over: Partial<Say> = {}): ConversationAction => ({
  type: 'say',
  kind: 'question',
  text: { text },
  questionIndex: 0,
  expectsAnswer: true,
  ...over,
});

export const QUESTION = { question: { text: 'Tell me about it.' } } as PlannedQuestion;

/**
 * Fake wording that leaves all text unchanged, unless the test provides another, and returns the
 * reading that the test provides.
 */
class FakeWording implements Wording {
  reading: Promise<Awaited<ReturnType<Wording['read']>>> = Promise.resolve(null);
  readonly aborted: string[] = [];

  instead: (say: Say) => string | null = () => null;

  async *word(say: Say) {
    const other = this.instead(say);
    yield other === null ? say.text : { text: other };
    await Promise.resolve();
  }

  read(_question: PlannedQuestion, turn: string, signal: AbortSignal): ReturnType<Wording['read']> {
    signal.addEventListener('abort', () => this.aborted.push(turn));
    return this.reading;
  }

  prepare(): void {}
  prepareWording(): void {}
  forget(): void {}
}

type Script = Partial<Record<ConversationEvent['type'], ConversationAction[]>>;

/**
 * Creates a session with fakes for all its parts.
 * @param script actions that the conversation returns for each type of event. These are returned
 *   only once, except for `answered` and `utterance_finished`.
 * @param parts parts to use instead of the fakes.
 */
export function stage(script: Script, parts: Partial<SessionParts> = {}) {
  const clock = new FakeClock();
  const speechOutput = new FakeSpeechOutput(clock);
  const wording = new FakeWording();
  const events: ConversationEvent[] = [];
  const restored: unknown[] = [];
  const sent: DataChannelMessageInput[] = [];
  const posted: AddMessageBody[] = [];
  const order: string[] = [];
  const state = {
    audible: true,
    busy: false,
    discarded: 0,
    ended: [] as string[],
    paces: [] as string[],
  };
  let ids = 0;
  const handle = (event: ConversationEvent) => {
    events.push(event);
    const actions = script[event.type] ?? [];
    if (event.type !== 'utterance_finished' && event.type !== 'answered') script[event.type] = [];
    return actions;
  };
  const session = new InterviewSession({
    plan: { questions: [QUESTION, QUESTION] },
    conversation: {
      handle,
      preview: (event) => script[event.type] ?? [],
      checkpoint: () => events.length as unknown as Checkpoint,
      restore: (checkpoint) => {
        restored.push(checkpoint);
      },
      state: { phase: 'waiting' },
    },
    speechOutput,
    wording,
    channel: {
      send: (message) => {
        order.push(`send ${message.type}`);
        sent.push(message);
      },
      flush: () => Promise.resolve(),
    },
    outbox: {
      add: (message) => {
        posted.push(message);
      },
      tryNow: () => {
        order.push('try now');
      },
      flush: () => {
        order.push('flush');
        return Promise.resolve(true);
      },
    },
    turnSource: {
      get busy() {
        return state.busy;
      },
      get audible() {
        return state.audible;
      },
      discard: () => {
        state.discarded += 1;
      },
    },
    recognizedBy: () => 'built-in',
    clock,
    log: silentLog,
    newId: () => `id-${(ids += 1)}`,
    onEnd: (reason) => state.ended.push(reason),
    onPace: (pace) => state.paces.push(pace),
    ...parts,
  });
  const types = () => events.map(({ type }) => type);
  /** Makes the candidate say something, for one second by default, and ends the turn. */
  const speaks = async (text: string, ms = 1_000, confidence = 0.8) => {
    const startMs = clock.now();
    session.speaking(true, startMs);
    session.words(text);
    await clock.advance(ms);
    session.speaking(false, clock.now());
    session.over({ text, confidence, startMs, endMs: clock.now(), pauses: [] });
    await settle();
  };
  const ofUser = () => posted.filter(({ role }) => role === 'user').map(({ content }) => content);
  return {
    clock,
    speechOutput,
    wording,
    events,
    restored,
    types,
    sent,
    posted,
    ofUser,
    order,
    state,
    session,
    speaks,
  };
}

/** Creates a session in which the candidate has joined and heard "Tell me about it.". */
export async function asked(script: Script = {}, parts: Partial<SessionParts> = {}) {
  const scene = stage({ candidate_joined: [say('Tell me about it.')], ...script }, parts);
  scene.session.candidateJoined();
  await settle();
  await scene.speechOutput.finish();
  return scene;
}
