import type {
  ChatMessage,
  ChatTab,
  ConnectionStatus,
  InterviewMessage,
  TranscriptEntry,
} from '@portal/protocol';
import type { TranscriptItem } from '../transcript/entry';
import type { Notice } from './notice';
import { inOrderOfTalk } from './place-in-talk';

/**
 * A chat message (§3) with its position in the conversation. `content` is what was said; the page's
 * own messages have a `notice` instead, and `content` only names it.
 */
export interface ChatEntry extends ChatMessage {
  place: number;
  notice: Notice | null;
}

/** Chat state (§3), shown in the transcript panel's tabs. */
export interface ChatState {
  messages: readonly ChatEntry[];
  /** The candidate's words that are being spoken now. */
  userBuffer: string;
  /** The interviewer's words that are being spoken now. */
  aiBuffer: string;
  connectionStatus: ConnectionStatus;
  /** Why the room could not be joined; null if it could. */
  error: string | null;
  /** Number of messages in the transcript. */
  counter: number;
}

export const EMPTY_CHAT: ChatState = {
  messages: [],
  userBuffer: '',
  aiBuffer: '',
  connectionStatus: 'disconnected',
  error: null,
  counter: 0,
};

/** One line in the transcript panel. `atMs` is in milliseconds since the start of the interview. */
export interface TranscriptLine
  extends TranscriptEntry, Pick<TranscriptItem, 'doubtful' | 'misheard'> {
  id: string;
  atMs: number;
  /**
   * The line's position in the conversation, which may differ from the order in which lines
   * arrived.
   */
  place: number;
  /** Zero-based index of the question that the line belongs to; null before the first question. */
  questionIndex: number | null;
  /** Whether the speaker was interrupted. If so, the text ends where the interruption began. */
  interrupted: boolean;
  /**
   * The message that the main API has stored for the line, with the candidate's corrections; null
   * until it has.
   */
  stored: InterviewMessage | null;
}

const OF_SPEAKER = {
  user: { type: 'user_speech_chunk', tab: 'user_speech' },
  ai: { type: 'ai_speech_chunk', tab: 'ai_speech' },
  system: { type: 'ai_intent', tab: 'system' },
} as const satisfies Record<TranscriptLine['speaker'], Pick<ChatMessage, 'type' | 'tab'>>;

/**
 * Returns the chat message for a line of the transcript, on the tab of its speaker. Its timestamp is
 * when the utterance began. `startedAtMs` is in milliseconds since the epoch.
 */
export function chatMessageOf(
  { id, speaker, text, atMs, place }: TranscriptLine,
  startedAtMs: number,
): ChatEntry {
  const timestamp = new Date(startedAtMs + atMs).toISOString();
  return { id, ...OF_SPEAKER[speaker], content: text, timestamp, place, notice: null };
}

/** Returns the chat message for a notice of the page itself. */
export function chatMessageOfNotice(
  notice: Notice,
  { id, timestamp, place }: Pick<ChatEntry, 'id' | 'timestamp' | 'place'>,
): ChatEntry {
  const { tab, name } = notice;
  const type = name === 'interrupted' ? 'ai_interrupted' : 'ai_intent';
  return { id, type, tab, content: name, timestamp, place, notice };
}

/** Whether the newest message of the System tab reports a failure with this error's message. */
export function isReported(state: ChatState, error: unknown): boolean {
  const last = messagesOfTab(state, 'system').at(-1)?.notice;
  return last?.name === 'requestFailed' && String(last.error) === String(error);
}

/** Adds messages to the chat by their position in the conversation. */
export function addChatMessages(state: ChatState, added: readonly ChatEntry[]): ChatState {
  return { ...state, messages: inOrderOfTalk(state.messages, added) };
}

/** Returns the messages of one tab. */
export function messagesOfTab(state: ChatState, tab: ChatTab): readonly ChatEntry[] {
  return state.messages.filter((message) => message.tab === tab);
}
