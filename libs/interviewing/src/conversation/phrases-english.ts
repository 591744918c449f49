import type { Phrases } from './phrases';

export const englishPhrases: Phrases = {
  greeting: [
    "Hello {name}, and welcome. I'm your interviewer today for the {role} role. I've got {n} questions. Take your time, and say repeat or skip whenever you like.",
  ],
  greetingWithCompany: [
    "Hello {name}, and welcome. I'm your interviewer today for the {role} role at {company}. I've got {n} questions. Take your time, and say repeat or skip whenever you like.",
  ],
  oneQuestion: [
    "Hello {name}, and welcome. I'm your interviewer today for the {role} role. I've got one question for you. Take your time.",
  ],
  first: ["Let's begin.", "Here's the first question."],
  last: ['One last question.', 'And my final question.'],

  heardDeed: [
    'I see, so you {x}.',
    'All right, you {x}.',
    'Okay, so you {x}.',
    'Thank you. So you {x}.',
  ],
  heardResult: ['I see, so {x}.', 'Okay, so {x}.', 'Thank you. So {x}.', 'All right, {x}.'],
  neutral: ['Okay, thank you.', 'All right.', 'Thank you.', 'I see, thanks.', 'Thanks for that.'],
  declined: [
    "That's all right, not everyone has come across this one.",
    'Fair enough, thanks for saying so.',
    "No problem, let's leave that one.",
  ],
  skipped: [
    "Of course, we'll skip that one.",
    "Sure, we'll leave it out.",
    "That's fine, we'll pass on it.",
  ],
  deferred: [
    "Sure, we'll come back to it at the end.",
    "Of course, I'll ask you that one again at the end.",
  ],
  skippedForGood: [
    "That was the last one, so we'll skip it.",
    "We've come to the end of the questions, so let's leave it out.",
  ],
  backToDeferred: [
    'Now, the question we put off.',
    'Earlier, you wanted to come back to another question.',
  ],
  backAtOnce: ["Of course, let's go back to it.", 'Sure, here is that question again.'],
  greetBack: ['Hello, good to have you here.', "Hi, I'm glad you're here."],
  welcome: ["You're welcome.", 'My pleasure.'],
  keepLanguage: [
    "Thank you, I understood that. I'll carry on in English, if that's all right.",
    "I followed that, thanks. I'll carry on in English, if that's all right.",
  ],
  ownWords: [
    "Thanks. I'd like to hear it in your own words.",
    'I see. Please tell me that as you remember it, in your own words.',
  ],
  bridge: ['Okay.', 'I see.', 'Right.', 'Thanks.', 'All right.'],
  thin: [
    'Could you tell me a little more? What was your part in it, and what came of it?',
    "I'd like to hear more about that. What did you do, step by step?",
    'Could you go a bit deeper into that?',
  ],
  vague: [
    'Could you make that more concrete?',
    'What does that look like in practice, in one case?',
    'What would I have seen you do there?',
  ],
  offTopic: [
    'Let me bring us back to {topic}. What can you tell me about that?',
    "I'd like to stay with {topic} for a moment. How would you answer that part?",
  ],
  noExample: [
    'Could you give me one real example of that?',
    'When did that last happen, and what did you do?',
    'Which situation from your own work shows that?',
  ],
  noResult: [
    'And what came of it in the end?',
    'How did it turn out, and how could you tell?',
    'What was different afterwards?',
  ],

  repeat: ['Of course.', 'Sure, once more.', 'Gladly.'],
  explain: ['Let me put it another way.', "Here's what I mean."],
  explainFollowUp: [
    'Put simply, what did you do yourself, and what came of it?',
    'In other words, take one situation, and tell me your part in it and how it ended.',
  ],
  explainAsked: [
    "It's about {topic}, from your own work. My question was:",
    "I mean {topic}, as you've come across it yourself. I asked:",
  ],
  explainMore: [
    "Just tell me what comes to mind about {topic}, from your own work if you can. If it doesn't fit, say skip.",
    "There's no trick here. Anything you've done or would do around {topic} helps. And we can skip it, too.",
  ],
  askAgain: ['Let me ask that again.', "I hadn't finished the question, so once more."],
  hereIs: ['So, my question.', 'Here is my question.'],
  wasAway: [
    "Sorry, I was away for a moment. Here's the question again.",
    "I'm sorry, I was gone for a moment. We were at this question.",
  ],
  welcomeBack: [
    'Welcome back, {name}. We were at this question.',
    'Good to have you back, {name}. Here is the question again.',
  ],
  takeTime: [
    'Of course, take your time.',
    "Sure, I'll wait.",
    "No hurry, just start when you're ready.",
  ],
  canHear: ['Yes, I can hear you.', "I'm here, and I can hear you."],
  sayAgain: [
    "Sorry, I didn't quite catch that. Could you say it again, or type it?",
    "I'm afraid I couldn't make that out. Could you say it once more, or type it instead?",
  ],
  hostile: [
    "I hear that this is frustrating. You can say skip, or stop the interview, whenever you like. Otherwise I'm listening.",
    "I understand. We can skip this question or end here. Just say so. If you'd like to answer, please go ahead.",
  ],
  letGo: ["Let's leave that one.", "All right, we'll let that one go."],
  confirmStop: [
    'Should I end the interview here? Say yes to end it, or no to go on.',
    'Do you want to finish the interview now? Yes or no?',
  ],
  goOn: [
    "Good, let's go on. Here is the question again.",
    "All right, we'll carry on. I had asked you this.",
  ],
  giveWay: ['Please, go on.', 'Sorry, please continue.'],
  nudge: ["Take your time. I'm listening.", "There's no hurry. Start wherever you like."],
  offerSkip: [
    'If you would rather not answer this one, just say skip, or ask me to put it another way.',
    'Should I put it another way, or would you like to skip it?',
  ],
  pause: [
    "I'll pause here. Just start whenever you're ready, or say repeat.",
    "Let's pause for now. Whenever you're ready, just start, or say repeat.",
  ],

  overToYou: [
    "Now, I'd like to hear your answer.",
    'So, back to you.',
    'For now, the floor is yours.',
  ],
  backToQuestion: ["Let's come back to the question.", 'First the question, if I may.'],
  asksBack: ['What counts here is how you see it.', "I'd rather not put words in your mouth."],
  questionsLater: [
    "I'll keep time for your questions at the end.",
    "Gladly, at the end. I'll ask you then.",
  ],
  staysFair: ["I'll stay with the interview as it is.", "That isn't something I can do."],
  aboutFeedback: [
    "Your feedback comes shortly after we finish. It's a report on each answer, with what was good and what could be stronger.",
    'Once we finish, a report is prepared from what you said. It takes a short while, and then you can read it here.',
  ],
  aboutScore: [
    "I don't give a score while we talk. The report goes through each of your answers, with quotes.",
    'I leave that to the report. It looks at every answer and says what would make it stronger.',
  ],
  aboutProgress: [
    'This is question {k} of {n}.',
    'We are at question {k} of {n}, and how long it takes is up to you.',
  ],
  aboutProgressAtEnd: [
    "We're through. Those were all my questions.",
    "That was the last of my questions, so we're nearly done.",
  ],
  aboutLength: [
    'Allow about five minutes for each question. There are {n} in all, and you set the pace.',
    "Plan on about five minutes a question. We're at question {k} of {n}.",
  ],
  aboutAnswerLength: [
    'One to two minutes is plenty: the situation, what you did, and how it ended.',
    'As long as you need. A minute or two with one real example works well.',
  ],
  aboutRecording: [
    'Your voice is not recorded. What you say is written down for your report, and you can delete it.',
    'No recording of your voice is kept, only the text of what we say. It is in your account, and you can delete the interview there.',
  ],
  aboutLanguage: [
    'We stay with English in this interview, though I follow Arabic too. You can start another one in Arabic.',
    "I'll keep asking in English. If you'd rather have Arabic, choose it when you set up an interview.",
  ],
  aboutRole: [
    "It's the position of {role}. Beyond that I only know what the job description says, because this is a practice interview.",
    'We are talking about {role}. For more than the job description says, ask in the real interview. It makes a good impression there.',
  ],
  aboutSalary: [
    "I don't know that, because this is a practice interview. In a real one, it's fair to ask about the range and the conditions once the role itself is clear.",
    "I can't tell, since this is for practice. It's a good question for the real interview, best asked after you've talked about the work.",
  ],
  aboutIdentity: [
    "I'm an automated interviewer, here so that you can practice.",
    "You're talking to a program that interviews for practice, not to a person.",
  ],
  aboutOpinion: [
    "I'd rather not put words in your mouth. The report outlines what a strong answer to each question would include.",
    "There's rarely one right answer. In the report, you'll find what a strong one would include.",
  ],
  aboutCompany: [
    "I only know what the job description says, because this is a practice interview. It's a good question for the real one, because it shows that you think about the work.",
    "Honestly, I don't know more than the job description. Do ask it in the real interview. People like to be asked about their work.",
  ],
  aboutUnknown: [
    "I'm afraid I don't know that. In the real interview it may be worth asking.",
    "I can't answer that one, sorry.",
  ],
  advertised: ['The advertisement says: "{x}".', 'According to the advertisement: "{x}".'],
  advertisedInOther: [
    'The advertisement says, in Arabic: "{x}".',
    'According to the advertisement, which is in Arabic: "{x}".',
  ],
  advertisedUnspoken: [
    'The advertisement says something about that in Arabic. You can read it there.',
    "There's something about that in the advertisement, in Arabic, where you can read it.",
  ],
  notAdvertised: [
    "I don't see anything about that in the advertisement. It's a good question for the real interview.",
    "As far as I can see, the advertisement doesn't say. Do ask it in the real interview.",
  ],
  restNotAdvertised: [
    "I don't see anything about the rest.",
    "It doesn't say anything about the rest.",
  ],

  invitation: [
    'Before we finish, is there anything you would like to ask me?',
    "Those were my questions. Is there anything you'd like to ask me?",
  ],
  goAhead: ['Please, go ahead.', 'Sure, what would you like to know?'],
  anythingElse: ['Is there anything else?', 'Anything else you would like to ask?'],
  noted: ['Thank you for adding that.', 'All right, thanks for telling me.'],
  wasAwayAtEnd: [
    'Sorry, I was away for a moment. We were nearly done.',
    "I'm sorry, I was gone for a moment. We had come to the end.",
  ],
  welcomeBackToEnd: [
    'Welcome back, {name}. We were nearly done.',
    'Good to have you back, {name}. We had come to the end.',
  ],
  closing: [
    "That's everything from my side. Thank you, {name}, for your time and your answers. Your feedback will be ready shortly. Goodbye.",
    "We've come to the end. Thank you, {name}, for talking with me today. Your feedback will be ready shortly. Goodbye.",
  ],
  closingBrief: [
    "That's everything from my side. Thank you, {name}, for your time and your answers. Goodbye.",
    "And with that, we've come to the end. Thank you, {name}, for talking with me today. Goodbye.",
  ],
  closingStopped: [
    "All right, we'll stop here. Thank you, {name}, for your time. Your feedback will cover what we talked about. Goodbye.",
  ],
  closingTime: [
    "I'm afraid our time is up, so I'll stop us here. Thank you, {name}, for your time and your answers. Your feedback will be ready shortly. Goodbye.",
  ],
  closingSilence: [
    "I haven't heard anything for a while, so I'll end the interview here. Thank you, {name}. Your feedback will cover what we talked about. Goodbye.",
  ],
};
