import type { Language } from '@portal/protocol';

/**
 * What the interviewer says of its own, in both languages. Places: {name} {role} {company} {x} {topic}.
 * Arabic is written with full diacritics for the voice; the page shows it without. Two or more of each, so that no two in a row are alike.
 */
export interface Phrases {
  greeting: readonly string[];
  greetingWithCompany: readonly string[];
  oneQuestion: readonly string[];
  /** Before the first question. */
  first: readonly string[];
  /** Before the last one. */
  last: readonly string[];
  /** After an answer, naming {x} from it. */
  mention: readonly string[];
  /** After an answer with a figure {x} in it. */
  mentionFigure: readonly string[];
  plain: readonly string[];
  neutral: readonly string[];
  declined: readonly string[];
  skipped: readonly string[];
  repeat: readonly string[];
  explain: readonly string[];
  askAgain: readonly string[];
  welcomeBack: readonly string[];
  takeTime: readonly string[];
  canHear: readonly string[];
  asksBack: readonly string[];
  hostile: readonly string[];
  confirmStop: readonly string[];
  goOn: readonly string[];
  thin: readonly string[];
  thinAbout: readonly string[];
  vague: readonly string[];
  offTopic: readonly string[];
  noExample: readonly string[];
  second: readonly string[];
  nudge: readonly string[];
  offerSkip: readonly string[];
  stillThere: readonly string[];
  closing: readonly string[];
  closingStopped: readonly string[];
  /** Where the time is over. */
  closingTime: readonly string[];
  /** Where the interviewer began too early and gives the floor back. */
  giveWay: readonly string[];
}
export type PhraseName = keyof Phrases;

const english: Phrases = {
  greeting: ["Hello {name}, and welcome. I'm your interviewer today, and we'll talk about the position of {role}. I have {n} questions; take your time, and ask me to repeat or skip one whenever you like."],
  greetingWithCompany: ["Hello {name}, and welcome. I'm your interviewer today, and we'll talk about the position of {role} at {company}. I have {n} questions; take your time, and ask me to repeat or skip one whenever you like."],
  oneQuestion: ["Hello {name}, and welcome. I'm your interviewer today, and we'll talk about the position of {role}. I have one question for you; take your time."],
  first: ["Let's begin.", "Here is the first question."],
  last: ['One last question.', 'And my final question.'],
  mention: ['Thank you, the part about {x} helps me.', "I've noted what you said about {x}.", 'All right, {x}, I follow.', 'Thanks for bringing in {x}.', 'I see how {x} came into it.'],
  mentionFigure: ['Thank you, {x} is a figure I can hold on to.', "I've noted {x}.", 'Good to hear a number, {x}.'],
  plain: ['Thank you, that was clear.', 'I see, thanks.', 'All right, that gives me a picture.', 'Thanks for taking me through that.'],
  neutral: ["All right, let's go on.", 'Thank you.', "Okay, let's look at something else."],
  declined: ["That's all right, not everyone has met this one.", "Fair enough, thanks for saying so.", "No problem, let's leave that one."],
  skipped: ["Of course, we'll skip that one.", "Sure, let's move on."],
  repeat: ['Of course.', 'Sure, once more.', 'Gladly.'],
  explain: ['Let me put it another way.', 'I mean it like this.'],
  askAgain: ['Let me ask that again.', "I hadn't finished the question, so once more."],
  welcomeBack: ['Welcome back, {name}. We were at this question.', 'Good to have you back, {name}. Here is the question again.'],
  takeTime: ['Of course, take your time.', "Sure, I'll wait."],
  canHear: ['Yes, I can hear you.', "Yes, I'm here."],
  asksBack: ["I'd rather hear it from you, so please go on as you see it.", "That's one for the people who will work with you; here I'd like to hear your own answer."],
  hostile: ["I hear that this is frustrating. You can say skip, or stop the interview, whenever you like. Otherwise I'm listening.", "I understand. We can skip this question or end here; just say so. If you'd like to answer, please go ahead."],
  confirmStop: ['Shall I end the interview here? Please say yes to end it, or no to go on.', 'Do you want to finish the interview now? Yes or no?'],
  goOn: ["All right, let's go on.", "Good, we'll carry on."],
  thin: ['Could you tell me a little more? What was your own part in it, and what came out of it?', "I'd like to hear more about that. What did you do, step by step?", 'Can you go deeper into that, with the situation and the result?'],
  thinAbout: ['You mentioned {x}. What exactly did you do there, and what came of it?', 'Could you say more about {x}, with one concrete situation?', 'I would like to understand {x} better. What was your own part?'],
  vague: ['Could you make that more concrete, with one situation and what you did in it?', 'What would I have seen you do there? Please pick one moment.', 'Can you put a name or a number to that?'],
  offTopic: ["Let me bring us back to {topic}. What can you tell me about that?", "I'd like to stay with {topic} for a moment. How would you answer that part?"],
  noExample: ['Could you give me one real example of that?', 'When did that last happen, and what did you do?', 'Which situation from your own work shows that?'],
  second: ['Even one sentence on what you did and how it ended would help.', 'Just one detail, then: what was the result?'],
  nudge: ["Take your time. I'm listening.", "There's no hurry; start wherever you like."],
  offerSkip: ['If you would rather not answer this one, just say skip, or ask me to put it another way.', 'Shall I put it another way, or would you like to skip it? Just tell me.'],
  stillThere: ["Are you still there? I'll wait.", "I can't hear anything at the moment. Are you still there? I'll wait."],
  closing: ['That was my last question. Thank you, {name}, for your time and your answers. Your feedback will be ready shortly. Goodbye.', 'With that we have come to the end. Thank you, {name}, for talking with me today. Your feedback will be ready shortly. Goodbye.'],
  closingStopped: ["All right, we'll stop here. Thank you, {name}, for your time. Your feedback will cover what we talked about. Goodbye."],
  closingTime: ["I'm afraid our time is up, so I'll stop us here. Thank you, {name}, for your time and your answers. Your feedback will be ready shortly. Goodbye."],
  giveWay: ['Please, go on.', 'Sorry, please continue.'],
};

const arabic: Phrases = {
  greeting: ['مَرْحَبًا {name}، وَأَهْلًا وَسَهْلًا. سَنَتَحَدَّثُ الْيَوْمَ فِي هٰذِهِ الْمُقَابَلَةِ عَنْ وَظِيفَةِ {role}. لَدَيْنَا {n}، وَالْوَقْتُ مُتَاحٌ لِلتَّفْكِيرِ، وَيُمْكِنُ طَلَبُ إِعَادَةِ أَيِّ سُؤَالٍ أَوْ تَخَطِّيهْ.'],
  greetingWithCompany: ['مَرْحَبًا {name}، وَأَهْلًا وَسَهْلًا. سَنَتَحَدَّثُ الْيَوْمَ فِي هٰذِهِ الْمُقَابَلَةِ عَنْ وَظِيفَةِ {role} فِي {company}. لَدَيْنَا {n}، وَالْوَقْتُ مُتَاحٌ لِلتَّفْكِيرِ، وَيُمْكِنُ طَلَبُ إِعَادَةِ أَيِّ سُؤَالٍ أَوْ تَخَطِّيهْ.'],
  oneQuestion: ['مَرْحَبًا {name}، وَأَهْلًا وَسَهْلًا. سَنَتَحَدَّثُ الْيَوْمَ فِي هٰذِهِ الْمُقَابَلَةِ عَنْ وَظِيفَةِ {role}. لَدَيْنَا سُؤَالٌ وَاحِدٌ، وَالْوَقْتُ مُتَاحٌ لِلتَّفْكِيرْ.'],
  first: ['لِنَبْدَأْ.', 'وَهٰذَا هُوَ السُّؤَالُ الْأَوَّلْ.'],
  last: ['بَقِيَ سُؤَالٌ أَخِيرْ.', 'وَهٰذَا هُوَ السُّؤَالُ الْأَخِيرْ.'],
  mention: ['شُكْرًا، مَا قِيلَ عَنْ {x} مُفِيدْ.', 'سَجَّلْتُ مَا ذُكِرَ عَنْ {x}.', 'حَسَنًا، مَوْضُوعُ {x} وَاضِحْ.', 'شُكْرًا عَلَى ذِكْرِ {x}.'],
  mentionFigure: ['شُكْرًا، رَقْمُ {x} نَتِيجَةٌ وَاضِحَةْ.', 'سَجَّلْتُ الرَّقْمَ {x}.', 'مِنَ الْجَيِّدِ سَمَاعُ رَقْمٍ مُحَدَّدٍ، {x}.'],
  plain: ['شُكْرًا، كَانَ ذٰلِكَ وَاضِحًا.', 'مَفْهُومٌ، شُكْرًا.', 'حَسَنًا، الصُّورَةُ أَوْضَحُ الْآنَ.', 'شُكْرًا عَلَى هٰذَا الشَّرْحْ.'],
  neutral: ['حَسَنًا، لِنُتَابِعْ.', 'شُكْرًا.', 'حَسَنًا، لِنَنْتَقِلْ إِلَى مَوْضُوعٍ آخَرْ.'],
  declined: ['لَا بَأْسَ، لِنَتْرُكْ هٰذَا السُّؤَالْ.', 'شُكْرًا عَلَى الصَّرَاحَةْ.', 'لَا مُشْكِلَةَ فِي ذٰلِكْ.'],
  skipped: ['بِالطَّبْعِ، سَنَتَخَطَّى هٰذَا السُّؤَالْ.', 'حَسَنًا، لِنَنْتَقِلْ إِلَى غَيْرِهْ.'],
  repeat: ['بِالطَّبْعْ.', 'حَسَنًا، مَرَّةً أُخْرَى.', 'بِكُلِّ سُرُورْ.'],
  explain: ['بِصِيغَةٍ أُخْرَى.', 'الْمَقْصُودُ هُوَ الْآتِي.'],
  askAgain: ['أُعِيدُ السُّؤَالْ.', 'لَمْ يَكْتَمِلِ السُّؤَالُ، فَمَرَّةً أُخْرَى.'],
  welcomeBack: ['أَهْلًا بِعَوْدَتِكَ {name}. كُنَّا عِنْدَ هٰذَا السُّؤَالْ.', 'مَرْحَبًا مِنْ جَدِيدٍ {name}. هٰذَا هُوَ السُّؤَالُ مَرَّةً أُخْرَى.'],
  takeTime: ['بِالطَّبْعِ، الْوَقْتُ مُتَاحْ.', 'حَسَنًا، أَنَا فِي الِانْتِظَارْ.'],
  canHear: ['نَعَمْ، الصَّوْتُ مَسْمُوعْ.', 'نَعَمْ، أَنَا هُنَا.'],
  asksBack: ['الْأَهَمُّ هُنَا هُوَ سَمَاعُ رَأْيِكَ، فَلْنَسْمَعِ الْإِجَابَةْ.', 'هٰذَا سُؤَالٌ لِفَرِيقِ الْعَمَلِ، وَالْمُهِمُّ هُنَا إِجَابَتُكَ الْخَاصَّةْ.'],
  hostile: ['أَتَفَهَّمُ هٰذَا الِانْزِعَاجَ. يُمْكِنُ تَخَطِّي السُّؤَالِ أَوْ إِنْهَاءُ الْمُقَابَلَةِ فِي أَيِّ وَقْتٍ، وَإِلَّا فَأَنَا أَسْتَمِعْ.', 'مَفْهُومْ. يُمْكِنُ تَخَطِّي هٰذَا السُّؤَالِ أَوِ التَّوَقُّفُ هُنَا، أَوِ الْإِجَابَةُ عِنْدَ الرَّغْبَةْ.'],
  confirmStop: ['هَلْ نُنْهِي الْمُقَابَلَةَ هُنَا؟ نَعَمْ لِلْإِنْهَاءِ، أَوْ لَا لِلْمُتَابَعَةْ.', 'هَلِ الْمَطْلُوبُ إِنْهَاءُ الْمُقَابَلَةِ الْآنَ، نَعَمْ أَمْ لَا؟'],
  goOn: ['حَسَنًا، لِنُتَابِعْ.', 'جَيِّدٌ، نُكْمِلُ الْمُقَابَلَةْ.'],
  thin: ['نَوَدُّ سَمَاعَ الْمَزِيدِ: مَا كَانَ دَوْرُكَ فِي ذٰلِكَ، وَمَا النَّتِيجَةْ؟', 'هَلْ يُمْكِنُ التَّفْصِيلُ أَكْثَرَ؟ مَا الْخُطُوَاتُ الَّتِي تَمَّتْ؟', 'هَلْ يُمْكِنُ التَّوَسُّعُ فِي ذٰلِكَ، مَعَ ذِكْرِ الْمَوْقِفِ وَالنَّتِيجَةْ؟'],
  thinAbout: ['ذُكِرَ {x}. مَا الَّذِي تَمَّ فِيهِ بِالضَّبْطِ، وَمَا نَتِيجَتُهْ؟', 'هَلْ يُمْكِنُ قَوْلُ الْمَزِيدِ عَنْ {x}، مَعَ مَوْقِفٍ مُحَدَّدْ؟', 'نَوَدُّ فَهْمَ {x} أَكْثَرَ. مَا كَانَ الدَّوْرُ الشَّخْصِيُّ فِيهْ؟'],
  vague: ['هَلْ يُمْكِنُ جَعْلُ ذٰلِكَ أَكْثَرَ تَحْدِيدًا بِمَوْقِفٍ وَاحِدٍ وَمَا تَمَّ فِيهْ؟', 'مَا الَّذِي حَدَثَ بِالضَّبْطِ؟ لِنَأْخُذْ مَوْقِفًا وَاحِدًا.', 'هَلْ مِنْ رَقْمٍ أَوِ اسْمٍ يُوَضِّحُ ذٰلِكْ؟'],
  offTopic: ['لِنَعُدْ إِلَى مَوْضُوعِ {topic}. مَا الَّذِي يُمْكِنُ قَوْلُهُ عَنْهْ؟', 'لِنَبْقَ قَلِيلًا مَعَ مَوْضُوعِ {topic}. مَا الْإِجَابَةُ عَنْ هٰذَا الْجُزْءْ؟'],
  noExample: ['هَلْ مِنْ مِثَالٍ وَاقِعِيٍّ وَاحِدٍ عَلَى ذٰلِكْ؟', 'مَتَى حَدَثَ ذٰلِكَ آخِرَ مَرَّةٍ، وَمَا الَّذِي تَمّْ؟', 'أَيُّ مَوْقِفٍ مِنَ الْعَمَلِ يُظْهِرُ ذٰلِكْ؟'],
  second: ['جُمْلَةٌ وَاحِدَةٌ عَمَّا حَدَثَ وَكَيْفَ انْتَهَى تَكْفِي.', 'تَفْصِيلٌ وَاحِدٌ فَقَطْ: مَا كَانَتِ النَّتِيجَةْ؟'],
  nudge: ['الْوَقْتُ مُتَاحٌ، وَأَنَا أَسْتَمِعْ.', 'لَا دَاعِيَ لِلْعَجَلَةِ، وَالْبِدَايَةُ مِنْ أَيِّ نُقْطَةٍ مُنَاسِبَةْ.'],
  offerSkip: ['يُمْكِنُ تَخَطِّي هٰذَا السُّؤَالِ بِقَوْلِ تَخَطٍّ، أَوْ طَلَبُ صِيَاغَتِهِ بِطَرِيقَةٍ أُخْرَى.', 'هَلْ نَصُوغُ السُّؤَالَ بِطَرِيقَةٍ أُخْرَى، أَمْ نَتَخَطَّاهْ؟'],
  stillThere: ['هَلْ مَا زَالَ الِاتِّصَالُ قَائِمًا؟ أَنَا فِي الِانْتِظَارْ.', 'لَا أَسْمَعُ شَيْئًا الْآنَ. هَلْ مَا زَالَ الِاتِّصَالُ قَائِمًا؟ أَنَا فِي الِانْتِظَارْ.'],
  closing: ['كَانَ هٰذَا هُوَ السُّؤَالَ الْأَخِيرَ. شُكْرًا {name} عَلَى الْوَقْتِ وَالْإِجَابَاتِ. سَيَكُونُ التَّقْيِيمُ جَاهِزًا بَعْدَ قَلِيلٍ. إِلَى اللِّقَاءْ.', 'بِهٰذَا نَصِلُ إِلَى نِهَايَةِ الْمُقَابَلَةِ. شُكْرًا {name} عَلَى هٰذَا الْحَدِيثِ. سَيَكُونُ التَّقْيِيمُ جَاهِزًا بَعْدَ قَلِيلٍ. إِلَى اللِّقَاءْ.'],
  closingStopped: ['حَسَنًا، نَتَوَقَّفُ هُنَا. شُكْرًا {name} عَلَى الْوَقْتِ. سَيَشْمَلُ التَّقْيِيمُ مَا تَحَدَّثْنَا عَنْهُ. إِلَى اللِّقَاءْ.'],
  closingTime: ['انْتَهَى وَقْتُ الْمُقَابَلَةِ، فَلْنَتَوَقَّفْ هُنَا. شُكْرًا {name} عَلَى الْوَقْتِ وَالْإِجَابَاتِ. سَيَكُونُ التَّقْيِيمُ جَاهِزًا بَعْدَ قَلِيلٍ. إِلَى اللِّقَاءْ.'],
  giveWay: ['تَفَضَّلْ، أَنَا أَسْتَمِعْ.', 'عُذْرًا، لِنُكْمِلِ الْإِجَابَةْ.'],
};

export const PHRASES: Readonly<Record<Language, Phrases>> = { 'en-US': english, 'ar-SA': arabic };

/** "Five questions" as said in Arabic, with the noun in the form its number asks for. */
export function arabicQuestionCount(count: number): string {
  if (count === 2) return 'سُؤَالَانِ';
  return count <= 10 ? `${count} أَسْئِلَةٍ` : `${count} سُؤَالًا`;
}
