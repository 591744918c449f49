import type { Language } from '@portal/protocol';

/**
 * What each voice says when a candidate listens to it: a greeting, and a question like those of an
 * interview. The Arabic is vocalized, as in the interview, so that it is not misread.
 */
export const SAMPLE_TEXTS: Record<Language, string> = {
  'en-US': 'It’s good to meet you. Which project have you learned the most from?',
  'ar-SA': 'أَهْلًا وَسَهْلًا. مَا الْمَشْرُوعُ الَّذِي تَعَلَّمْتْ مِنْهُ أَكْثَرَ مِنْ غَيْرِهْ؟',
};
