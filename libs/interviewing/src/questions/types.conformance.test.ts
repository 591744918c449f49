import { backendJob, backendResume } from '../testing/interviews';
import { generateQuestions } from './generate';

it('§9.11 Interview type both: half technical, half hr', () => {
  for (const questionCount of [2, 4, 10]) {
    const questions = generateQuestions({
      resume: backendResume(),
      jobDescription: backendJob(),
      interviewType: 'both',
      difficulty: 'medium',
      questionCount,
      language: 'en-US',
    });
    expect(questions.filter(({ category }) => category === 'technical')).toHaveLength(
      questionCount / 2,
    );
    expect(questions.filter(({ category }) => category === 'hr')).toHaveLength(questionCount / 2);
  }
});
