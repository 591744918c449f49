import { type Reply, says, ScriptedChat } from '@portal/language-model/testing/scripted-chat';
import { readPairs } from './format';
import { figuresOf } from './measure';
import { openModelScorer } from './model-scorer';
import { scorePair } from './score';

const wrong = readPairs('tuning')
  .filter(({ category }) => category === 'correct-vs-wrong')
  .slice(0, 12);
/** All runs of four words of an answer that a request contains. */
const sentOf = (text: string, sent: string) =>
  text
    .split(/\s+/)
    .map((_, at, words) => words.slice(at, at + 4).join(' '))
    .filter((run) => sent.includes(run));

/** Knows which answers are wrong: finds all their points wrong, and those of the others covered. */
const knowing: Reply = (response, request) => {
  const sent = request.messages.map(({ content }) => content).join();
  const [known] = wrong
    .flatMap(({ question, better, worse }) => [
      { question, verdict: 'covered', quotes: sentOf(better.text, sent) },
      { question, verdict: 'wrong', quotes: sentOf(worse.text, sent) },
    ])
    .sort((a, b) => b.quotes.length - a.quotes.length);
  const { question, verdict, quotes } = known!;
  const points = question.points.map((_, point) => ({ point, verdict, quote: quotes[0]! }));
  return says(JSON.stringify({ points }))(response, request);
};

const scoredWith = async (reply: Reply) => {
  const endpoint = await new ScriptedChat(reply).start();
  try {
    const scorer = await openModelScorer({ LLM_MODEL: 'small', LLM_BASE_URL: endpoint.baseUrl });
    return { scored: await scorer!.score(wrong), calls: endpoint.chats.length };
  } finally {
    await endpoint.close();
  }
};

it('scores pairs from what a model reads, three times each answer', async () => {
  const { scored, calls } = await scoredWith(knowing);
  expect(calls).toBe(2 * 3 * wrong.length);
  expect(figuresOf(scored).contentShare).toBe(1);
  expect(figuresOf(scored).contentShare).toBeGreaterThan(
    figuresOf(wrong.map(scorePair)).contentShare,
  );
  for (const [at, pair] of wrong.entries()) {
    const byRules = scorePair(pair);
    expect(scored[at]!.better!).toBeGreaterThanOrEqual(byRules.better!);
    expect(scored[at]!.worse!).toBeLessThan(byRules.worse!);
  }
}, 60_000);

it('scores as the rules do with a model that cannot be read', async () => {
  expect((await scoredWith(says('Sure!'))).scored).toEqual(wrong.map(scorePair));
}, 60_000);

it('opens nothing without a model', async () => {
  expect(await openModelScorer({})).toBeNull();
});
