import type { InterviewPlan, Language } from '@portal/protocol';
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

/** Answers that tell three stories, all of them good. */
export const STRONG_ANSWERS: Readonly<Record<Language, readonly string[]>> = {
  'en-US': [
    STRONG,
    'When I worked at Paymob, settlement reports took six hours every night, and finance waited for them in the morning. I moved the jobs to Kafka because the database could not take more load, wrote the aggregation in Go and agreed each step with two accountants. In the end the reports finished in twenty minutes.',
    'In March a supplier sent us wrong price files. I compared two hundred rows by hand because nobody trusted the totals, found that the tax column had moved, told the supplier the same day and built a test that stops such a file. Since then it has stopped four files, and no customer has paid a wrong price.',
  ],
  'ar-SA': [
    STRONG_ARABIC,
    'في شهر مارس أرسل لنا مورد أسعارا خاطئة. قارنت مئتي سطر بيدي لأن أحدا لم يثق بالمجموع، ووجدت أن عمود الضريبة تحرك من مكانه، فأبلغت المورد في اليوم نفسه ثم كتبت معادلة توقف أي ملف كهذا. منذ ذلك الحين أوقفت أربعة ملفات ولم يدفع أي عميل سعرا خاطئا.',
    'قبل سنتين دربت زميلي الجديد عمر على الفواتير. جلست معه كل ثلاثاء وأعطيته مهمات صغيرة أولا لأن البرنامج كان غريبا عليه، وراجعت كل مهمة في اليوم نفسه مع المدير. بعد ستة أسابيع أقفل دفتره وحده وسلمته مناوبة الخميس وانخفضت الأخطاء إلى النصف.',
  ],
};

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
    invitation = tell(conversation, answered(STRONG_ANSWERS[plan.language][at]!));
  tell(conversation, { type: 'utterance_finished' });
  return { conversation, invitation };
}
