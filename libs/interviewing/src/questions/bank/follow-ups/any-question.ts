import type { Language } from '@portal/protocol';
import type { Stance } from '../template';

type Wordings = readonly Readonly<Record<Language, string>>[];

/** Follow-ups that lead the candidate back to the question's subject (`{topic}`). */
export const BACK_TO_TOPIC: Wordings = [
  {
    'en-US': "I'd like to come back to my question, {topic}. What can you tell me about that?",
    'ar-SA': 'أَعُودُ إِلَى سُؤَالِي عَنْ {topic}. مَا الَّذِي لَدَيْكْ عَنْهُ؟',
  },
  {
    'en-US':
      "That's good to know. Still, I was asking about {topic}; how would you answer that part?",
    'ar-SA': 'شُكْرًا عَلَى هٰذِهِ الْمَعْلُومَةِ، لٰكِنَّ سُؤَالِي كَانَ عَنْ {topic}. مَا إِجَابَتُكْ عَنْهُ؟',
  },
  {
    'en-US': 'Perhaps I put it badly: my question was about {topic}. What comes to mind there?',
    'ar-SA': 'رُبَّمَا لَمْ يَكُنْ سُؤَالِي وَاضِحًا: كُنْتُ أَسْأَلُ عَنْ {topic}. مَا الَّذِي يَخْطُرُ عَلَى بَالِكْ فِي هٰذَا الْمَوْضُوعِ؟',
  },
];

/** Follow-ups that ask for a real example. */
export const ASK_FOR_CASE: Readonly<Record<Stance, Wordings>> = {
  story: [
    {
      'en-US': 'Which one case do you have in mind? Please take me there.',
      'ar-SA': 'أَيُّ حَالَةٍ بِعَيْنِهَا فِي بَالِكْ، وَمَاذَا فَعَلْتْ فِيهَا؟',
    },
    {
      'en-US': 'Could you pick one real case, with the place and what you did?',
      'ar-SA': 'هَلْ لَدَيْكْ حَالَةٌ وَاقِعِيَّةٌ وَاحِدَةٌ؟ أَيْنَ كَانَتْ، وَمَاذَا فَعَلْتْ فِيهَا؟',
    },
    {
      'en-US': 'When did that last happen, and what did you do that day?',
      'ar-SA': 'مَتَى وَاجَهَكْ مَوْقِفٌ كَهٰذَا آخِرَ مَرَّةٍ، وَمَاذَا فَعَلْتْ يَوْمَهَا؟',
    },
  ],
  practice: [
    {
      'en-US': 'Have you been through something like that yourself? Even a small case would help.',
      'ar-SA': 'هَلْ مَرَّ بِكْ شَيْءٌ كَهٰذَا مِنْ قَبْلُ؟ تَكْفِي حَالَةٌ صَغِيرَةٌ.',
    },
    {
      'en-US': 'Does a case from your own work come to mind?',
      'ar-SA': 'هَلْ تَخْطُرُ عَلَى بَالِكْ حَالَةٌ مِنْ عَمَلِكْ تُشْبِهُ ذٰلِكَ؟',
    },
    {
      'en-US': 'What is the nearest thing to that in your own work so far?',
      'ar-SA': 'مَا أَقْرَبُ شَيْءٍ إِلَى ذٰلِكَ فِي عَمَلِكْ حَتَّى الْآنَ؟',
    },
  ],
};
