export { parseJobDescription } from './facts/job-description';
export { withArabicNames } from './facts/arabic-names';
export { correctResume, parseResume, type ResumeContext } from './facts/resume';
export {
  expectedPhrases,
  vocabularyOf,
  vocabularyOfPlan,
  type ExpectedPhrase,
} from './facts/vocabulary';
export { generateQuestions } from './questions/generate';
export { createPlan, type PlanRequest } from './questions/plan';
export type { JobFacts, QuestionRequest } from './questions/facts';
export {
  createConversation,
  type Checkpoint,
  type Conversation,
} from './conversation/conversation';
export type { ConversationState, EndReason, QuestionInProgress } from './conversation/memory';
export { readTurn, type Turn } from './conversation/read-turn';
export type { CandidateQuestion } from './conversation/candidate-questions';
export { readCommand, type Command } from './conversation/commands/read-command';
export { SILENCE_ENDS_MS } from './conversation/silence';
export { PATIENCE, type Pace, type Patience } from './conversation/patience';
export { commandOf } from './conversation/read-turn';
export { askedInOtherWords } from './conversation/follow-up';
export { judgeAnswer, type Judgement } from './conversation/judge';
export type {
  AnswerQuality,
  ConversationAction,
  ConversationEvent,
  Meaning,
} from './conversation/types';
export {
  utteranceOf,
  type StoredUtterance,
  type Utterance,
  type UtteranceKind,
} from './conversation/utterance';
export { endLikelihood, silenceNeeded } from './turn-taking/endpointing';
export type { TurnEvidence } from './turn-taking/evidence';
export { isBackchannel } from './turn-taking/backchannel';
export {
  BARGE_IN,
  BargeIn,
  type BargeInDecision,
  percentile,
  type HeardSound,
  type SaidNow,
  type SoundKind,
  type VoiceDifference,
} from './turn-taking/barge-in';
export { addressesTheModel } from './language-model/fence';
export { collectReply } from './language-model/ask-for';
export { ModelLate, withDeadline } from './language-model/deadline';
export { JUDGEMENT_FORMAT, MAX_JUDGEMENT_CHARS, readJudgement } from './language-model/judgement';
export type {
  ChatMessage,
  LanguageModel,
  ModelRequest,
  ReplyFormat,
  TokenUsage,
} from './language-model/port';
export { judgePrompt, wordingPrompt, type RecentExchange } from './language-model/prompts';
export { createWordingGuard, guardWording } from './language-model/wording-guard';
export type { Outcome, TaskContext } from './language-model/tasks/attempt';
export { writeAdvice, type Advice } from './language-model/tasks/advice';
export { writeFollowUp, type FollowUpTask } from './language-model/tasks/follow-up';
export { planQuestions, type QuestionFault } from './language-model/tasks/plan-questions';
export { readAnswerPoints, type PointReading } from './language-model/tasks/read-answer';
export { readDocuments, type Documents } from './language-model/tasks/read-documents';
export { isUnclearTurn, MEANINGS, understandTurn } from './language-model/tasks/understand-turn';
export { wordingTask, type Say, type WordingTask } from './language-model/wording-task';
export { assess, type AssessmentDraft, type AssessmentInput } from './assessment/assess';
export { missingPoint } from './assessment/missing-point';
export { hasHeardWords, judgeCorrections, wasHeard } from './corrections/judge-corrections';
export { readInterview, type Readings } from './assessment/read-interview';
export { REPORT_TEXT_KEYS, type ReportTextKey } from './assessment/report-text';
