import type { InterviewPlan } from '@portal/protocol';
import { createConversation, type Conversation } from '../conversation/conversation';
import type { ConversationAction, ConversationEvent } from '../conversation/types';
import { planFor, type Say } from './interviews';

const made = new Map<number, InterviewPlan>();
/** Returns the default plan with this many questions. Plans are cached. */
function usualPlan(numberOfQuestions: number): InterviewPlan {
  const plan = made.get(numberOfQuestions) ?? planFor({ numberOfQuestions });
  made.set(numberOfQuestions, plan);
  return plan;
}

/** Returns a conversation in which the first question has just been played. */
export function begun(plan: InterviewPlan = usualPlan(5)): Conversation {
  const conversation = createConversation({ plan });
  tell(
    conversation,
    { type: 'candidate_joined' },
    { type: 'utterance_finished' },
    { type: 'utterance_finished' },
  );
  return conversation;
}

export const tell = (
  conversation: Conversation,
  ...events: ConversationEvent[]
): ConversationAction[] => events.flatMap((event) => conversation.handle(event));
export const says = (actions: readonly ConversationAction[]): Say[] =>
  actions.filter((action): action is Say => action.type === 'say');
export const answered = (text: string): ConversationEvent => ({
  type: 'answered',
  text,
  typed: false,
});
export const silence = (elapsedMs: number): ConversationEvent => ({ type: 'silence', elapsedMs });

/** Returns the current question or follow-up, without its lead-in. */
export const standing = ({ state }: Conversation): string =>
  'current' in state ? state.current.prompt.text.text : '';

export const STRONG =
  'At Souqly the problem was that checkout took 900 milliseconds because every request read the whole cart from PostgreSQL. I first traced it, then I added Redis caching and rewrote two queries with the team. As a result p95 latency dropped by 40 percent and customers complained less, for example on the busiest day of the year.';
export const STRONG_ARABIC =
  'في شركة المراعي كانت المشكلة أن الإقفال الشهري يستغرق عشرة أيام بسبب التسويات اليدوية. قمت أولا بتحليل الخطوات مع الفريق ثم صممت قالبا في Excel وربطته بنظام SAP، وبالنتيجة انخفض الوقت إلى أربعة أيام أي بنسبة 60 بالمئة وتحسنت دقة التقارير.';

/**
 * Returns a conversation in which the interviewer has just invited the candidate to ask questions,
 * along with the actions that make up the invitation.
 */
export function invited(plan: InterviewPlan = usualPlan(1)): {
  conversation: Conversation;
  invitation: ConversationAction[];
} {
  const conversation = begun(plan);
  let invitation: ConversationAction[] = [];
  for (let at = 0; conversation.state.phase === 'question' && at < plan.questions.length; at += 1)
    invitation = tell(conversation, answered(plan.language === 'ar-SA' ? STRONG_ARABIC : STRONG));
  tell(conversation, { type: 'utterance_finished' });
  return { conversation, invitation };
}
