import {
  parseDataChannelMessage,
  type ConnectionStatus,
  type DataChannelMessage,
  type DataChannelMessageOf,
  type InterviewMessage,
} from '@portal/protocol';
import { createSnapshotStore } from '../store/snapshot-store';
import { addChatMessage, EMPTY_CHAT, type ChatState, type TranscriptLine } from './chat';
import type { Clock } from './clock';
import { inOrderOfTalk, PlaceInTalk } from './place-in-talk';
import {
  sideOf,
  SpeechBuffer,
  type FinalText,
  type LiveText,
  type Side,
  type SpeechMessage,
} from './speech-buffer';

export interface QuestionProgress {
  /** From 0. */
  questionIndex: number;
  numberOfQuestions: number;
}

export interface ConversationSnapshot {
  chat: ChatState;
  transcript: TranscriptLine[];
  /** Whoever spoke last, while the words are still coming; null between utterances. */
  live: LiveText | null;
  /** The newest finished utterance: what the caption shows between utterances, and what is announced. */
  latest: TranscriptLine | null;
  question: QuestionProgress | null;
  /** Milliseconds since the epoch; null before the room was joined. */
  startedAtMs: number | null;
}

/** What the conversation tells its owner. */
export interface ConversationEvents {
  onFinal(final: FinalText, question: QuestionProgress | null): void;
  onInterrupted(): void;
  onRuntimeDataRequested(): void;
  onEnded(): void;
  /** A payload that could not be read and was dropped. */
  onMalformed(): void;
}

const SPEAKERS = { user: 'user', assistant: 'ai', system: 'system' } as const satisfies Record<
  InterviewMessage['role'],
  TranscriptLine['speaker']
>;

const EMPTY: ConversationSnapshot = {
  chat: EMPTY_CHAT,
  transcript: [],
  live: null,
  latest: null,
  question: null,
  startedAtMs: null,
};

/** What is said in the room: live words, transcript, chat state and the question's number, from the data channel's messages. */
export class Conversation {
  readonly store = createSnapshotStore<ConversationSnapshot>(EMPTY);
  readonly #speech = new SpeechBuffer();
  readonly #clock: Clock;
  readonly #events: ConversationEvents;
  readonly #places: PlaceInTalk;
  #ended = false;
  /** The answer that this page hears itself. */
  #recognizedId: string | null = null;
  #lineCount = 0;
  /** The interviewer's newest line, to which an interruption may still belong. */
  #lastSaid: { segmentId: string | null; lineId: string } | null = null;

  constructor(clock: Clock, events: ConversationEvents) {
    this.#clock = clock;
    this.#events = events;
    this.#places = new PlaceInTalk(clock);
  }

  /** Counts the interview's time from `startedAtMs` (milliseconds since the epoch). */
  start(startedAtMs: number): void {
    this.#places.start(startedAtMs);
    this.store.setState({ startedAtMs });
  }

  /** Puts in its place what was said without this page, as before a reload or while it was cut off. */
  restore(messages: readonly InterviewMessage[]): void {
    const started = this.store.getState().startedAtMs ?? this.#clock.now();
    const unseen = messages.filter(({ metadata }) => !this.#isHere(metadata?.segmentId));
    let place = 0;
    const lines = unseen.map((message): TranscriptLine => {
      const {
        segmentId,
        startMs,
        questionIndex,
        atMs = place,
        interrupted = false,
      } = message.metadata ?? {};
      place = this.#places.of(atMs);
      if (segmentId !== undefined) this.#speech.finish(segmentId);
      return {
        id: this.#nextLineId(),
        speaker: SPEAKERS[message.role],
        text: message.content,
        timestamp: message.createdAt,
        place,
        atMs: startMs ?? Math.max(0, Date.parse(message.createdAt) - started),
        questionIndex: questionIndex ?? null,
        interrupted,
      };
    });
    if (lines.length === 0) return;
    const transcript = inOrderOfTalk(this.store.getState().transcript, lines);
    this.#showLive('ai');
    this.store.setState({
      transcript,
      latest:
        this.store.getState().latest ??
        lines.findLast(({ speaker }) => speaker !== 'system') ??
        null,
    });
  }

  /** Gives the message that it read and handled; null where the payload could not be read. */
  handlePayload(payload: Uint8Array): DataChannelMessage | null {
    const message = parseDataChannelMessage(payload);
    if (message) this.handleDataMessage(message);
    else this.#events.onMalformed();
    return message;
  }

  /** One message of the room's data channel (§3). */
  handleDataMessage(message: DataChannelMessage): void {
    switch (message.type) {
      case 'user_speech_chunk':
      case 'ai_speech_chunk':
        return this.#handleSpeech(message);
      case 'ai_intent':
        return this.#handleIntent(message);
      case 'ai_interrupted':
        return this.#handleInterrupted(message);
      case 'connection':
        return this.#addChat('ai_intent', 'system', message.data.message);
      case 'request_runtime_data':
        return this.#events.onRuntimeDataRequested();
      case 'interview_ended':
        if (this.#ended) return;
        this.#ended = true;
        return this.#events.onEnded();
      case 'candidate_request':
      case 'keepalive':
        return;
      default:
        return message satisfies never;
    }
  }

  /** An answer that was typed here: a final of the candidate like any other, in place of the words that were being said. */
  addTyped(text: string, segmentId: string): void {
    this.#addOwn({ side: 'user', text: text.trim(), segmentId, typed: true });
  }

  /** What the candidate is saying stays as far as it was heard: who leaves in the middle of an answer has given that much of it. */
  keepWordsUnderWay(): void {
    const final = this.#speech.finishLive('user', this.#clock.now());
    this.#showLive('user');
    if (final) this.#addFinal({ ...final, interrupted: true });
  }

  /** Whoever was asking has gone in the middle of it: the answer so far is kept, and what was being said will be said again. */
  interviewerGone(): void {
    this.keepWordsUnderWay();
    this.#speech.drop('ai');
    this.#showLive('ai');
  }

  /** Words of the candidate that this page heard itself, shown at once; what the interviewer sends back of them is older. */
  showRecognized(text: string, segmentId: string): void {
    this.#recognizedId = segmentId;
    this.#speech.handle(
      {
        type: 'user_speech_chunk',
        data: { text_chunk: text, is_final: false, segment_id: segmentId },
      },
      this.#clock.now(),
    );
    this.#showLive('user');
  }

  /** An answer that this page heard and the interviewer did not take up. */
  addRecognized(text: string, segmentId: string): void {
    this.#addOwn({ side: 'user', text, segmentId, typed: false });
  }

  handleStatus(connectionStatus: ConnectionStatus, error: string | null = null): void {
    this.store.setState({ chat: { ...this.store.getState().chat, connectionStatus, error } });
  }

  /** Empties the panel and the chat; what the server keeps is untouched. */
  clear(): void {
    const { chat } = this.store.getState();
    this.store.setState({ transcript: [], chat: { ...chat, messages: [] } });
  }

  /** Once under each name: leaving gives up an answer that may be on its way into the room. */
  #addOwn(final: FinalText & { segmentId: string }): void {
    if (this.#isHere(final.segmentId)) return;
    this.#speech.finish(final.segmentId);
    this.#speech.drop('user');
    this.#showLive('user');
    this.#addFinal(final);
  }

  #handleSpeech(message: SpeechMessage): void {
    if (
      message.type === 'user_speech_chunk' &&
      !message.data.is_final &&
      message.data.segment_id === this.#recognizedId
    )
      return;
    const side = sideOf(message);
    const final = this.#speech.handle(message, this.#clock.now());
    this.#showLive(side);
    if (final) this.#addFinal(final);
  }

  #handleIntent({ data }: DataChannelMessageOf<'ai_intent'>): void {
    const { message: text, question_number: number, question_count: count } = data;
    // Every intent counts the questions; what does not is a notice to the candidate, as when an engine gives way to another:
    // its sentence is the chunk, its name the message.
    if (count === undefined) return this.#addNotice(data.text_chunk ?? text, data.at_ms);
    if (number !== undefined && number >= 1)
      this.store.setState({ question: { questionIndex: number - 1, numberOfQuestions: count } });
    this.#addChat('ai_intent', 'ai_intent', text);
  }

  #handleInterrupted({ data }: DataChannelMessageOf<'ai_interrupted'>): void {
    const cutOff = this.#speech.flush('ai', this.#clock.now());
    this.#showLive('ai');
    if (cutOff) this.#addFinal(cutOff);
    this.#markInterrupted(cutOff ? null : data.segment_id);
    this.#addChat('ai_interrupted', 'system', data.message);
    this.#events.onInterrupted();
  }

  /** The words that were heard came as a final just before; it is told of that same segment that it was cut short. */
  #markInterrupted(segmentId: string | null | undefined): void {
    if (segmentId === undefined || this.#lastSaid?.segmentId !== segmentId) return;
    const { lineId } = this.#lastSaid;
    const { transcript, latest } = this.store.getState();
    const marked = (line: TranscriptLine): TranscriptLine =>
      line.id === lineId ? { ...line, interrupted: true } : line;
    this.store.setState({ transcript: transcript.map(marked), latest: latest && marked(latest) });
  }

  #showLive(side: Side): void {
    const live = this.#speech.live(side) ?? this.#speech.live(side === 'user' ? 'ai' : 'user');
    const words = (of: Side): string => {
      const text = this.#speech.live(of);
      return text ? text.settled + text.provisional : '';
    };
    const { chat } = this.store.getState();
    this.store.setState({
      live,
      chat: { ...chat, userBuffer: words('user'), aiBuffer: words('ai') },
    });
  }

  #addFinal(final: FinalText): void {
    const { question: current } = this.store.getState();
    const question =
      final.questionIndex === undefined || current === null
        ? current
        : { ...current, questionIndex: final.questionIndex };
    const line = this.#addLine(final.side, final.text, final, question);
    if (final.side === 'ai') this.#lastSaid = { segmentId: final.segmentId, lineId: line.id };
    this.store.setState({ latest: line });
    if (final.side === 'user') this.#addChat('user_speech_chunk', 'user_speech', final.text);
    else this.#addChat('ai_speech_chunk', 'ai_speech', final.text);
    this.#events.onFinal({ ...final, atMs: line.place }, question);
  }

  #addNotice(text: string, atMs: number | undefined): void {
    if (text.trim() === '') return;
    this.#addLine('system', text.trim(), { atMs });
    this.#addChat('ai_intent', 'system', text);
  }

  #addLine(
    speaker: TranscriptLine['speaker'],
    text: string,
    { atMs, interrupted = false }: { atMs?: number | undefined; interrupted?: boolean },
    question = this.store.getState().question,
  ): TranscriptLine {
    const now = this.#clock.now();
    const { startedAtMs, transcript } = this.store.getState();
    const line: TranscriptLine = {
      id: this.#nextLineId(),
      speaker,
      text,
      timestamp: new Date(now).toISOString(),
      place: this.#places.of(atMs),
      atMs: Math.max(0, now - (startedAtMs ?? now)),
      questionIndex: question?.questionIndex ?? null,
      interrupted,
    };
    this.store.setState({ transcript: inOrderOfTalk(transcript, [line]) });
    return line;
  }

  #addChat(
    ...[type, tab, content]: [
      Parameters<typeof addChatMessage>[1],
      Parameters<typeof addChatMessage>[2],
      string,
    ]
  ): void {
    this.store.setState({
      chat: addChatMessage(this.store.getState().chat, type, tab, content, this.#clock.now()),
    });
  }

  #isHere(segmentId: string | undefined): boolean {
    return segmentId !== undefined && this.#speech.isFinished(segmentId);
  }

  #nextLineId(): string {
    this.#lineCount += 1;
    return `t${this.#lineCount}`;
  }
}
