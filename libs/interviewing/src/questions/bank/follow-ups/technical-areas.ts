import type { TechnicalArea } from '../areas';
import type { FollowUpsByStance } from './follow-ups';

/**
 * Follow-ups for each area of skilled work, listed separately for `story` and `practice` questions.
 */
export const TECHNICAL_FOLLOW_UPS: Readonly<Record<TechnicalArea, FollowUpsByStance>> = {
  craft: {
    story: {
      thin: {
        'en-US': 'What did you do first, and what came after that?',
        'ar-SA': 'مَا أَوَّلُ خُطْوَةٍ قُمْتْ بِهَا، وَمَاذَا فَعَلْتْ بَعْدَهَا؟',
      },
      vague: {
        'en-US': 'Which tool, term or step would an expert want you to name here?',
        'ar-SA': 'أَيُّ أَدَاةٍ أَوْ خُطْوَةٍ أَوْ مُصْطَلَحٍ يَنْتَظِرُ الْخَبِيرُ أَنْ يَسْمَعَهُ مِنْكْ هُنَا؟',
      },
      no_result: {
        'en-US': 'And what stood there at the end that had not been there before?',
        'ar-SA': 'وَمَا الَّذِي أَنْجَزْتْهُ فِي النِّهَايَةِ وَلَمْ يَكُنْ مَوْجُودًا مِنْ قَبْلُ؟',
      },
    },
    practice: {
      thin: {
        'en-US': 'What would you do first, and what would come after that?',
        'ar-SA': 'مَا خُطْوَتُكْ الْأُولَى، وَمَا الَّذِي يَلِيهَا؟',
      },
      vague: {
        'en-US': 'Which tool, term or step would an expert want you to name here?',
        'ar-SA': 'أَيُّ أَدَاةٍ أَوْ خُطْوَةٍ أَوْ مُصْطَلَحٍ يَنْتَظِرُ الْخَبِيرُ أَنْ يَسْمَعَهُ مِنْكْ هُنَا؟',
      },
      no_result: {
        'en-US': 'And how would you know that it was done well?',
        'ar-SA': 'وَمَا الَّذِي يُقْنِعُكْ بِأَنَّ الْعَمَلَ خَرَجَ كَمَا يَجِبُ؟',
      },
    },
  },
  diagnosis: {
    story: {
      thin: {
        'en-US': 'What was the first thing you looked at, and what did it tell you?',
        'ar-SA': 'مَا أَوَّلُ شَيْءٍ فَحَصْتْهُ، وَمَا الَّذِي دَلَّكْ عَلَيْهِ؟',
      },
      vague: {
        'en-US': 'Which sign, message or figure put you on the right track?',
        'ar-SA': 'أَيُّ عَلَامَةٍ أَوْ رِسَالَةٍ أَوْ رَقْمٍ دَلَّكْ عَلَى الطَّرِيقِ الصَّحِيحِ؟',
      },
      no_result: {
        'en-US': 'How did you know that the cause was really gone?',
        'ar-SA': 'كَيْفَ عَرَفْتْ أَنَّ السَّبَبَ زَالَ فِعْلًا؟',
      },
    },
    practice: {
      thin: {
        'en-US': 'What is the very first thing you would look at, and what could it tell you?',
        'ar-SA': 'مَا أَوَّلُ شَيْءٍ عَلَيْكْ فَحْصُهُ، وَعَلَامَ قَدْ يَدُلُّ؟',
      },
      vague: {
        'en-US': 'Which sign, message or figure would decide between two possible causes?',
        'ar-SA': 'أَيُّ عَلَامَةٍ أَوْ رَقْمٍ يَحْسِمُ عِنْدَكْ بَيْنَ سَبَبَيْنِ مُحْتَمَلَيْنِ؟',
      },
      no_result: {
        'en-US': 'How would you know that the real cause is gone, and not only the symptom?',
        'ar-SA': 'مَا الَّذِي يُقْنِعُكْ بِأَنَّ السَّبَبَ الْحَقِيقِيَّ زَالَ، لَا الْعَرَضُ وَحْدَهُ؟',
      },
    },
  },
  judgement: {
    story: {
      thin: {
        'en-US': 'Which alternative came second, and what spoke against it?',
        'ar-SA': 'أَيُّ بَدِيلٍ جَاءَ عِنْدَكْ فِي الْمَرْتَبَةِ الثَّانِيَةِ، وَلِمَاذَا تَرَكْتْهُ؟',
      },
      vague: {
        'en-US': 'What tipped the scales: a cost, a risk, a date, a person?',
        'ar-SA': 'مَا الَّذِي رَجَّحَ الْكِفَّةَ عِنْدَكْ: تَكْلِفَةٌ أَمْ خَطَرٌ أَمْ مَوْعِدٌ؟',
      },
      no_result: {
        'en-US': 'Looking back, was it the right decision, and how can you tell?',
        'ar-SA': 'بَعْدَ كُلِّ مَا حَدَثَ، هَلْ كَانَ قَرَارُكْ صَائِبًا، وَمَا دَلِيلُكْ؟',
      },
    },
    practice: {
      thin: {
        'en-US': 'Which alternative would you weigh against it, and what speaks for each?',
        'ar-SA': 'مَا الْبَدِيلَانِ الْأَقْرَبَانِ عِنْدَكْ، وَمَا حُجَّةُ كُلٍّ مِنْهُمَا؟',
      },
      vague: {
        'en-US': 'What would tip the scales for you: cost, risk, time or something else?',
        'ar-SA': 'مَا الَّذِي يُرَجِّحُ الْكِفَّةَ عِنْدَكْ: التَّكْلِفَةُ أَمِ الْخَطَرُ أَمِ الْوَقْتُ؟',
      },
      no_result: {
        'en-US': 'By what would you see, half a year later, that it was the right decision?',
        'ar-SA': 'مَا الَّذِي سَيُقْنِعُكْ بَعْدَ نِصْفِ عَامٍ بِأَنَّ قَرَارَكْ كَانَ صَائِبًا؟',
      },
    },
  },
  quality: {
    story: {
      thin: {
        'en-US': 'What exactly did you check, and against what?',
        'ar-SA': 'مَا الَّذِي فَحَصْتْهُ بِالضَّبْطِ، وَبِأَيِّ مِعْيَارٍ؟',
      },
      vague: {
        'en-US': 'Where did you draw the line between good enough and not good enough?',
        'ar-SA': 'أَيْنَ وَضَعْتْ الْحَدَّ بَيْنَ مَا قَبِلْتْهُ وَمَا رَفَضْتْهُ؟',
      },
      no_result: {
        'en-US': 'What did that care prevent, as far as you know?',
        'ar-SA': 'أَيُّ مُشْكِلَةٍ مَنَعَتْهَا عِنَايَتُكْ بِهٰذَا الْأَمْرِ؟',
      },
    },
    practice: {
      thin: {
        'en-US': 'What exactly would you check, and against what?',
        'ar-SA': 'مَا الَّذِي عَلَيْكْ فَحْصُهُ بِالضَّبْطِ، وَبِأَيِّ مِعْيَارٍ؟',
      },
      vague: {
        'en-US': 'Where would you draw the line between good enough and not good enough?',
        'ar-SA': 'أَيْنَ الْحَدُّ عِنْدَكْ بَيْنَ الْمَقْبُولِ وَغَيْرِ الْمَقْبُولِ؟',
      },
      no_result: {
        'en-US': 'What would get better, and by how much, if this were done well?',
        'ar-SA': 'مَا الَّذِي يَتَحَسَّنُ، وَبِأَيِّ قَدْرٍ، إِذَا نَجَحَتْ طَرِيقَتُكْ؟',
      },
    },
  },
  risk: {
    story: {
      thin: {
        'en-US': 'What could have happened in the worst case, and what did you do first?',
        'ar-SA': 'مَا أَسْوَأُ مَا كَانَ يُمْكِنُ أَنْ يَحْدُثَ، وَمَا أَوَّلُ شَيْءٍ فَعَلْتْهُ؟',
      },
      vague: {
        'en-US': 'How likely was it, and what made you think so?',
        'ar-SA': 'عَلَى أَيِّ أَسَاسٍ قَدَّرْتْ احْتِمَالَ هٰذَا الْخَطَرِ؟',
      },
      no_result: {
        'en-US': 'And how did it end: what was lost, and what was saved?',
        'ar-SA': 'وَكَيْفَ انْتَهَى هٰذَا الْمَوْقِفُ: مَا الَّذِي ضَاعَ، وَمَا الَّذِي أَنْقَذْتْهُ؟',
      },
    },
    practice: {
      thin: {
        'en-US':
          'What is the worst that could happen here, and what would you do first against it?',
        'ar-SA': 'مَا أَسْوَأُ مَا يُمْكِنُ أَنْ يَحْدُثَ هُنَا، وَمَا أَوَّلُ تَصَرُّفٍ لَكْ ضِدَّهُ؟',
      },
      vague: {
        'en-US': 'How likely is it, and what would make you think so?',
        'ar-SA': 'عَلَى أَيِّ أَسَاسٍ سَيَكُونُ تَقْدِيرُكْ لِهٰذَا الْخَطَرِ؟',
      },
      no_result: {
        'en-US': 'And how would you know that the danger is really over?',
        'ar-SA': 'وَمَا الَّذِي يُقْنِعُكْ بِأَنَّ الْخَطَرَ قَدْ زَالَ؟',
      },
    },
  },
  improvement: {
    story: {
      thin: {
        'en-US': 'What was it like before, and what was your own part in the change?',
        'ar-SA': 'كَيْفَ كَانَ الْوَضْعُ مِنْ قَبْلُ، وَمَا كَانَ دَوْرُكْ فِي التَّغْيِيرِ؟',
      },
      vague: {
        'en-US': 'What exactly is done differently today?',
        'ar-SA': 'مَا الَّذِي يَخْتَلِفُ الْيَوْمَ بِفَضْلِ هٰذَا التَّغْيِيرِ؟',
      },
      no_result: {
        'en-US': 'How big was the difference, in hours, money or complaints?',
        'ar-SA': 'كَمْ كَانَ الْفَرْقُ الَّذِي أَحْدَثْتْهُ فِي الْوَقْتِ أَوِ الْمَالِ أَوِ الشَّكَاوَى؟',
      },
    },
    practice: {
      thin: {
        'en-US': 'What is the first thing you would change, and what would you leave as it is?',
        'ar-SA': 'مَا أَوَّلُ تَغْيِيرٍ فِي خُطَّتِكْ، وَمَا الَّذِي يَبْقَى كَمَا هُوَ؟',
      },
      vague: {
        'en-US': 'What exactly would be done differently the day after?',
        'ar-SA': 'مَا الَّذِي سَيَخْتَلِفُ فِي عَمَلِكْ مُنْذُ الْيَوْمِ التَّالِي؟',
      },
      no_result: {
        'en-US': 'Which figure would you compare before and after?',
        'ar-SA': 'أَيُّ رَقْمٍ عَلَيْكْ مُقَارَنَتُهُ قَبْلَ التَّغْيِيرِ وَبَعْدَهُ؟',
      },
    },
  },
  communication: {
    story: {
      thin: {
        'en-US': 'How did you put it to them, in your own words?',
        'ar-SA': 'مَاذَا قُلْتْ لَهُمْ، بِالْكَلِمَاتِ نَفْسِهَا؟',
      },
      vague: {
        'en-US': 'Who was it, and what did they need from you?',
        'ar-SA': 'مَعَ مَنْ تَحَدَّثْتْ، وَمَا كَانَتْ حَاجَتُهُ؟',
      },
      no_result: {
        'en-US': 'How did you see that the message had arrived?',
        'ar-SA': 'كَيْفَ عَرَفْتْ أَنَّ كَلَامَكْ وَصَلَ؟',
      },
    },
    practice: {
      thin: {
        'en-US': 'How would you put it, in the words you would really use?',
        'ar-SA': 'مَاذَا سَيَكُونُ كَلَامُكْ لَهُمْ، بِالْكَلِمَاتِ نَفْسِهَا؟',
      },
      vague: {
        'en-US': 'Who would you be speaking to, and what do they need from you?',
        'ar-SA': 'مَعَ مَنْ سَيَكُونُ حَدِيثُكْ هُنَا، وَمَا حَاجَتُهُ؟',
      },
      no_result: {
        'en-US': 'How would you notice that you had been understood?',
        'ar-SA': 'مَا الَّذِي يُقْنِعُكْ بِأَنَّ كَلَامَكْ كَانَ مَفْهُومًا؟',
      },
    },
  },
  planning: {
    story: {
      thin: {
        'en-US': 'What came first in your plan, what came last, and why in that order?',
        'ar-SA': 'مَا الَّذِي وَضَعْتْهُ أَوَّلًا فِي الْخُطَّةِ، وَمَا الَّذِي أَخَّرْتْهُ، وَلِمَاذَا؟',
      },
      vague: {
        'en-US': 'Which dates and which people were in that plan?',
        'ar-SA': 'مَا الْمَوَاعِيدُ الَّتِي حَدَّدْتْهَا، وَمَنِ الَّذِي عَمِلَ مَعَكْ عَلَى تِلْكَ الْخُطَّةِ؟',
      },
      no_result: {
        'en-US': 'How much of the plan held in the end?',
        'ar-SA': 'كَمْ حَقَّقْتْ مِنَ الْخُطَّةِ فِي النِّهَايَةِ؟',
      },
    },
    practice: {
      thin: {
        'en-US': 'What would come first, what last, and why in that order?',
        'ar-SA': 'مَا الَّذِي يَأْتِي أَوَّلًا فِي خُطَّتِكْ، وَمَا الَّذِي يَأْتِي آخِرًا، وَلِمَاذَا؟',
      },
      vague: {
        'en-US': 'Which dates and which people would be in that plan?',
        'ar-SA': 'مَا مَوَاعِيدُكْ، وَمَنْ مَعَكْ فِي هٰذِهِ الْخُطَّةِ؟',
      },
      no_result: {
        'en-US': 'How would you see, half way, whether the plan holds?',
        'ar-SA': 'مَا الَّذِي يُقْنِعُكْ فِي مُنْتَصَفِ الطَّرِيقِ بِأَنَّ خُطَّتَكْ سَلِيمَةٌ؟',
      },
    },
  },
};
