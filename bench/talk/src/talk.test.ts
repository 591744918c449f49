import { readAnswers, readUtterances } from '../corpus/format';
import { corpusOf } from './corpus';
import { holds, measure } from './measure';
import { describe as described, resultLine } from './report';

const row = {
  id: 'x-1',
  language: 'en',
  variety: 'en',
  question: 'Why?',
  text: 'how long is it',
} as const;
const utterance = { ...row, intent: 'question-back', about: 'length' } as const;
const answer = { ...row, text: 'about a year', tempting: 'question-back' } as const;
const jsonl = (value: unknown) => `${JSON.stringify(value)}\n`;
const asAnswer = () => ({ intents: [], abouts: [] });
const asLength = () => ({ intents: ['question-back' as const], abouts: ['length' as const] });

describe('the format', () => {
  it('is read line by line', () => {
    expect(readUtterances(jsonl(utterance) + '\n' + jsonl(utterance))).toEqual([
      utterance,
      utterance,
    ]);
    expect(readAnswers(jsonl(answer))).toEqual([answer]);
  });

  it('names the line of a mistake', () => {
    expect(() => readUtterances(jsonl(utterance) + jsonl({ ...utterance, intent: 'ask' }))).toThrow(
      'line 2',
    );
    expect(() => readUtterances(jsonl({ ...utterance, about: null }))).toThrow('line 1');
    expect(() => readUtterances(jsonl({ ...utterance, intent: 'skip' }))).toThrow('line 1');
    expect(() => readAnswers(jsonl({ ...answer, text: ' ' }))).toThrow('line 1');
  });
});

describe('the tuning half', () => {
  const { utterances, answers } = corpusOf('tuning');

  it('has enough of each language and variety', () => {
    const of = (variety: string) => utterances.filter((one) => one.variety === variety).length;
    expect(of('en')).toBeGreaterThanOrEqual(150);
    expect(of('gulf')).toBeGreaterThanOrEqual(75);
    expect(of('msa') + of('gulf') + of('mixed')).toBeGreaterThanOrEqual(150);
    expect(answers.length).toBeGreaterThanOrEqual(300);
  });

  it('has every turn of every author once', () => {
    const ids = [...utterances, ...answers].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('the figures', () => {
  const corpus = {
    utterances: [
      utterance,
      { ...utterance, about: 'role' as const },
      { ...row, intent: 'skip' as const, about: null },
    ],
    answers: [answer],
  };

  it('count what was understood, and what it was about', () => {
    expect(measure(corpus, asLength)).toMatchObject({
      utterances: { right: 2, of: 3 },
      abouts: { right: 1, of: 2 },
      answers: { taken: 1, of: 1 },
    });
    expect(measure(corpus, asAnswer)).toMatchObject({
      utterances: { right: 0, of: 3 },
      answers: { taken: 0, of: 1 },
    });
  });

  it('hold only if both shares do, and never of nothing', () => {
    const good = { utterances: [utterance], answers: [] };
    expect(holds(measure(good, asLength))).toBe(false);
    expect(holds(measure({ ...good, answers: [answer] }, asLength))).toBe(false);
    const read = (text: string) => (text === answer.text ? asAnswer() : asLength());
    expect(holds(measure({ ...good, answers: [answer] }, read))).toBe(true);
    expect(holds(measure({ ...good, answers: [answer] }, asAnswer))).toBe(false);
    expect(holds(measure({ utterances: [], answers: [] }, asLength))).toBe(false);
  });

  it('list the mistakes only where they may be read', () => {
    const text = (lists: boolean) => described('Half', corpus, asAnswer, lists).join('\n');
    expect(text(true)).toContain(utterance.text);
    expect(text(false)).not.toContain(utterance.text);
    expect(resultLine(corpus, asLength)).toMatch(
      /^RESULT talk \{"utterances":3,"understood_share":0.6667,.*"english":\{.*"arabic":\{/,
    );
  });
});
