import type { LanguageModel, ModelRequest, TokenUsage } from '@portal/interviewing';
import { BudgetSpent, withBudget } from './budget';

const signal = new AbortController().signal;
/** 40 characters, so about 10 tokens. */
const request: ModelRequest = {
  messages: [{ role: 'user', content: 'x'.repeat(40) }],
  maxTokens: 20,
  patienceMs: 1_000,
};

/** A model that says 8 characters, about 2 tokens, and may report its usage. */
function modelOf(usage?: TokenUsage) {
  const sent: ModelRequest[] = [];
  const model: LanguageModel = {
    async *stream(each) {
      sent.push(each);
      yield 'Four';
      yield ' and';
      if (usage) each.onUsage?.(usage);
    },
  };
  return { model, sent };
}
async function read(model: LanguageModel, over: Partial<ModelRequest> = {}) {
  let text = '';
  for await (const piece of model.stream({ ...request, ...over }, signal)) text += piece;
  return text;
}

it('counts calls and estimates tokens', async () => {
  const model = withBudget(modelOf().model, { calls: 9, tokens: 900 });
  expect(await read(model)).toBe('Four and');
  await read(model);
  expect(model.used).toEqual({ calls: 2, tokens: 2 * (10 + 2) });
});

it('counts what the server reports instead, and passes it on', async () => {
  const model = withBudget(modelOf({ prompt: 31, reply: 4 }).model, { calls: 9, tokens: 900 });
  let told: TokenUsage | null = null;
  await read(model, { onUsage: (usage) => (told = usage) });
  expect([model.used, told]).toEqual([
    { calls: 1, tokens: 35 },
    { prompt: 31, reply: 4 },
  ]);
});

it.each([
  { prompt: -500, reply: 1 },
  { prompt: NaN, reply: 1 },
  { prompt: 0.5, reply: 1 },
])('does not believe %j', async (usage) => {
  const model = withBudget(modelOf(usage).model, { calls: 9, tokens: 900 });
  await read(model);
  expect(model.used.tokens).toBe(12);
});

it('refuses calls beyond the limit, without sending them', async () => {
  const { model, sent } = modelOf();
  const limited = withBudget(model, { calls: 2, tokens: 900 });
  await read(limited);
  await read(limited);
  await expect(read(limited)).rejects.toThrow(BudgetSpent);
  expect(sent).toHaveLength(2);
});

it('refuses what might exceed the tokens that are left', async () => {
  const { model, sent } = modelOf();
  const limited = withBudget(model, { calls: 9, tokens: 41 });
  await read(limited);
  await expect(read(limited)).rejects.toThrow(BudgetSpent);
  await read(limited, { maxTokens: 19 });
  expect(sent).toHaveLength(2);
});

it('holds for requests at the same time', async () => {
  const { model, sent } = modelOf();
  const limited = withBudget(model, { calls: 9, tokens: 60 });
  const results = await Promise.allSettled([read(limited), read(limited), read(limited)]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
  expect(sent).toHaveLength(2);
});

it('is spent after a huge usage was reported', async () => {
  const limited = withBudget(modelOf({ prompt: 9e9, reply: 1 }).model, { calls: 9, tokens: 900 });
  expect(await read(limited)).toBe('Four and');
  await expect(read(limited)).rejects.toThrow(BudgetSpent);
});

it('counts requests that fail or are left early', async () => {
  const broken: LanguageModel = {
    async *stream() {
      yield 'Four';
      throw new Error('broken');
    },
  };
  const limited = withBudget(broken, { calls: 9, tokens: 900 });
  await expect(read(limited)).rejects.toThrow('broken');
  for await (const _ of limited.stream(request, signal)) break;
  expect(limited.used).toEqual({ calls: 2, tokens: 2 * (10 + 1) });
});
