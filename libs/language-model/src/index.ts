export {
  languageModelSchema,
  llmAccess,
  llmInfo,
  type LanguageModelConfig,
  type ModelAccess,
} from './config';
export { openLanguageModel } from './open';
export { staysHere } from './private-address';
