import type { InterviewPlan, Language } from '@portal/protocol';
import { randomUUID } from 'node:crypto';

const QUESTIONS = {
  'en-US': [
    {
      topic: 'payment service',
      text: 'Tell me about a service that you built and made faster.',
      keywords: ['service', 'latency', 'database', 'cache', 'queue', 'requests'],
    },
    {
      topic: 'teamwork',
      text: 'Tell me about a disagreement in your team.',
      keywords: ['team', 'design', 'people', 'manager'],
    },
  ],
  'ar-SA': [
    {
      topic: 'خدمة',
      text: 'ما المشروع الذي تم بناؤه؟',
      spoken: 'مَا الْمَشْرُوعُ الَّذِي تَمَّ بِنَاؤُهُ؟',
      keywords: ['خدمة', 'مشروع'],
    },
    {
      topic: 'فريق',
      text: 'كيف يتم حل الخلاف في الفريق؟',
      spoken: 'كَيْفَ يَتِمُّ حَلُّ الْخِلَافِ فِي الْفَرِيقِ؟',
      keywords: ['فريق', 'خلاف'],
    },
  ],
};

/** Returns a plan with two questions. */
export function samplePlan(language: Language): InterviewPlan {
  return {
    id: randomUUID(),
    interviewId: randomUUID(),
    language,
    interviewType: 'technical',
    difficulty: 'medium',
    voice: 'rachel',
    candidate: { firstName: 'Sam', identity: 'sam@example.com' },
    job: { title: 'Backend Engineer', companyName: 'Acme', skills: ['database', 'queue'] },
    resume: { skills: ['database'], employers: [], projects: [] },
    competencies: [],
    questions: QUESTIONS[language].map((question, i) => {
      const asked = {
        text: question.text,
        ...('spoken' in question && { spoken: question.spoken }),
      };
      return {
        id: `q${i}`,
        covers: question.topic,
        followUps: {},
        category: 'technical',
        topic: question.topic,
        question: asked,
        rephrased: asked,
        expectedPoints: [],
        keywords: question.keywords,
      };
    }),
  };
}
