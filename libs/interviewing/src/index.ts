export { parseJobDescription } from './facts/job-description';
export { parseResume, type ResumeContext } from './facts/resume';
export { generateQuestions } from './questions/generate';
export { createPlan, type PlanRequest } from './questions/plan';
export type { JobFacts, QuestionRequest } from './questions/facts';
export { createConversation, SILENCE_STEPS_MS, type Conversation, type ConversationState, type EndReason, type Turn } from './conversation/conversation';
export { judgeAnswer, type Judgement } from './conversation/judge';
export type { AnswerQuality, ConversationAction, ConversationEvent, UtteranceKind } from './conversation/types';
