import { LANGUAGES, type Language } from '@portal/protocol';
import { answered, begun, says, silence, standing, tell } from '../testing/conversations';
import { planFor } from '../testing/interviews';
import { createConversation, type Conversation } from './conversation';

const PLANS = {
  'en-US': planFor({ numberOfQuestions: 3 }),
  'ar-SA': planFor({ numberOfQuestions: 3, language: 'ar-SA' }),
};
const REQUESTS: Readonly<Record<Language, readonly string[]>> = {
  'en-US': [
    'Which team would I be in?',
    'Can I ask you something first?',
    'hello there',
    'thank you very much',
    'give me a moment to think',
    'could you explain the question',
    'this is a stupid waste of my time',
    'can you hear me?',
  ],
  'ar-SA': ['كم الراتب؟', 'شكرا جزيلا', 'أعطني لحظة أفكر', 'هل تسمعني؟'],
};

/** A conversation in which the first question was cut off after its first words. */
function cutOffQuestion(language: Language): Conversation {
  const conversation = createConversation({ plan: PLANS[language] });
  tell(
    conversation,
    { type: 'candidate_joined' },
    { type: 'utterance_finished' },
    { type: 'interrupted', heard: standing(conversation).split(' ').slice(0, 2).join(' ') },
  );
  return conversation;
}

/** A conversation in which a follow-up was cut off before a word of it was heard. */
function cutOffFollowUp(language: Language): Conversation {
  const conversation = begun(PLANS[language]);
  const [followUp] = says(tell(conversation, answered(language === 'ar-SA' ? 'تمام' : 'Fine.')));
  expect(followUp!.kind).toBe('follow_up');
  tell(conversation, { type: 'interrupted', heard: '' });
  return conversation;
}

const requests = LANGUAGES.flatMap((language) =>
  REQUESTS[language].map((text) => [text, language] as const),
);

describe.each(requests)('"%s" (%s)', (text, language) => {
  it('cuts off the question, which is asked again in full', () => {
    const conversation = cutOffQuestion(language);
    const { question, rephrased } = PLANS[language].questions[0]!;
    const [said] = says(tell(conversation, answered(text)));
    const asked = text.includes('explain') ? rephrased : question;
    expect(said).toMatchObject({ kind: 'repeat', questionIndex: 0 });
    expect(said!.text.text.endsWith(asked.text)).toBe(true);
  });

  it('cuts off a follow-up, which is asked again in full', () => {
    const conversation = cutOffFollowUp(language);
    const asked = standing(conversation);
    const [said] = says(tell(conversation, answered(text)));
    expect(said).toMatchObject({ kind: 'repeat', questionIndex: 0 });
    expect(said!.text.text.endsWith(asked)).toBe(true);
  });

  it('is not followed by the question a second time if that was heard', () => {
    const conversation = cutOffQuestion(language);
    tell(conversation, answered(text), { type: 'utterance_finished' });
    expect(tell(conversation, silence(3_000))).toEqual([]);
  });
});

it('a candidate who cut off the question to think is still given time after it', () => {
  const conversation = cutOffQuestion('en-US');
  tell(conversation, answered('give me a moment to think'), { type: 'utterance_finished' });
  expect(conversation.state).toMatchObject({ current: { thinking: true } });
});

it('a question that was heard is not repeated after a reply', () => {
  const conversation = begun(PLANS['en-US']);
  const asked = standing(conversation);
  const [said] = says(tell(conversation, answered('Which team would I be in?')));
  expect(said!.kind).toBe('acknowledgement');
  expect(said!.text.text).not.toContain(asked);
});

it('a question that is cut off again is asked again', () => {
  const conversation = cutOffQuestion('en-US');
  const asked = standing(conversation);
  tell(conversation, answered('hello there'), { type: 'interrupted', heard: 'Hello' });
  const [said] = says(tell(conversation, answered('thank you very much')));
  expect(said!.text.text.endsWith(asked)).toBe(true);
});
