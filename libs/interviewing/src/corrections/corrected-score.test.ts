import { correctedText, type InterviewMessage } from '@portal/protocol';
import { utteranceOf } from '../conversation/utterance';
import { assess } from '../assessment/assess';
import { interviewWith, planFor } from '../testing/interviews';
import { judgeCorrections, wasHeard } from './judge-corrections';

const plan = planFor({ interviewType: 'technical', numberOfQuestions: 1 });
const MISHEARD =
  'last spring our nightly import stopped at the same table every week so i red the locks and found that a report held a lock i moved it to the rep liquor and told the finance team and since then it has not stopped once';
const run = (messages: readonly InterviewMessage[]) =>
  assess({ plan, messages, interview: { language: plan.language } });

/** An interview with one answer, of which words are corrected as they would be by the server. */
function corrected(...given: [heard: string, text: string][]): InterviewMessage[] {
  return interviewWith(plan, [MISHEARD]).map((message) => {
    if (message.content !== MISHEARD) return message;
    const words = MISHEARD.split(' ');
    const items = judgeCorrections(
      message,
      given.map(([heard, text]) => {
        const [first, ...rest] = heard.split(' ');
        return { from: words.indexOf(first!), count: 1 + rest.length, text };
      }),
    );
    return { ...message, corrections: { changedAt: message.createdAt, items: items! } };
  });
}

describe('a report on a corrected transcript', () => {
  const before = run(interviewWith(plan, [MISHEARD]));

  it('scores mended words as corrected, and says how many', () => {
    const messages = corrected(['red', 'read'], ['locks', 'logs'], ['rep liquor', 'replica']);
    const after = run(messages);
    expect(after.corrected).toEqual({ words: 4, additions: 0 });
    expect(after.questions[0]!.score).toBeGreaterThan(before.questions[0]!.score!);
    const text = correctedText(
      MISHEARD,
      messages.find(({ corrections }) => corrections)!.corrections!.items,
    );
    for (const { quote } of after.questions[0]!.evidence) expect(text).toContain(quote);
  });

  it('scores what was heard where a correction adds something', () => {
    const after = run(
      corrected(['red', 'profiled the garbage collector, compared three heap dumps and read']),
    );
    expect(after).toEqual({ ...before, corrected: { words: 0, additions: 1 } });
  });

  it('says nothing where all corrections were undone', () => {
    expect(run(corrected())).toEqual(before);
  });
});

it('mended words count as understood: an answer that was hardly heard can be scored', () => {
  const [message] = interviewWith(plan, [MISHEARD]).filter(({ content }) => content === MISHEARD);
  const confidenceWith = (...texts: string[]) =>
    utteranceOf({
      ...message!,
      metadata: { ...message!.metadata, confidence: 0.2 },
      corrections: {
        changedAt: message!.createdAt,
        items: texts.map((text, at) => ({
          from: 10 * at,
          count: 10,
          text,
          heard: '',
          addition: text === 'added',
        })),
      },
    })?.confidence;
  expect(confidenceWith()).toBe(0.2);
  expect(confidenceWith('added')).toBe(0.2);
  expect(confidenceWith('mended', 'mended')).toBeCloseTo(
    0.2 + 0.8 * (20 / MISHEARD.split(' ').length),
  );
});

describe('what can be corrected', () => {
  it('is what the candidate said, not typed words, the interviewer or notices', () => {
    expect(wasHeard({ role: 'user', metadata: null })).toBe(true);
    expect(wasHeard({ role: 'user', metadata: { typed: true } })).toBe(false);
    expect(wasHeard({ role: 'assistant', metadata: null })).toBe(false);
    expect(wasHeard({ role: 'system', metadata: null })).toBe(false);
  });
});
