import type { Clock } from '@portal/clock';
import {
  parseDataChannelMessage,
  type ConnectionStatus,
  type DataChannelMessage,
  type DataChannelMessageOf,
  type InterviewMessage,
} from '@portal/protocol';
import { createSnapshotStore } from '../store/snapshot-store';
import { doubtOf, type TranscriptItem } from '../transcript/entry';
import {
  addChatMessages,
  chatMessageOf,
  chatMessageOfNotice,
  EMPTY_CHAT,
  isReported,
  type ChatEntry,
  type ChatState,
  type TranscriptLine,
} from './chat';
import { intentNotice, type Notice } from './notice';
import { inOrderOfTalk, movedTo, PlaceInTalk } from './place-in-talk';
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
  /** The words being spoken now; null between utterances. */
  live: LiveText | null;
  /**
   * The newest finished utterance. The caption shows it between utterances, and screen readers
   * announce it.
   */
  latest: TranscriptLine | null;
  question: QuestionProgress | null;
  /** Number of answers that the interviewer hardly understood. Not reset by `clear`. */
  doubtfulAnswers: number;
  /** When the interview started, in milliseconds since the epoch; null before joining. */
  startedAtMs: number | null;
}

export interface ConversationEvents {
  /** @param lineId the id of the utterance's line in the transcript */
  onFinal(final: FinalText, question: QuestionProgress | null, lineId: string): void;
  onInterrupted(): void;
  onRuntimeDataRequested(): void;
  onEnded(): void;
  /** Called when an unreadable payload is dropped. */
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
  doubtfulAnswers: 0,
  startedAtMs: null,
};

/**
 * Returns a stored message with what the page knows about how well it was understood. If the page's
 * copy came first, the message itself doesn't say which words are in doubt.
 */
const withDoubt = (
  message: InterviewMessage,
  line: Pick<TranscriptItem, 'doubtful' | 'misheard'>,
): InterviewMessage => {
  const { doubtful, misheard } = doubtOf(line);
  const doubt = { ...(doubtful && { doubtful }), ...(misheard && { misheard: [...misheard] }) };
  return { ...message, metadata: { ...message.metadata, ...doubt } };
};

/**
 * Returns a line with the message that the main API has stored for it. Other words than the page
 * has are the interviewer's, which replaced the page's, and so is then the doubt about them.
 */
const asStored = (line: TranscriptLine, message: InterviewMessage): TranscriptLine => {
  if (message.content === line.text.trim()) return { ...line, stored: withDoubt(message, line) };
  const { doubtful = false, misheard = [] } = message.metadata ?? {};
  return { ...line, text: message.content, doubtful, misheard, stored: message };
};

/**
 * Builds the live text, transcript, chat state and question progress from data channel messages.
 */
export class Conversation {
  readonly store = createSnapshotStore<ConversationSnapshot>(EMPTY);
  readonly #speech = new SpeechBuffer();
  readonly #clock: Clock;
  readonly #events: ConversationEvents;
  readonly #places: PlaceInTalk;
  /** Id of the latest segment produced by this page's own recognizer. */
  #recognizedId: string | null = null;
  /** Numbers lines and chat messages. Never reset, so that ids stay unique after `clear`. */
  #count = 0;
  /**
   * The ids of the lines that this page added itself, by segment, until the interviewer says where
   * they belong.
   */
  readonly #unplaced = new Map<string, string>();
  /** The interviewer's latest line, kept in case it has to be marked as interrupted. */
  #lastInterviewerLine: { segmentId: string | null; lineId: string } | null = null;

  constructor(clock: Clock, events: ConversationEvents) {
    this.#clock = clock;
    this.#events = events;
    this.#places = new PlaceInTalk(clock);
  }

  /**
   * Sets the time at which the interview started, in milliseconds since the epoch. Line times are
   * relative to that moment.
   */
  start(startedAtMs: number): void {
    this.#places.start(startedAtMs);
    this.store.setState({ startedAtMs });
  }

  /**
   * Adds the stored messages that this page missed, for example after a reload or a lost
   * connection, and shows those that it has as they are stored now.
   */
  restore(messages: readonly InterviewMessage[]): void {
    const started = this.store.getState().startedAtMs ?? this.#clock.now();
    this.#refresh(messages);
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
        id: this.#nextId(),
        speaker: SPEAKERS[message.role],
        text: message.content,
        timestamp: message.createdAt,
        place,
        atMs: startMs ?? Math.max(0, Date.parse(message.createdAt) - started),
        questionIndex: questionIndex ?? null,
        interrupted,
        stored: message,
        ...doubtOf(message.metadata),
      };
    });
    if (lines.length === 0) return;
    this.#insert(lines);
    this.#showLive('ai');
    this.store.setState({
      latest:
        this.store.getState().latest ??
        lines.findLast(({ speaker }) => speaker !== 'system') ??
        null,
    });
  }

  /** Notes the message that the main API has stored for a line of the transcript. */
  handleStored(lineId: string, message: InterviewMessage): void {
    this.#changeLines((line) => (line.id === lineId ? asStored(line, message) : line));
  }

  /** Shows the corrections of a stored message beside what was heard. */
  handleCorrected(message: InterviewMessage): void {
    this.#refresh([message]);
  }

  /** Parses and handles a payload. Returns its message, or null if the payload is unreadable. */
  handlePayload(payload: Uint8Array): DataChannelMessage | null {
    const message = parseDataChannelMessage(payload);
    if (message) this.handleDataMessage(message);
    else this.#events.onMalformed();
    return message;
  }

  /** Handles one data channel message (§3). */
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
        return this.note({ tab: 'system', name: 'interviewerJoined' });
      case 'request_runtime_data':
        return this.#events.onRuntimeDataRequested();
      case 'interview_ended':
        return this.#events.onEnded();
      case 'candidate_request':
      case 'voice_settings':
      case 'keepalive':
        return;
      default:
        return message satisfies never;
    }
  }

  /** Adds a typed answer as a finished utterance, replacing the candidate's unfinished words. */
  addTyped(text: string, segmentId: string): void {
    this.#addOwn({ side: 'user', text: text.trim(), segmentId, typed: true });
  }

  /**
   * Adds the candidate's unfinished words as an interrupted utterance, so that they are kept when
   * the candidate leaves in the middle of an answer.
   */
  keepCurrentWords(): void {
    const finals = this.#speech.finishLive('user', this.#clock.now());
    this.#showLive('user');
    for (const final of finals) this.#addFinal({ ...final, interrupted: true });
  }

  /**
   * Handles the interviewer leaving, possibly in the middle of an utterance. Keeps the candidate's
   * words but drops the interviewer's unfinished words, which the interviewer will repeat.
   */
  handleInterviewerGone(): void {
    this.keepCurrentWords();
    this.#speech.drop('ai');
    this.#showLive('ai');
  }

  /**
   * Shows words from this page's recognizer immediately. When the interviewer later sends back the
   * same interim words, they are ignored.
   */
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

  /** Adds an answer that this page recognized but the interviewer did not confirm. */
  addRecognized(text: string, segmentId: string): void {
    this.#addOwn({ side: 'user', text, segmentId, typed: false });
  }

  /** Adds a message of the page itself to the chat, on the notice's tab. */
  note(notice: Notice): void {
    this.#addToChat([chatMessageOfNotice(notice, this.#here())]);
  }

  /** Reports a failed server request on the System tab. A repeated failure is reported once. */
  noteFailure(error: unknown): void {
    if (!isReported(this.store.getState().chat, error))
      this.note({ tab: 'system', name: 'requestFailed', error });
  }

  handleStatus(connectionStatus: ConnectionStatus, error: string | null = null): void {
    this.store.setState({ chat: { ...this.store.getState().chat, connectionStatus, error } });
  }

  /** Clears the transcript panel and the chat, but not the messages stored on the server. */
  clear(): void {
    const { chat } = this.store.getState();
    this.store.setState({ transcript: [], chat: { ...chat, messages: [], counter: 0 } });
  }

  /**
   * Adds an utterance from this page unless its segment is already in the transcript. It may
   * already be there if, for example, the interviewer sent the same answer while the candidate was
   * leaving.
   */
  #addOwn(final: FinalText & { segmentId: string }): void {
    if (this.#isHere(final.segmentId)) return;
    this.#speech.finish(final.segmentId);
    this.#speech.drop('user');
    this.#showLive('user');
    this.#unplaced.set(final.segmentId, this.#addFinal(final).id);
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
    else if (message.data.is_final) this.#moveOwn(message.data);
  }

  /**
   * Moves a line of this page to the place that the interviewer stored it in. For example, an answer
   * typed while a question is being asked comes after the part of the question that was heard, which
   * arrives later than the answer.
   */
  #moveOwn({ segment_id: segmentId = '', at_ms: place }: SpeechMessage['data']): void {
    const lineId = this.#unplaced.get(segmentId);
    if (lineId === undefined || place === undefined) return;
    this.#unplaced.delete(segmentId);
    const { transcript, chat } = this.store.getState();
    this.store.setState({
      transcript: movedTo(this.#places.of(place), lineId, transcript),
      chat: { ...chat, messages: movedTo(place, lineId, chat.messages) },
    });
  }

  #handleIntent({ data }: DataChannelMessageOf<'ai_intent'>): void {
    const { message: text, question_number: number, question_count: count } = data;
    const intent = intentNotice(text, number, count);
    // An intent without a question count is a notice, such as one saying that an engine was
    // replaced. The notice's text is in `text_chunk`; `message` contains only its name.
    if (count === undefined && (data.text_chunk !== undefined || intent === null))
      return this.#addSystemLine(data.text_chunk ?? text, data.at_ms);
    if (count !== undefined && number !== undefined && number >= 1)
      this.store.setState({ question: { questionIndex: number - 1, numberOfQuestions: count } });
    if (intent) return this.note(intent);
    // Another server's intent is shown in its own words.
    const said = { type: 'ai_intent', tab: 'ai_intent', notice: null } as const;
    if (text.trim() !== '') this.#addToChat([{ ...said, content: text.trim(), ...this.#here() }]);
  }

  #handleInterrupted({ data }: DataChannelMessageOf<'ai_interrupted'>): void {
    const cutOff = this.#speech.flush('ai', this.#clock.now());
    this.#showLive('ai');
    if (cutOff) this.#addFinal(cutOff);
    this.#markInterrupted(cutOff ? null : data.segment_id);
    this.note({ tab: 'ai_intent', name: 'interrupted' });
    this.#events.onInterrupted();
  }

  /** Marks the interviewer's last line as interrupted if it belongs to this segment. */
  #markInterrupted(segmentId: string | null | undefined): void {
    if (segmentId === undefined || this.#lastInterviewerLine?.segmentId !== segmentId) return;
    const { lineId } = this.#lastInterviewerLine;
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

  #addFinal(final: FinalText): TranscriptLine {
    const { question: current } = this.store.getState();
    const question =
      final.questionIndex === undefined || current === null
        ? current
        : { ...current, questionIndex: final.questionIndex };
    const line = this.#addLine(final.side, final.text, final, question);
    if (final.side === 'ai')
      this.#lastInterviewerLine = { segmentId: final.segmentId, lineId: line.id };
    this.store.setState({ latest: line });
    this.#events.onFinal({ ...final, atMs: line.place }, question, line.id);
    return line;
  }

  #addSystemLine(text: string, atMs: number | undefined): void {
    if (text.trim() !== '') this.#addLine('system', text.trim(), { atMs });
  }

  #addLine(
    speaker: TranscriptLine['speaker'],
    text: string,
    {
      atMs,
      interrupted = false,
      ...doubt
    }: { atMs?: number | undefined; interrupted?: boolean } & Pick<
      TranscriptItem,
      'doubtful' | 'misheard'
    >,
    question = this.store.getState().question,
  ): TranscriptLine {
    const now = this.#clock.now();
    const { startedAtMs } = this.store.getState();
    const line: TranscriptLine = {
      id: this.#nextId(),
      speaker,
      text,
      timestamp: new Date(now).toISOString(),
      place: this.#places.of(atMs),
      atMs: Math.max(0, now - (startedAtMs ?? now)),
      questionIndex: question?.questionIndex ?? null,
      interrupted,
      stored: null,
      ...doubtOf(doubt),
    };
    this.#insert([line]);
    return line;
  }

  /** Shows the messages that have a line as they are stored now. */
  #refresh(messages: readonly InterviewMessage[]): void {
    const stored = new Map(messages.map((message) => [message.id, message]));
    this.#changeLines((line) => {
      const message = line.stored && stored.get(line.stored.id);
      return message ? asStored(line, message) : line;
    });
  }

  #changeLines(change: (line: TranscriptLine) => TranscriptLine): void {
    const { transcript, chat, latest } = this.store.getState();
    const changed = transcript.map(change);
    const texts = new Map(changed.map(({ id, text }) => [id, text]));
    this.store.setState({
      transcript: changed,
      chat: {
        ...chat,
        messages: chat.messages.map((message) => {
          const content = texts.get(message.id) ?? message.content;
          return content === message.content ? message : { ...message, content };
        }),
      },
      latest: latest && { ...latest, text: texts.get(latest.id) ?? latest.text },
    });
  }

  /** Adds lines to the transcript, and to the chat on their speakers' tabs. */
  #insert(lines: readonly TranscriptLine[]): void {
    const { transcript, startedAtMs, doubtfulAnswers } = this.store.getState();
    this.store.setState({
      transcript: inOrderOfTalk(transcript, lines),
      doubtfulAnswers: doubtfulAnswers + lines.filter(({ doubtful }) => doubtful).length,
    });
    this.#addToChat(lines.map((line) => chatMessageOf(line, startedAtMs ?? this.#clock.now())));
  }

  /** Identifies a chat message that is added now. */
  #here(): Pick<ChatEntry, 'id' | 'timestamp' | 'place'> {
    const timestamp = new Date(this.#clock.now()).toISOString();
    return { id: this.#nextId(), timestamp, place: this.#places.now() };
  }

  #addToChat(messages: readonly ChatEntry[]): void {
    const { chat, transcript } = this.store.getState();
    this.store.setState({
      chat: { ...addChatMessages(chat, messages), counter: transcript.length },
    });
  }

  #isHere(segmentId: string | undefined): boolean {
    return segmentId !== undefined && this.#speech.isFinished(segmentId);
  }

  #nextId(): string {
    this.#count += 1;
    return `t${this.#count}`;
  }
}
