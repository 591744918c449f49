export { BudgetSpent, withBudget, type Budget, type BudgetedModel } from './budget';
export {
  languageModelInfo,
  languageModelSchema,
  llmAccess,
  llmBudget,
  RULES,
  type LanguageModelConfig,
  type ModelAccess,
} from './config';
export { openLanguageModel, type OpenedModel } from './open';
export { staysHere } from './private-address';
