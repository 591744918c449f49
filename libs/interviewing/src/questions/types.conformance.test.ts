import { backendJob, backendResume } from '../testing/interviews';
import { generateQuestions } from './generate';

it('§9.11 Interview type both: half technical, half hr', () => {
  for (const numberOfQuestions of [2, 4, 10]) {
    const questions = generateQuestions({
      resume: backendResume(),
      jobDescription: backendJob(),
      interviewType: 'both',
      difficulty: 'medium',
      numberOfQuestions,
      language: 'en-US',
    });
    expect(questions.filter(({ category }) => category === 'technical')).toHaveLength(
      numberOfQuestions / 2,
    );
    expect(questions.filter(({ category }) => category === 'hr')).toHaveLength(
      numberOfQuestions / 2,
    );
  }
});
