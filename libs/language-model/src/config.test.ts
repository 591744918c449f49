import { languageModelSchema, llmAccess, languageModelInfo } from './config';

const configOf = (env: Record<string, string>) =>
  languageModelSchema.parse({ LLM_MODEL: 'm', ...env });

it('sends the key of the speech engines only to their address', () => {
  const key = (env: Record<string, string>) =>
    llmAccess(configOf({ OPENAI_API_KEY: 'speech', ...env }))?.apiKey;
  expect([
    key({}),
    key({ LLM_BASE_URL: 'http://127.0.0.1:8080/v1' }),
    key({ LLM_BASE_URL: 'http://127.0.0.1:8080/v1', LLM_API_KEY: 'own' }),
  ]).toEqual(['speech', undefined, 'own']);
});

it('needs a name, and an address or a key', () => {
  expect(llmAccess(configOf({}))).toBeNull();
  expect(llmAccess(languageModelSchema.parse({ OPENAI_API_KEY: 'k' }))).toBeNull();
  expect(languageModelInfo(configOf({}))).toEqual({
    kind: 'built-in',
    name: 'rule-based interviewer',
  });
  expect(llmAccess(configOf({ LLM_API_KEY: 'k' }))).toEqual({
    model: 'm',
    baseUrl: undefined,
    apiKey: 'k',
  });
});
