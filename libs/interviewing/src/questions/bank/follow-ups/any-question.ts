import type { Language } from '@portal/protocol';
import type { Stance } from '../template';

type Wordings = readonly Readonly<Record<Language, string>>[];

/** Follow-ups that lead the candidate back to the question's subject (`{topic}`). */
export const BACK_TO_TOPIC: Wordings = [
  {
    'en-US': "I'd like to come back to my question, {topic}. What can you tell me about that?",
    'ar-SA': 'لِنَعُدْ إِلَى مَوْضُوعِ {topic}. مَا الَّذِي يُمْكِنُ قَوْلُهُ عَنْ ذٰلِكْ؟',
  },
  {
    'en-US':
      "That's good to know. Still, I was asking about {topic}; how would you answer that part?",
    'ar-SA': 'هٰذَا مُفِيدٌ، لٰكِنَّ السُّؤَالَ كَانَ عَنْ مَوْضُوعِ {topic}. مَا الْإِجَابَةُ عَنْ هٰذَا الْجُزْءْ؟',
  },
  {
    'en-US': 'Perhaps I put it badly: my question was about {topic}. What comes to mind there?',
    'ar-SA': 'رُبَّمَا لَمْ يَكُنِ السُّؤَالُ وَاضِحًا: الْمَقْصُودُ هُوَ مَوْضُوعُ {topic}. مَا الَّذِي يَخْطُرُ فِي ذٰلِكْ؟',
  },
];

/** Follow-ups that ask for a real example. */
export const ASK_FOR_CASE: Readonly<Record<Stance, Wordings>> = {
  story: [
    {
      'en-US': 'Which one case do you have in mind? Please take me there.',
      'ar-SA': 'أَيُّ حَالَةٍ بِعَيْنِهَا هِيَ الْمَقْصُودَةُ، وَكَيْفَ جَرَتْ؟',
    },
    {
      'en-US': 'Could you pick one real case, with the place and what you did?',
      'ar-SA': 'هَلْ مِنْ حَالَةٍ وَاقِعِيَّةٍ وَاحِدَةٍ، مَعَ الْمَكَانِ وَمَا جَرَى فِيهَا؟',
    },
    {
      'en-US': 'When did that last happen, and what did you do that day?',
      'ar-SA': 'مَتَى حَدَثَ ذٰلِكَ آخِرَ مَرَّةٍ، وَمَاذَا جَرَى فِي ذٰلِكَ الْيَوْمِ؟',
    },
  ],
  practice: [
    {
      'en-US': 'Have you been through something like that yourself? Even a small case would help.',
      'ar-SA': 'هَلْ مَرَّ شَيْءٌ كَهٰذَا فِي خِبْرَةٍ سَابِقَةٍ؟ تَكْفِي حَالَةٌ صَغِيرَةٌ.',
    },
    {
      'en-US': 'Does a case from your own work come to mind?',
      'ar-SA': 'هَلْ تَخْطُرُ حَالَةٌ مِنَ الْعَمَلِ تُشْبِهُ ذٰلِكَ؟',
    },
    {
      'en-US': 'What is the nearest thing to that in your own work so far?',
      'ar-SA': 'مَا أَقْرَبُ شَيْءٍ إِلَى ذٰلِكَ فِي الْعَمَلِ حَتَّى الْآنَ؟',
    },
  ],
};
