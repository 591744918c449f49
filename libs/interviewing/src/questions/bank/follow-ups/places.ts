import type { Place } from '../template';
import type { FollowUps } from './follow-ups';

/**
 * Follow-ups that name the subject, for questions about a fact from the resume or the job
 * description.
 */
export const PLACE_FOLLOW_UPS: Readonly<Partial<Record<Place, FollowUps>>> = {
  skill: {
    thin: {
      'en-US':
        'Which part of the work with {skill} was in your own hands, and what did you do there?',
      'ar-SA': 'أَيُّ جُزْءٍ مِنَ الْعَمَلِ فِي مَجَالِ {skill} قُمْتْ بِهِ بِنَفْسِكْ، وَمَاذَا فَعَلْتْ فِيهِ؟',
    },
    vague: {
      'en-US': 'What did you do or make with {skill}? Please name one thing.',
      'ar-SA': 'مَا الَّذِي أَنْجَزْتْهُ فِي مَجَالِ {skill}؟ يَكْفِينِي مِثَالٌ وَاحِدٌ.',
    },
    no_example: {
      'en-US': 'Which piece of work with {skill} do you remember best, and what happened there?',
      'ar-SA': 'أَيُّ عَمَلٍ لَكْ فِي مَجَالِ {skill} هُوَ الْأَوْضَحُ فِي ذَاكِرَتِكْ، وَمَاذَا حَدَثَ فِيهِ؟',
    },
    no_result: {
      'en-US': 'What went better afterwards, thanks to {skill}, and for whom?',
      'ar-SA': 'مَا الَّذِي تَحَسَّنَ بِفَضْلِ خِبْرَتِكْ فِي {skill}، وَلِمَنْ؟',
    },
  },
  match: {
    thin: {
      'en-US':
        'You will need {match} here from the first day. Could you take me deeper into how you worked with it?',
      'ar-SA': 'سَنَحْتَاجُ إِلَى {match} هُنَا مِنَ الْيَوْمِ الْأَوَّلِ. مَا طَرِيقَتُكْ فِي هٰذَا الْعَمَلِ بِالتَّفْصِيلِ؟',
    },
    vague: {
      'en-US': 'Which detail of {match} mattered most there, and why that one?',
      'ar-SA': 'أَيُّ تَفْصِيلٍ فِي {match} كَانَ الْأَهَمَّ فِي عَمَلِكْ هُنَاكَ، وَلِمَاذَا؟',
    },
    no_example: {
      'en-US': 'Which day of your work with {match} shows that best, and what happened on it?',
      'ar-SA': 'أَيُّ يَوْمٍ مِنْ عَمَلِكْ فِي مَجَالِ {match} يُوَضِّحُ لِي ذٰلِكَ، وَمَاذَا حَدَثَ فِيهِ؟',
    },
    no_result: {
      'en-US': 'What did the work with {match} bring in the end, and for whom?',
      'ar-SA': 'مَا الَّذِي حَقَّقَهُ عَمَلُكْ فِي مَجَالِ {match} فِي النِّهَايَةِ، وَلِمَنْ؟',
    },
  },
  gap: {
    thin: {
      'en-US':
        "It's fine if {gap} is new to you. What would you try to understand about it first, and from whom?",
      'ar-SA': 'لَا بَأْسَ إِنْ كَانَ مَجَالُ {gap} جَدِيدًا عَلَيْكْ. مَا أَوَّلُ مَا عَلَيْكْ فَهْمُهُ فِيهِ، وَمِمَّنْ؟',
    },
    vague: {
      'en-US': 'Which first task with {gap} would you trust yourself with, and who would you ask?',
      'ar-SA': 'أَيُّ مَهَمَّةٍ أُولَى فِي {gap} هِيَ الْأَنْسَبُ لَكْ، وَمَنِ الَّذِي عَلَيْكْ سُؤَالُهُ؟',
    },
    no_example: {
      'en-US': 'Have you come across {gap} even once, at the edge of other work? What was it?',
      'ar-SA': 'هَلِ اقْتَرَبْتْ مِنْ {gap} وَلَوْ مَرَّةً فِي عَمَلٍ آخَرَ؟ وَمَاذَا فَعَلْتْ فِيهَا؟',
    },
    no_result: {
      'en-US': 'How would you and the team see, after a month, that {gap} is no longer new to you?',
      'ar-SA': 'مَا الَّذِي سَيُقْنِعُكْ بَعْدَ شَهْرٍ بِأَنَّ مَجَالَ {gap} لَمْ يَعُدْ جَدِيدًا عَلَيْكْ؟',
    },
  },
  project: {
    thin: {
      'en-US': 'What was your very own part in {project}, and who did the rest?',
      'ar-SA': 'مَا الَّذِي قُمْتْ بِهِ بِنَفْسِكْ فِي مَشْرُوعِ {project}، وَمَنِ الَّذِي قَامَ بِالْبَاقِي؟',
    },
    vague: {
      'en-US': 'Take me to one moment in {project}: what was stuck, or what had to be decided?',
      'ar-SA': 'لِنَأْخُذْ لَحْظَةً وَاحِدَةً مِنْ مَشْرُوعِ {project}: مَا الَّذِي تَعَثَّرَ، أَوْ مَا الَّذِي كَانَ عَلَيْكْ تَقْرِيرُهُ؟',
    },
    no_example: {
      'en-US': 'Please pick one day of the work on {project}. What happened on it?',
      'ar-SA': 'أَيُّ يَوْمٍ مِنْ عَمَلِكْ عَلَى مَشْرُوعِ {project} يُوَضِّحُ لِي ذٰلِكَ، وَمَاذَا حَدَثَ فِيهِ؟',
    },
    no_result: {
      'en-US': 'What became of {project} in the end? Who gains by it, and how much?',
      'ar-SA': 'إِلَى أَيْنَ وَصَلْتْ فِي مَشْرُوعِ {project}؟ وَمَنْ يَسْتَفِيدُ مِنْهُ؟',
    },
  },
  employer: {
    thin: {
      'en-US':
        "Let's stay at {employer} a moment. What was the situation, and what did you do yourself?",
      'ar-SA': 'لِنَبْقَ قَلِيلًا مَعَ {employer}. مَا كَانَ الْمَوْقِفُ، وَمَا كَانَ دَوْرُكْ فِيهِ؟',
    },
    vague: {
      'en-US': 'Who at {employer} was involved, and what did you do first?',
      'ar-SA': 'مَنِ الَّذِي عَمِلَ مَعَكْ عَلَى ذٰلِكَ فِي {employer}، وَمَا أَوَّلُ خُطْوَةٍ قُمْتْ بِهَا؟',
    },
    no_example: {
      'en-US': 'Which day at {employer} shows that best, and what happened on it?',
      'ar-SA': 'أَيُّ يَوْمٍ مِنْ أَيَّامِكْ فِي {employer} يُوَضِّحُ لِي ذٰلِكَ، وَمَاذَا حَدَثَ فِيهِ؟',
    },
    no_result: {
      'en-US': 'How did it end at {employer}, and what is still there today because of it?',
      'ar-SA': 'كَيْفَ انْتَهَى عَمَلُكْ عَلَى هٰذَا الْأَمْرِ فِي {employer}، وَمَا الَّذِي بَقِيَ مِنْهُ إِلَى الْيَوْمِ؟',
    },
  },
  duty: {
    thin: {
      'en-US': 'What have you done so far that comes nearest to that duty?',
      'ar-SA': 'مَا أَقْرَبُ عَمَلٍ سَابِقٍ لَكْ إِلَى هٰذِهِ الْمَهَمَّةِ؟',
    },
    vague: {
      'en-US': 'Which step of it would you begin with, and what would you need for it?',
      'ar-SA': 'بِأَيِّ خُطْوَةٍ تَكُونُ بِدَايَتُكْ، وَمَا الَّذِي يَلْزَمُكْ لَهَا؟',
    },
    no_example: {
      'en-US': 'When have you done something like that, even on a small scale?',
      'ar-SA': 'مَتَى قُمْتْ بِعَمَلٍ كَهٰذَا مِنْ قَبْلُ، وَلَوْ عَلَى نِطَاقٍ صَغِيرٍ؟',
    },
    no_result: {
      'en-US': 'By what would we see that this duty is in good hands?',
      'ar-SA': 'مَا الَّذِي يُقْنِعُكْ بِأَنَّ أَدَاءَكْ لِهٰذِهِ الْمَهَمَّةِ جَيِّدٌ؟',
    },
  },
};
