import type { ChatMessage, ChatTab, ConnectionStatus, TranscriptEntry } from '@portal/protocol';

/** §3 Chat state. `counter` numbers the messages, so that ids stay unique after a clear. */
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
  /** Its place in the talk, which need not be the order in which lines come. */
  place: number;
  /** The question it belongs to, from 0; null before the first. */
  questionIndex: number | null;
  /** It was cut short: the text is what was heard of it. */
  interrupted: boolean;
}

/** Adds one message; empty ones are dropped (§4). `nowMs` is milliseconds since the epoch. */
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

/** The messages of one tab; `general` shows everything. */
export function messagesOfTab(state: ChatState, tab: ChatTab): ChatMessage[] {
  return tab === 'general'
    ? state.messages
    : state.messages.filter((message) => message.tab === tab);
}
