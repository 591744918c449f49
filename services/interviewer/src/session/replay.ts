import type { InterviewMessage } from '@portal/protocol';
import type { ConversationEvent } from '@portal/interviewing';
import type { Clock } from '../clock';
import type { Conversation } from './conversation';

/** Where an interview stood that another worker had begun. */
export interface Resumption {
  /** Since the interview's start (ms); null where nothing had been said. */
  elapsedMs: number | null;
}

/**
 * Brings a fresh conversation to where the stored transcript leaves off. It is deterministic: told again what happened, it comes to
 * the same place; what it would have said then has been said, and is dropped.
 */
export function replay(conversation: Conversation, messages: readonly InterviewMessage[], clock: Clock): Resumption {
  const first = messages.find(({ role }) => role === 'assistant');
  if (!first) return { elapsedMs: null };
  conversation.handle({ type: 'candidate_joined' });
  for (const message of messages) {
    const event = eventOf(message);
    if (event) conversation.handle(event);
  }
  return { elapsedMs: Math.max(0, clock.now() - Date.parse(first.createdAt) + (first.metadata?.endMs ?? 0)) };
}

function eventOf({ role, content, metadata }: InterviewMessage): ConversationEvent | null {
  if (role === 'user') return { type: 'answered', text: content, typed: metadata?.typed ?? false, ...(metadata?.confidence !== undefined && { confidence: metadata.confidence }) };
  if (role !== 'assistant') return null;
  return metadata?.interrupted ? { type: 'interrupted', heard: content } : { type: 'utterance_finished' };
}
