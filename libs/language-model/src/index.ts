export { BudgetSpent, withBudget, type Budget, type BudgetedModel } from './budget';
export {
  languageModelSchema,
  llmAccess,
  llmBudget,
  llmInfo,
  type LanguageModelConfig,
  type ModelAccess,
} from './config';
export { openLanguageModel } from './open';
export { staysHere } from './private-address';
