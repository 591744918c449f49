import { jest } from '@jest/globals';
import { ApiError } from '@portal/api-clients';
import { speak } from '@portal/i18n/testing';
import type { GenerateQuestionsBody, InterviewType, PlannedQuestion } from '@portal/protocol';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { resumeOf, roleOf } from '../../testing/records';
import { Topics, type TopicsProps } from './Topics';

const SECRET = 'What did you build with it?';
const question = (
  topic: string,
  category: PlannedQuestion['category'] = 'technical',
): PlannedQuestion => ({
  id: topic,
  category,
  covers: topic,
  topic,
  question: { text: SECRET },
  rephrased: { text: SECRET },
  expectedPoints: [SECRET],
  keywords: [],
  followUps: {},
});
const settle = (ms = 50) =>
  act(async () => {
    await jest.advanceTimersByTimeAsync(ms);
  });

async function show() {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const generateQuestions = jest.fn((_body: GenerateQuestionsBody) =>
    Promise.resolve([question('Kafka'), question('Teamwork', 'hr')]),
  );
  const view = (change: Partial<TopicsProps['choices']> = {}) => (
    <QueryClientProvider client={queries}>
      <Topics
        voice={{ generateQuestions } as unknown as TopicsProps['voice']}
        userId="u1"
        resume={resumeOf()}
        jobRole={roleOf()}
        choices={{
          interviewType: 'technical',
          difficulty: 'medium',
          numberOfQuestions: 5,
          ...change,
        }}
      />
    </QueryClientProvider>
  );
  const { rerender, container } = render(view());
  return {
    generateQuestions,
    container,
    choose: async (change: Partial<TopicsProps['choices']>) => {
      rerender(view(change));
      await settle();
    },
  };
}
const toggle = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'See the topics' }));
  await settle();
};
const topics = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

beforeAll(() => speak('en-US'));
beforeEach(() => jest.useFakeTimers());
afterEach(async () => {
  cleanup();
  jest.useRealTimers();
  await act(() => speak('en-US'));
});

test('shows topic and kind of each question, without its words, and only when asked', async () => {
  const { generateQuestions, container } = await show();
  await settle();
  expect(generateQuestions).not.toHaveBeenCalled();
  await toggle();
  expect(topics()).toEqual(['Kafka · technical', 'Teamwork · behavioral']);
  expect(container.innerHTML).not.toContain(SECRET);
  expect(generateQuestions.mock.calls[0]?.[0]).toEqual({
    resume_id: resumeOf().id,
    user_id: 'u1',
    question_count: 5,
    difficulty_level: 'medium',
    categories: ['technical'],
    job_description_id: roleOf().id,
    language: 'en-US',
  });
});

test.each([
  ['technical', ['technical']],
  ['hr', ['behavioral']],
  ['both', ['technical', 'behavioral']],
] as [InterviewType, string[]][])('of %s interviews are %j', async (interviewType, categories) => {
  const { generateQuestions, choose } = await show();
  await choose({ interviewType });
  await toggle();
  expect(generateQuestions.mock.calls[0]?.[0].categories).toEqual(categories);
});

test('follows the choices while open, and keeps the earlier topics until the new ones are there', async () => {
  const { generateQuestions, choose } = await show();
  await toggle();
  let answer: (questions: PlannedQuestion[]) => void = () => {};
  generateQuestions.mockReturnValueOnce(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  await choose({ difficulty: 'hard', numberOfQuestions: 1 });
  await settle(400);
  expect(screen.getByRole('status').textContent).toBe('Loading…');
  expect(topics()).toHaveLength(2);
  answer([question('Go')]);
  await settle();
  expect(topics()).toEqual(['Go · technical']);
  expect(generateQuestions.mock.calls[1]?.[0]).toMatchObject({
    difficulty_level: 'hard',
    question_count: 1,
  });
  await toggle();
  await choose({ difficulty: 'easy' });
  expect(generateQuestions).toHaveBeenCalledTimes(2);
});

test('says that they could not be generated, and tries again', async () => {
  const { generateQuestions } = await show();
  generateQuestions.mockRejectedValueOnce(
    new ApiError({ kind: 'http', status: 500, fallbackKey: 'generateQuestions', message: 'x' }),
  );
  await toggle();
  expect(screen.getByRole('alert').textContent).toContain('Question generation failed');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await settle();
  expect(topics()).toHaveLength(2);
});
