import { LANGUAGES } from '@portal/protocol';
import { answered, begun, invited, says, standing, tell } from '../testing/conversations';
import { planFor } from '../testing/interviews';
import { wordingTask } from './wording-task';

describe.each(LANGUAGES)('what is asked without the acknowledgement (%s)', (language) => {
  const plan = planFor({ numberOfQuestions: 1, language });

  it('is the invitation alone', () => {
    const { conversation, invitation } = invited(plan);
    const [said] = says(invitation);
    const { state } = conversation;
    const prompt = state.phase === 'inviting' ? state.invitation.prompt : null;
    expect(said!.text).not.toEqual(prompt);
    expect(wordingTask(said!, plan)!.asked).toEqual(prompt);
  });

  it('is the follow-up alone, also in words that the plan does not hold', () => {
    const bare = {
      ...plan,
      questions: plan.questions.map((question) => ({ ...question, followUps: {} })),
    };
    const conversation = begun(bare);
    const [said] = says(tell(conversation, answered(language === 'ar-SA' ? 'تمام' : 'Fine.')));
    expect(said!.kind).toBe('follow_up');
    const asked = wordingTask(said!, bare)!.asked.text;
    expect(said!.text.text).not.toBe(asked);
    expect(asked).toBe(standing(conversation));
  });
});
