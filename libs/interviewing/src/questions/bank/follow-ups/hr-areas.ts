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
        'ar-SA': 'أَوَدُّ أَنْ أَسْمَعَ مِنْكْ بَقِيَّةَ الْقِصَّةِ: مَاذَا حَدَثَ، وَمَاذَا كَانَ يَعْنِي لَكْ؟',
      },
      vague: {
        'en-US': 'Which moment at work would show me that?',
        'ar-SA': 'أَيُّ لَحْظَةٍ فِي عَمَلِكْ تُوَضِّحُ لِي هٰذَا الْكَلَامَ؟',
      },
      no_result: {
        'en-US': 'And where did it lead you?',
        'ar-SA': 'وَإِلَى أَيْنَ وَصَلْتْ بَعْدَ هٰذِهِ الْخُطْوَةِ؟',
      },
    },
    practice: {
      thin: {
        'en-US': 'What lies behind that? Please take me one step further.',
        'ar-SA': 'مَا الَّذِي يَدْفَعُكْ إِلَى ذٰلِكَ؟ أَوَدُّ أَنْ أَفْهَمَ أَكْثَرَ.',
      },
      vague: {
        'en-US': 'What in your work so far shows that?',
        'ar-SA': 'مَا الَّذِي يُوَضِّحُ لِي هٰذَا الْكَلَامَ مِنْ عَمَلِكْ حَتَّى الْآنَ؟',
      },
      no_result: {
        'en-US': 'And where should it lead you in the next years?',
        'ar-SA': 'وَأَيْنَ يَكُونُ مَكَانُكْ بَعْدَ سَنَوَاتٍ إِذَا نَجَحَتْ خُطَّتُكْ؟',
      },
    },
  },
  teamwork: {
    story: {
      thin: {
        'en-US': 'Who else was there, and which part of it was yours?',
        'ar-SA': 'مَنْ كَانَ مَعَكْ، وَأَيُّ جُزْءٍ قُمْتْ بِهِ بِنَفْسِكْ؟',
      },
      vague: {
        'en-US': 'What did you say or do, at one particular moment, that helped the others?',
        'ar-SA': 'مَا الَّذِي قُلْتْهُ أَوْ فَعَلْتْهُ فِي لَحْظَةٍ بِعَيْنِهَا فَسَاعَدَ زُمَلَاءَكْ؟',
      },
      no_result: {
        'en-US': 'How did the others feel about it in the end?',
        'ar-SA': 'كَيْفَ كَانَ شُعُورُ زُمَلَائِكْ فِي النِّهَايَةِ؟',
      },
    },
    practice: {
      thin: {
        'en-US': 'What would I see you do in such a team on an ordinary day?',
        'ar-SA': 'مَا دَوْرُكْ فِي فَرِيقٍ كَهٰذَا فِي يَوْمِ عَمَلٍ عَادِيٍّ؟',
      },
      vague: {
        'en-US': 'Which habit of yours helps a team most? Please describe it.',
        'ar-SA': 'أَيُّ عَادَةٍ مِنْ عَادَاتِكْ هِيَ الْأَنْفَعُ لِلْفَرِيقِ؟ أَوَدُّ أَنْ أَسْمَعَ وَصْفَهَا مِنْكْ.',
      },
      no_result: {
        'en-US': 'What becomes better for the others because of it?',
        'ar-SA': 'مَا الَّذِي يَتَحَسَّنُ لِزُمَلَائِكْ بِفَضْلِ طَرِيقَتِكْ؟',
      },
    },
  },
  conflict: {
    story: {
      thin: {
        'en-US': "What was the other person's view, as they would put it themselves?",
        'ar-SA': 'لَوْ سَأَلْتُ الطَّرَفَ الْآخَرَ، فَمَاذَا كَانَ سَيَقُولُ لِي عَنِ الْخِلَافِ؟',
      },
      vague: {
        'en-US': 'What exactly did you say when it became difficult?',
        'ar-SA': 'مَاذَا قُلْتْ بِالضَّبْطِ عِنْدَمَا صَعُبَ الْأَمْرُ؟',
      },
      no_result: {
        'en-US': 'How do the two of you work together since then?',
        'ar-SA': 'كَيْفَ صَارَ عَمَلُكُمَا مَعًا مُنْذُ ذٰلِكَ الْحِينِ؟',
      },
    },
    practice: {
      thin: {
        'en-US': 'How would you find out what the other person really wants?',
        'ar-SA': 'مَا طَرِيقَتُكْ فِي مَعْرِفَةِ مَا يُرِيدُهُ الطَّرَفُ الْآخَرُ حَقًّا؟',
      },
      vague: {
        'en-US': 'Which words would you choose when it becomes difficult?',
        'ar-SA': 'مَاذَا سَيَكُونُ كَلَامُكْ بِالضَّبْطِ عِنْدَمَا يَصْعُبُ الْأَمْرُ؟',
      },
      no_result: {
        'en-US': 'How would you know that it is really settled?',
        'ar-SA': 'مَا الَّذِي يُقْنِعُكْ بِأَنَّ الْخِلَافَ انْتَهَى حَقًّا؟',
      },
    },
  },
  learning: {
    story: {
      thin: {
        'en-US': 'What did you do differently the very next week?',
        'ar-SA': 'مَا الَّذِي غَيَّرْتْهُ فِي عَمَلِكْ فِي الْأُسْبُوعِ التَّالِي مُبَاشَرَةً؟',
      },
      vague: {
        'en-US': 'What was the hardest part of it to hear or to admit?',
        'ar-SA': 'مَا الَّذِي صَعُبَ عَلَيْكْ سَمَاعُهُ أَوِ الِاعْتِرَافُ بِهِ؟',
      },
      no_result: {
        'en-US': 'How do you know that it has changed the way you work?',
        'ar-SA': 'مَا دَلِيلُكْ عَلَى أَنَّ طَرِيقَةَ عَمَلِكْ تَغَيَّرَتْ؟',
      },
    },
    practice: {
      thin: {
        'en-US': 'What is the first small step, and when would you take it?',
        'ar-SA': 'مَا أَوَّلُ خُطْوَةٍ صَغِيرَةٍ فِي خُطَّتِكْ، وَمَتَى مَوْعِدُهَا؟',
      },
      vague: {
        'en-US': 'What would be the hardest part of that for you?',
        'ar-SA': 'مَا أَصْعَبُ جُزْءٍ عَلَيْكْ فِي هٰذَا الْأَمْرِ؟',
      },
      no_result: {
        'en-US': 'How would a colleague notice that it has changed?',
        'ar-SA': 'كَيْفَ يُلَاحِظُ زَمِيلُكْ أَنَّ شَيْئًا قَدْ تَغَيَّرَ فِي عَمَلِكْ؟',
      },
    },
  },
  pressure: {
    story: {
      thin: {
        'en-US': 'What was on your desk at that moment, and what did you take up first?',
        'ar-SA': 'مَا الَّذِي كَانَ عَلَيْكْ إِنْجَازُهُ فِي تِلْكَ اللَّحْظَةِ، وَبِمَاذَا بَدَأْتْ؟',
      },
      vague: {
        'en-US': 'How much time was there, and who did you tell?',
        'ar-SA': 'كَمْ كَانَ أَمَامَكْ مِنَ الْوَقْتِ، وَمَنِ الَّذِي أَبْلَغْتْهُ بِالْأَمْرِ؟',
      },
      no_result: {
        'en-US': 'What was delivered in the end, and what was not?',
        'ar-SA': 'مَا الَّذِي سَلَّمْتْهُ فِي النِّهَايَةِ، وَمَا الَّذِي أَجَّلْتْهُ؟',
      },
    },
    practice: {
      thin: {
        'en-US': 'Take one such day. What do you take up first, and what do you leave?',
        'ar-SA': 'لِنَأْخُذْ يَوْمًا كَهٰذَا: بِمَاذَا تَكُونُ بِدَايَتُكْ، وَمَا الَّذِي عَلَيْكْ تَرْكُهُ؟',
      },
      vague: {
        'en-US': 'How much time would you give each thing, and who would you tell?',
        'ar-SA': 'كَمْ مِنَ الْوَقْتِ عِنْدَكْ لِكُلِّ مَهَمَّةٍ، وَمَنِ الَّذِي عَلَيْكْ إِبْلَاغُهُ؟',
      },
      no_result: {
        'en-US': 'How would you see in the evening that it had been a good day?',
        'ar-SA': 'مَا الَّذِي يُقْنِعُكْ فِي الْمَسَاءِ بِأَنَّ الْيَوْمَ كَانَ جَيِّدًا؟',
      },
    },
  },
  adaptability: {
    story: {
      thin: {
        'en-US': 'What did the change mean for your own work, from one day to the next?',
        'ar-SA': 'مَاذَا غَيَّرَ هٰذَا التَّحَوُّلُ فِي عَمَلِكْ الْيَوْمِيِّ؟',
      },
      vague: {
        'en-US': 'What was your first reaction, honestly, and what did you do with it?',
        'ar-SA': 'مَا أَوَّلُ رَدِّ فِعْلٍ لَكْ بِصَرَاحَةٍ، وَمَاذَا فَعَلْتْ بَعْدَهُ؟',
      },
      no_result: {
        'en-US': 'How did it turn out in the end, for you and for the work?',
        'ar-SA': 'كَيْفَ انْتَهَى هٰذَا التَّغْيِيرُ لِلْعَمَلِ وَلِمَنْ حَوْلَكْ؟',
      },
    },
    practice: {
      thin: {
        'en-US': 'What would you do in the first days, one after the other?',
        'ar-SA': 'مَا خُطُوَاتُكْ فِي الْأَيَّامِ الْأُولَى، يَوْمًا بَعْدَ يَوْمٍ؟',
      },
      vague: {
        'en-US': 'What would be hard for you about it, honestly?',
        'ar-SA': 'مَا الصَّعْبُ عَلَيْكْ فِي هٰذَا التَّغْيِيرِ، بِصَرَاحَةٍ؟',
      },
      no_result: {
        'en-US': 'How would you know, after some weeks, that you had arrived?',
        'ar-SA': 'مَا الَّذِي سَيُقْنِعُكْ بَعْدَ أَسَابِيعَ بِأَنَّ الْأُمُورَ اسْتَقَرَّتْ؟',
      },
    },
  },
  initiative: {
    story: {
      thin: {
        'en-US': 'What did you see that others had not, and what was your first step?',
        'ar-SA': 'مَا الَّذِي لَاحَظْتْهُ قَبْلَ غَيْرِكْ، وَمَا أَوَّلُ خُطْوَةٍ قُمْتْ بِهَا؟',
      },
      vague: {
        'en-US': 'What exactly did you do yourself, and what did others do?',
        'ar-SA': 'مَا الَّذِي قُمْتْ بِهِ بِنَفْسِكْ، وَمَا الَّذِي قَامَ بِهِ غَيْرُكْ؟',
      },
      no_result: {
        'en-US': 'What is left of it today?',
        'ar-SA': 'مَا الَّذِي بَقِيَ مِنْ عَمَلِكْ هٰذَا إِلَى الْيَوْمِ؟',
      },
    },
    practice: {
      thin: {
        'en-US': 'What would be your first step, and who would you ask?',
        'ar-SA': 'مَا أَوَّلُ خُطْوَةٍ لَكْ، وَمَنِ الَّذِي عَلَيْكْ سُؤَالُهُ؟',
      },
      vague: {
        'en-US': 'Where did that last show, at a moment others could see?',
        'ar-SA': 'أَيْنَ ظَهَرَتْ مُبَادَرَتُكْ آخِرَ مَرَّةٍ أَمَامَ غَيْرِكْ؟',
      },
      no_result: {
        'en-US': 'What should be left of it after a year?',
        'ar-SA': 'مَا الَّذِي يَجِبُ أَنْ يَبْقَى مِنْ هٰذَا الْعَمَلِ بَعْدَ عَامٍ، بِرَأْيِكْ؟',
      },
    },
  },
  integrity: {
    story: {
      thin: {
        'en-US': 'What made it difficult to do the right thing at that moment?',
        'ar-SA': 'مَا الَّذِي صَعَّبَ عَلَيْكْ فِعْلَ الصَّوَابِ فِي تِلْكَ اللَّحْظَةِ؟',
      },
      vague: {
        'en-US': 'Who did you tell, and in which words?',
        'ar-SA': 'مَنِ الَّذِي أَبْلَغْتْهُ بِالْأَمْرِ، وَبِأَيِّ كَلِمَاتٍ؟',
      },
      no_result: {
        'en-US': 'What did it cost you, and what did it bring?',
        'ar-SA': 'مَاذَا كَلَّفَكْ هٰذَا الْمَوْقِفُ، وَمَاذَا كَسَبْتْ مِنْهُ؟',
      },
    },
    practice: {
      thin: {
        'en-US': 'What would make it difficult to do the right thing there?',
        'ar-SA': 'مَا الَّذِي يُصَعِّبُ عَلَيْكْ فِعْلَ الصَّوَابِ فِي مَوْقِفٍ كَهٰذَا؟',
      },
      vague: {
        'en-US': 'Who would you tell, and in which words?',
        'ar-SA': 'مَنِ الَّذِي عَلَيْكْ إِبْلَاغُهُ، وَبِأَيِّ كَلِمَاتٍ؟',
      },
      no_result: {
        'en-US': 'What would you be ready to pay for it?',
        'ar-SA': 'مَا الثَّمَنُ الْمَقْبُولُ عِنْدَكْ فِي سَبِيلِ فِعْلِ الصَّوَابِ؟',
      },
    },
  },
  influence: {
    story: {
      thin: {
        'en-US': 'Who was hardest to win over, and what did they fear?',
        'ar-SA': 'مَنْ كَانَ أَصْعَبَ مَنْ حَاوَلْتْ إِقْنَاعَهُ، وَمَا الَّذِي كَانَ يَخْشَاهُ؟',
      },
      vague: {
        'en-US': 'Which argument, example or figure turned them?',
        'ar-SA': 'بِأَيِّ حُجَّةٍ أَوْ مِثَالٍ أَوْ رَقْمٍ غَيَّرْتْ رَأْيَهُمْ؟',
      },
      no_result: {
        'en-US': 'What was decided in the end, and did it last?',
        'ar-SA': 'مَا الَّذِي اتَّفَقْتُمْ عَلَيْهِ فِي النِّهَايَةِ، وَهَلِ اسْتَمَرَّ؟',
      },
    },
    practice: {
      thin: {
        'en-US': 'Who would be hardest to win over, and what might they fear?',
        'ar-SA': 'مَنْ أَصْعَبُ مَنْ عَلَيْكْ إِقْنَاعُهُ، وَمَا الَّذِي قَدْ يَخْشَاهُ؟',
      },
      vague: {
        'en-US': 'Which argument, example or figure would you bring?',
        'ar-SA': 'مَا أَقْوَى حُجَّةٍ أَوْ مِثَالٍ أَوْ رَقْمٍ لَدَيْكْ؟',
      },
      no_result: {
        'en-US': 'How would you know that people agree and do not only nod?',
        'ar-SA': 'مَا الَّذِي يُقْنِعُكْ بِأَنَّ الْمُوَافَقَةَ حَقِيقِيَّةٌ لَا شَكْلِيَّةٌ؟',
      },
    },
  },
  service: {
    story: {
      thin: {
        'en-US': 'What did that person need, and how did you find out?',
        'ar-SA': 'مَاذَا كَانَتْ حَاجَةُ ذٰلِكَ الشَّخْصِ، وَكَيْفَ عَرَفْتْهَا؟',
      },
      vague: { 'en-US': 'What did you say to them first?', 'ar-SA': 'مَا أَوَّلُ شَيْءٍ قُلْتْهُ لِذٰلِكَ الشَّخْصِ؟' },
      no_result: {
        'en-US': 'How did they leave: what had changed for them?',
        'ar-SA': 'كَيْفَ انْتَهَى لِقَاؤُكُمَا، وَمَا الَّذِي تَغَيَّرَ عِنْدَهُ؟',
      },
    },
    practice: {
      thin: {
        'en-US': 'How would you find out what the person really needs?',
        'ar-SA': 'مَا طَرِيقَتُكْ فِي مَعْرِفَةِ حَاجَةِ الشَّخْصِ الْحَقِيقِيَّةِ؟',
      },
      vague: {
        'en-US': 'What would your first sentence be?',
        'ar-SA': 'بِأَيِّ جُمْلَةٍ سَيَبْدَأُ كَلَامُكْ مَعَهُ؟',
      },
      no_result: {
        'en-US': 'How would you know that you had really helped?',
        'ar-SA': 'مَا الَّذِي يُقْنِعُكْ بِأَنَّ مُسَاعَدَتَكْ كَانَتْ حَقِيقِيَّةً؟',
      },
    },
  },
};
