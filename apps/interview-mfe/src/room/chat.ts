import type { ChatMessage, ChatTab, ConnectionStatus, TranscriptEntry } from '@portal/protocol';

/** §3 Chat state. `counter` numbers messages, so that ids stay unique after a clear. */
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

/** One line of the transcript panel. `atMs` is milliseconds since the interview's start. */
export interface TranscriptLine extends TranscriptEntry {
  id: string;
  atMs: number;
  /** Position in the conversation, which may differ from the order of arrival. */
  place: number;
  /** The question it belongs to, from 0; null before the first. */
  questionIndex: number | null;
  /** The speaker was interrupted; the text is what was spoken until then. */
  interrupted: boolean;
}

/** Adds a message; drops empty ones (§4). `nowMs` is milliseconds since the epoch. */
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

/** The messages of one tab; `general` shows all. */
export function messagesOfTab(state: ChatState, tab: ChatTab): ChatMessage[] {
  return tab === 'general'
    ? state.messages
    : state.messages.filter((message) => message.tab === tab);
}
