import type { HrArea } from '../areas';
import type { FollowUpsByStance } from './follow-ups';

/**
 * Follow-ups for each area of behaviour, listed separately for `story` and `practice` questions.
 */
export const HR_FOLLOW_UPS: Readonly<Record<HrArea, FollowUpsByStance>> = {
  motivation: {
    story: {
      thin: {
        'en-US': "I'd like to hear more of the story. What happened, and what did it mean to you?",
        'ar-SA': 'نَوَدُّ سَمَاعَ الْمَزِيدِ مِنَ الْقِصَّةِ: مَاذَا حَدَثَ، وَمَاذَا كَانَ يَعْنِي؟',
      },
      vague: {
        'en-US': 'Which moment at work would show me that?',
        'ar-SA': 'أَيُّ لَحْظَةٍ فِي الْعَمَلِ تُظْهِرُ ذٰلِكَ؟',
      },
      no_result: { 'en-US': 'And where did it lead you?', 'ar-SA': 'وَإِلَى أَيْنَ قَادَ ذٰلِكَ؟' },
    },
    practice: {
      thin: {
        'en-US': 'What lies behind that? Please take me one step further.',
        'ar-SA': 'مَا الَّذِي وَرَاءَ ذٰلِكَ؟ خُطْوَةٌ أُخْرَى فِي الشَّرْحِ تُفِيدُ.',
      },
      vague: {
        'en-US': 'What in your work so far shows that?',
        'ar-SA': 'مَا الَّذِي يُظْهِرُ ذٰلِكَ فِي الْعَمَلِ حَتَّى الْآنَ؟',
      },
      no_result: {
        'en-US': 'And where should it lead you in the next years?',
        'ar-SA': 'وَإِلَى أَيْنَ يَقُودُ ذٰلِكَ فِي السَّنَوَاتِ الْقَادِمَةِ؟',
      },
    },
  },
  teamwork: {
    story: {
      thin: {
        'en-US': 'Who else was there, and which part of it was yours?',
        'ar-SA': 'مَنْ كَانَ حَاضِرًا، وَأَيُّ جُزْءٍ كَانَ مِنْ نَصِيبِكَ الشَّخْصِيّْ؟',
      },
      vague: {
        'en-US': 'What did you say or do, at one particular moment, that helped the others?',
        'ar-SA': 'مَا الَّذِي قِيلَ أَوْ فُعِلَ فِي لَحْظَةٍ بِعَيْنِهَا فَسَاعَدَ الْآخَرِينَ؟',
      },
      no_result: {
        'en-US': 'How did the others feel about it in the end?',
        'ar-SA': 'كَيْفَ كَانَ شُعُورُ الْآخَرِينَ فِي النِّهَايَةِ؟',
      },
    },
    practice: {
      thin: {
        'en-US': 'What would I see you do in such a team on an ordinary day?',
        'ar-SA': 'مَا الَّذِي يَظْهَرُ مِنْ ذٰلِكَ فِي يَوْمِ عَمَلٍ عَادِيٍّ؟',
      },
      vague: {
        'en-US': 'Which habit of yours helps a team most? Please describe it.',
        'ar-SA': 'أَيُّ عَادَةٍ هِيَ الْأَكْثَرُ نَفْعًا لِلْفَرِيقِ؟ وَصْفُهَا يُفِيدُ.',
      },
      no_result: {
        'en-US': 'What becomes better for the others because of it?',
        'ar-SA': 'مَا الَّذِي يَتَحَسَّنُ لِلْآخَرِينَ بِسَبَبِ ذٰلِكَ؟',
      },
    },
  },
  conflict: {
    story: {
      thin: {
        'en-US': "What was the other person's view, as they would put it themselves?",
        'ar-SA': 'مَا كَانَ رَأْيُ الطَّرَفِ الْآخَرِ كَمَا كَانَ سَيَقُولُهُ هُوَ؟',
      },
      vague: {
        'en-US': 'What exactly did you say when it became difficult?',
        'ar-SA': 'مَاذَا قِيلَ بِالضَّبْطِ عِنْدَمَا صَعُبَ الْأَمْرُ؟',
      },
      no_result: {
        'en-US': 'How do the two of you work together since then?',
        'ar-SA': 'كَيْفَ صَارَ الْعَمَلُ مَعًا مُنْذُ ذٰلِكَ الْحِينِ؟',
      },
    },
    practice: {
      thin: {
        'en-US': 'How would you find out what the other person really wants?',
        'ar-SA': 'كَيْفَ يُعْرَفُ مَا يُرِيدُهُ الطَّرَفُ الْآخَرُ حَقًّا؟',
      },
      vague: {
        'en-US': 'Which words would you choose when it becomes difficult?',
        'ar-SA': 'أَيُّ كَلِمَاتٍ تُخْتَارُ عِنْدَمَا يَصْعُبُ الْأَمْرُ؟',
      },
      no_result: {
        'en-US': 'How would you know that it is really settled?',
        'ar-SA': 'كَيْفَ يُعْرَفُ أَنَّ الْخِلَافَ انْتَهَى حَقًّا؟',
      },
    },
  },
  learning: {
    story: {
      thin: {
        'en-US': 'What did you do differently the very next week?',
        'ar-SA': 'مَا الَّذِي تَغَيَّرَ فِي الْأُسْبُوعِ التَّالِي مُبَاشَرَةً؟',
      },
      vague: {
        'en-US': 'What was the hardest part of it to hear or to admit?',
        'ar-SA': 'مَا أَصْعَبُ جُزْءٍ فِي سَمَاعِ ذٰلِكَ أَوِ الِاعْتِرَافِ بِهِ؟',
      },
      no_result: {
        'en-US': 'How do you know that it has changed the way you work?',
        'ar-SA': 'مَا الدَّلِيلُ عَلَى أَنَّ طَرِيقَةَ الْعَمَلِ تَغَيَّرَتْ؟',
      },
    },
    practice: {
      thin: {
        'en-US': 'What is the first small step, and when would you take it?',
        'ar-SA': 'مَا أَوَّلُ خُطْوَةٍ صَغِيرَةٍ، وَمَتَى تَكُونُ؟',
      },
      vague: {
        'en-US': 'What would be the hardest part of that for you?',
        'ar-SA': 'مَا أَصْعَبُ جُزْءٍ فِي ذٰلِكَ؟',
      },
      no_result: {
        'en-US': 'How would a colleague notice that it has changed?',
        'ar-SA': 'كَيْفَ يُلَاحِظُ زَمِيلٌ أَنَّ شَيْئًا قَدْ تَغَيَّرَ؟',
      },
    },
  },
  pressure: {
    story: {
      thin: {
        'en-US': 'What was on your desk at that moment, and what did you take up first?',
        'ar-SA': 'مَاذَا كَانَ مَطْلُوبًا فِي تِلْكَ اللَّحْظَةِ، وَبِمَ كَانَتِ الْبِدَايَةُ؟',
      },
      vague: {
        'en-US': 'How much time was there, and whom did you tell?',
        'ar-SA': 'كَمْ كَانَ الْوَقْتُ الْمُتَاحُ، وَمَنْ أُبْلِغَ بِذٰلِكَ؟',
      },
      no_result: {
        'en-US': 'What was delivered in the end, and what was not?',
        'ar-SA': 'مَا الَّذِي سُلِّمَ فِي النِّهَايَةِ، وَمَا الَّذِي لَمْ يُسَلَّمْ؟',
      },
    },
    practice: {
      thin: {
        'en-US': 'Take one such day. What do you take up first, and what do you leave?',
        'ar-SA': 'لِنَأْخُذْ يَوْمًا كَهٰذَا: بِمَ تَكُونُ الْبِدَايَةُ، وَمَا الَّذِي يُتْرَكُ؟',
      },
      vague: {
        'en-US': 'How much time would you give each thing, and whom would you tell?',
        'ar-SA': 'كَمْ مِنَ الْوَقْتِ يُعْطَى لِكُلِّ أَمْرٍ، وَمَنْ يُبْلَغُ؟',
      },
      no_result: {
        'en-US': 'How would you see in the evening that it had been a good day?',
        'ar-SA': 'كَيْفَ يُعْرَفُ فِي الْمَسَاءِ أَنَّ الْيَوْمَ كَانَ جَيِّدًا؟',
      },
    },
  },
  adaptability: {
    story: {
      thin: {
        'en-US': 'What did the change mean for your own work, from one day to the next?',
        'ar-SA': 'مَاذَا كَانَ يَعْنِي التَّغْيِيرُ لِلْعَمَلِ بَيْنَ يَوْمٍ وَآخَرَ؟',
      },
      vague: {
        'en-US': 'What was your first reaction, honestly, and what did you do with it?',
        'ar-SA': 'مَا أَوَّلُ رَدِّ فِعْلٍ بِصَرَاحَةٍ، وَمَا الَّذِي تَلَاهُ؟',
      },
      no_result: {
        'en-US': 'How did it turn out in the end, for you and for the work?',
        'ar-SA': 'كَيْفَ انْتَهَى الْأَمْرُ لِلْعَمَلِ وَلِمَنْ حَوْلَهُ؟',
      },
    },
    practice: {
      thin: {
        'en-US': 'What would you do in the first days, one after the other?',
        'ar-SA': 'مَا الَّذِي يُفْعَلُ فِي الْأَيَّامِ الْأُولَى، يَوْمًا بَعْدَ يَوْمٍ؟',
      },
      vague: {
        'en-US': 'What would be hard for you about it, honestly?',
        'ar-SA': 'مَا الصَّعْبُ فِي ذٰلِكَ بِصَرَاحَةٍ؟',
      },
      no_result: {
        'en-US': 'How would you know, after some weeks, that you had arrived?',
        'ar-SA': 'كَيْفَ يُعْرَفُ بَعْدَ أَسَابِيعَ أَنَّ التَّأَقْلُمَ قَدْ تَمَّ؟',
      },
    },
  },
  initiative: {
    story: {
      thin: {
        'en-US': 'What did you see that others had not, and what was your first step?',
        'ar-SA': 'مَا الَّذِي لُوحِظَ وَلَمْ يُلَاحِظْهُ الْآخَرُونَ، وَمَا أَوَّلُ خُطْوَةٍ؟',
      },
      vague: {
        'en-US': 'What exactly did you do yourself, and what did others do?',
        'ar-SA': 'مَا الَّذِي كَانَ عَمَلًا شَخْصِيًّا، وَمَا الَّذِي قَامَ بِهِ الْآخَرُونَ؟',
      },
      no_result: { 'en-US': 'What is left of it today?', 'ar-SA': 'مَا الَّذِي بَقِيَ مِنْهُ إِلَى الْيَوْمِ؟' },
    },
    practice: {
      thin: {
        'en-US': 'What would be your first step, and whom would you ask?',
        'ar-SA': 'مَا أَوَّلُ خُطْوَةٍ، وَمَنِ الَّذِي يُسْأَلُ؟',
      },
      vague: {
        'en-US': 'Where did that last show, at a moment others could see?',
        'ar-SA': 'أَيْنَ ظَهَرَ ذٰلِكَ آخِرَ مَرَّةٍ أَمَامَ الْآخَرِينَ؟',
      },
      no_result: {
        'en-US': 'What should be left of it after a year?',
        'ar-SA': 'مَا الَّذِي يَجِبُ أَنْ يَبْقَى مِنْهُ بَعْدَ عَامٍ؟',
      },
    },
  },
  integrity: {
    story: {
      thin: {
        'en-US': 'What made it difficult to do the right thing at that moment?',
        'ar-SA': 'مَا الَّذِي جَعَلَ فِعْلَ الصَّوَابِ صَعْبًا فِي تِلْكَ اللَّحْظَةِ؟',
      },
      vague: {
        'en-US': 'Whom did you tell, and in which words?',
        'ar-SA': 'مَنْ أُبْلِغَ بِذٰلِكَ، وَبِأَيِّ كَلِمَاتٍ؟',
      },
      no_result: {
        'en-US': 'What did it cost you, and what did it bring?',
        'ar-SA': 'مَاذَا كَلَّفَ ذٰلِكَ، وَمَاذَا جَلَبَ؟',
      },
    },
    practice: {
      thin: {
        'en-US': 'What would make it difficult to do the right thing there?',
        'ar-SA': 'مَا الَّذِي يَجْعَلُ فِعْلَ الصَّوَابِ صَعْبًا هُنَا؟',
      },
      vague: {
        'en-US': 'Whom would you tell, and in which words?',
        'ar-SA': 'مَنْ يُبْلَغُ بِذٰلِكَ، وَبِأَيِّ كَلِمَاتٍ؟',
      },
      no_result: {
        'en-US': 'What would you be ready to pay for it?',
        'ar-SA': 'مَا الثَّمَنُ الَّذِي يَسْتَحِقُّ أَنْ يُدْفَعَ فِي سَبِيلِ ذٰلِكَ؟',
      },
    },
  },
  influence: {
    story: {
      thin: {
        'en-US': 'Who was hardest to win over, and what did they fear?',
        'ar-SA': 'مَنْ كَانَ الْأَصْعَبَ إِقْنَاعًا، وَمَا الَّذِي كَانَ يَخْشَاهُ؟',
      },
      vague: {
        'en-US': 'Which argument, example or figure turned them?',
        'ar-SA': 'أَيُّ حُجَّةٍ أَوْ مِثَالٍ أَوْ رَقْمٍ غَيَّرَ الرَّأْيَ؟',
      },
      no_result: {
        'en-US': 'What was decided in the end, and did it last?',
        'ar-SA': 'مَا الَّذِي تَقَرَّرَ فِي النِّهَايَةِ، وَهَلْ دَامَ؟',
      },
    },
    practice: {
      thin: {
        'en-US': 'Who would be hardest to win over, and what might they fear?',
        'ar-SA': 'مَنِ الْأَصْعَبُ إِقْنَاعًا، وَمَا الَّذِي قَدْ يَخْشَاهُ؟',
      },
      vague: {
        'en-US': 'Which argument, example or figure would you bring?',
        'ar-SA': 'أَيُّ حُجَّةٍ أَوْ مِثَالٍ أَوْ رَقْمٍ يُقَدَّمُ؟',
      },
      no_result: {
        'en-US': 'How would you know that people agree and do not only nod?',
        'ar-SA': 'كَيْفَ يُعْرَفُ أَنَّ الْمُوَافَقَةَ حَقِيقِيَّةٌ لَا شَكْلِيَّةٌ؟',
      },
    },
  },
  service: {
    story: {
      thin: {
        'en-US': 'What did that person need, and how did you find out?',
        'ar-SA': 'مَا كَانَتْ حَاجَةُ ذٰلِكَ الشَّخْصِ، وَكَيْفَ عُرِفَتْ؟',
      },
      vague: { 'en-US': 'What did you say to them first?', 'ar-SA': 'مَا أَوَّلُ مَا قِيلَ لَهُ؟' },
      no_result: {
        'en-US': 'How did they leave: what had changed for them?',
        'ar-SA': 'كَيْفَ انْتَهَى اللِّقَاءُ: مَا الَّذِي تَغَيَّرَ لَدَيْهِ؟',
      },
    },
    practice: {
      thin: {
        'en-US': 'How would you find out what the person really needs?',
        'ar-SA': 'كَيْفَ تُعْرَفُ حَاجَةُ الشَّخْصِ الْحَقِيقِيَّةُ؟',
      },
      vague: {
        'en-US': 'What would your first sentence be?',
        'ar-SA': 'مَا الْجُمْلَةُ الْأُولَى الَّتِي تُقَالُ؟',
      },
      no_result: {
        'en-US': 'How would you know that you had really helped?',
        'ar-SA': 'كَيْفَ يُعْرَفُ أَنَّ الْمُسَاعَدَةَ كَانَتْ حَقِيقِيَّةً؟',
      },
    },
  },
};
