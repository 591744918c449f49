import type { ChatMessage, ChatTab, ConnectionStatus, TranscriptEntry } from '@portal/protocol';

/**
 * Chat state. `counter` is used to number the messages. It is never reset, so ids stay unique after
 * the chat is cleared.
 */
export interface ChatState {
  messages: ChatMessage[];
  userBuffer: string;
  aiBuffer: string;
  connectionStatus: ConnectionStatus;
  error: string | null;
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
export interface TranscriptLine extends TranscriptEntry {
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
}

/** Adds a message unless it is empty (§4). `nowMs` is in milliseconds since the epoch. */
export function addChatMessage(
  state: ChatState,
  type: ChatMessage['type'],
  tab: ChatTab,
  content: string,
  nowMs: number,
): ChatState {
  const text = content.trim();
  if (text === '') return state;
  const counter = state.counter + 1;
  const message: ChatMessage = {
    id: `m${counter}`,
    type,
    tab,
    content: text,
    timestamp: new Date(nowMs).toISOString(),
  };
  return { ...state, counter, messages: [...state.messages, message] };
}

/** Returns the messages for one tab. The `general` tab shows all messages. */
export function messagesOfTab(state: ChatState, tab: ChatTab): ChatMessage[] {
  return tab === 'general'
    ? state.messages
    : state.messages.filter((message) => message.tab === tab);
}
