import { detectEcho, type StartedDuring } from './echo-detection';

const question =
  'Thank you. Tell me about a time when your team’s service failed under load, and what you did about it.';
const arabic = 'أخبرني عن مشروعٍ واجهت فيه مشكلة في الأداء وكيف عالجتها.';
const judge = (
  heard: string,
  began: StartedDuring,
  speaking = began === 'speech',
  said = question,
) => detectEcho(heard, said, { began, speaking });

describe('while the interviewer speaks', () => {
  it.each([
    'tell me about a time when',
    'when your teams service failed',
    'your team service failed under load and what you',
  ])('"%s" is an echo of the interviewer', (heard) => {
    expect(judge(heard, 'speech')).toBe('echo');
  });

  it('detects Arabic echoes in any spelling', () => {
    expect(judge('اخبرني عن مشروع واجهت فيه مشكله', 'speech', true, arabic)).toBe('echo');
    expect(judge('نعم كان ذلك في شركة المدفوعات', 'speech', true, arabic)).toBe('candidate');
  });

  it('fewer than three words do not interrupt', () => {
    expect([
      judge('mhm', 'speech'),
      judge('yes exactly', 'speech'),
      judge('sorry could you', 'speech'),
    ]).toEqual(['too-little', 'too-little', 'candidate']);
  });

  it("three other words are the candidate's", () => {
    expect(judge('wait I have', 'speech')).toBe('candidate');
  });
});

it("the candidate's words that began during speech count once it ended", () => {
  expect([
    judge('Kafka', 'speech', false),
    judge('what you did about it', 'speech', false),
    judge('load', 'speech', false),
  ]).toEqual(['candidate', 'echo', 'too-little']);
});

it("right after speech a short answer counts, even with the interviewer's words; a longer repetition is an echo", () => {
  expect([
    judge('failed', 'tail'),
    judge('and what you did about it', 'tail'),
    judge('we lost our database once', 'tail'),
  ]).toEqual(['candidate', 'echo', 'candidate']);
});

it('in silence everything counts', () => {
  expect([judge('tell me about a time', 'quiet'), judge('no', 'quiet')]).toEqual([
    'candidate',
    'candidate',
  ]);
});
