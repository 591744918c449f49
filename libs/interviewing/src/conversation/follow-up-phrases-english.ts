import type { FollowUpPhrases } from './follow-up-phrases';

export const englishFollowUps: FollowUpPhrases = {
  takesUp: [
    'You said you {x}.',
    'You mentioned that you {x}.',
    'Let me pick that up: you {x}.',
    'So you {x}.',
    "I'd like to stay with one thing: you {x}.",
  ],
  toldBefore: [
    'You told me about that one earlier.',
    "That's the story from before, if I heard it right.",
  ],
  another: [
    'Is there another situation that would fit this question?',
    'Which other moment from your work comes to mind here?',
  ],
  connects: [
    'How does that connect with {topic}?',
    'And where does {topic} come into that?',
    'What does that show about {topic}?',
  ],
  example: [
    'Could you take me to one time when you did that?',
    'What did that look like, the last time it came up?',
    'Could you pick one real case and tell me what you did in it?',
    'Could you walk me through one example, from start to finish?',
    'Which real case comes to mind there, and what happened in it?',
    'What happened, the last time you had to do that?',
    'Could you give me one concrete case, with your part in it and how it ended?',
  ],
  deeper: [
    'What was the hardest part of that?',
    'What would you do differently today?',
    'What would you tell a colleague who has to do that next?',
    'What would have happened otherwise?',
    'What would you have done if that had not worked?',
    'What other way would there have been?',
  ],
  told: {
    ownPart: [
      'Which part of it was yours?',
      'What did you take on yourself, and what did others do?',
      'What did you do, step by step?',
      'What was the first thing you did yourself?',
    ],
    result: [
      'What came of it in the end?',
      'How did it turn out?',
      'What was different afterwards?',
      'How did things stand a few weeks later?',
      'What did it bring, and for whom?',
    ],
    cause: [
      'What turned out to be behind it?',
      'How did you find out where it came from?',
      'What put you on the right track?',
    ],
    reason: [
      'Why that way?',
      'What made you decide for that?',
      'What were your reasons at the time?',
      'What tipped the scales?',
    ],
    option: [
      'What else could you have done?',
      'Which other ways were open to you?',
      'What did you decide against?',
    ],
    measure: [
      'How could you tell that it worked?',
      'Which figure or sign showed you that?',
      'How did you measure it?',
    ],
    people: [
      'Who did you talk to about it, and what did you say?',
      'How did the others see it?',
      'Who had to know, and how did you tell them?',
    ],
    lesson: [
      'What have you done differently since then?',
      'What did you change so that it stays that way?',
      'What did you take from it for the next time?',
    ],
    situation: [
      'What was the situation when it began?',
      'What was at stake at that moment?',
      'What had happened before that?',
    ],
  },
  practised: {
    ownPart: [
      'What would you do yourself there, step by step?',
      'Which part of that would be yours?',
    ],
    result: ['What should come of it?', 'How should it end, if all goes well?'],
    cause: ['How would you find out what is behind it?', 'Where would you look for the cause?'],
    reason: [
      'Why that way and not another?',
      'What are your reasons for that?',
      'What would tip the scales?',
    ],
    option: ['What else could you do there?', 'Which other ways are there?'],
    measure: ['How would you tell that it works?', 'Which figure or sign would show you that?'],
    people: ['Who would you tell, and what would you say?', 'Who has to be part of that?'],
    lesson: [
      'How would you make sure that it stays that way?',
      'What would keep it from happening again?',
    ],
    situation: ['In what kind of case would that matter most?', 'What might be at stake there?'],
  },
};
