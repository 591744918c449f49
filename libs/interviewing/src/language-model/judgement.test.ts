import { planFor } from '../testing/interviews';
import { JudgementInvalid, readJudgement } from './judgement';

const question = planFor().questions[0]!;
const LONG =
  'At Souqly the problem was that checkout took long because every request read the whole cart from PostgreSQL. I added Redis caching and rewrote two queries with the team.';
const read = (reply: string, answer = LONG) => readJudgement(reply, question, answer);

describe("a model's judgement of an answer", () => {
  it.each(['good', 'thin', 'vague', 'off_topic', 'no_example', 'no_result'])('%s', (quality) =>
    expect(read(`{"quality":"${quality}"}`)).toBe(quality),
  );

  it.each([
    '',
    'good',
    '{',
    '[]',
    'null',
    '{}',
    '{"quality":"hired"}',
    '{"quality":"good","score":100}',
    '{"quality":["good"]}',
    '{"quality":100}',
    'Sure! {"quality":"good"}',
  ])('rejects anything else: %s', (reply) => {
    expect(() => read(reply)).toThrow(JudgementInvalid);
  });

  it('reads a reply in a fence, as some servers write it', () => {
    expect(read('```json\n{"quality":"vague"}\n```')).toBe('vague');
  });

  it('does not call a one-word answer good', () =>
    expect(read('{"quality":"good"}', 'Fine.')).toBe('thin'));
});
