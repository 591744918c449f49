import type { InterviewMessage } from '@portal/protocol';
import type { ConversationAction, ConversationEvent } from '@portal/interviewing';
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
  let actions = conversation.handle({ type: 'candidate_joined' });
  for (const message of messages) {
    // A question that was said again for no reason told here, as at the press of a button, puts the conversation back to it.
    if (message.metadata?.kind === 'repeat' && !repeats(actions)) conversation.handle({ type: 'repeat_requested' });
    const event = eventOf(message);
    if (event) actions = conversation.handle(event);
  }
  return { elapsedMs: Math.max(0, clock.now() - Date.parse(first.createdAt) + (first.metadata?.endMs ?? 0)) };
}

const repeats = (actions: readonly ConversationAction[]): boolean => actions.some((action) => action.type === 'say' && action.kind === 'repeat');

function eventOf({ role, content, metadata }: InterviewMessage): ConversationEvent | null {
  if (role === 'user') return { type: 'answered', text: content, typed: metadata?.typed ?? false, ...(metadata?.confidence !== undefined && { confidence: metadata.confidence }) };
  if (role !== 'assistant') return null;
  return metadata?.interrupted ? { type: 'interrupted', heard: content } : { type: 'utterance_finished' };
}
