import { FakeClock } from '../fakes';
import { AnswerCollector, type CollectedAnswer } from './answer-collector';

function collector() {
  const clock = new FakeClock();
  const answers: CollectedAnswer[] = [];
  const state: { more: 'speech' | 'words' | null } = { more: null };
  return { clock, answers, state, collected: new AnswerCollector(() => state.more, (answer) => answers.push(answer), clock) };
}

describe('collecting an answer', () => {
  it('gives it at once when nothing is to come', () => {
    const { answers, collected } = collector();
    collected.add('I built a queue', 0.8);
    expect(answers).toEqual([{ text: 'I built a queue', confidence: 0.8 }]);
  });

  it('joins sentences whose words came late into one answer', async () => {
    const { clock, answers, state, collected } = collector();
    state.more = 'words';
    collected.add('one two three', 0.9);
    await clock.advance(600);
    collected.add('four', 0.5);
    expect(answers).toEqual([]);
    state.more = null;
    await clock.advance(100);
    expect(answers).toEqual([{ text: 'one two three four', confidence: expect.closeTo(0.8) }]);
  });

  it('does not wait for ever for a recogniser that is stuck', async () => {
    const { clock, answers, state, collected } = collector();
    state.more = 'words';
    collected.add('one', null);
    await clock.advance(8_100);
    expect(answers).toEqual([{ text: 'one', confidence: null }]);
  });

  it('waits as long as the candidate speaks', async () => {
    const { clock, answers, state, collected } = collector();
    state.more = 'speech';
    collected.add('one', null);
    await clock.advance(60_000);
    expect(answers).toEqual([]);
  });

  it('gives nothing after it was cleared', async () => {
    const { clock, answers, state, collected } = collector();
    state.more = 'words';
    collected.add('one', null);
    collected.clear();
    state.more = null;
    await clock.advance(10_000);
    expect(answers).toEqual([]);
  });
});
