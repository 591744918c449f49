export type { Budget, BudgetedModel } from './budget';
export { languageModelInfo, languageModelSchema, RULES, type LanguageModelConfig } from './config';
export { openLanguageModel } from './open';
export { staysHere } from './private-address';
