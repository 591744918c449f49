import type { ConversationAction, ConversationEvent } from '@portal/interviewing';

/** The judgement behind the interview, as the session sees it: it decides every word; the session only carries out. */
export interface Conversation {
  handle(event: ConversationEvent): ConversationAction[];
}
