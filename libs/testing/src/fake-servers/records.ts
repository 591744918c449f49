import {
  interviewMessageSchema,
  interviewSchema,
  interviewSummarySchema,
  jobDescriptionSchema,
  jobRoleSchema,
  plannedQuestionSchema,
  resumeSchema,
  userSchema,
  type Correction,
  type Interview,
  type InterviewMessage,
  type InterviewSummary,
  type JobDescription,
  type JobRole,
  type Language,
  type PlannedQuestion,
  type Resume,
} from '@portal/protocol';

/** Builds the id of a sample record. The ids differ only in their last digit. */
export const sampleId = (digit: number): string => `8d7f1f3e-0000-4a55-9a55-00000000000${digit}`;
export const IDS = {
  user: sampleId(1),
  resume: sampleId(2),
  jobRole: sampleId(3),
  interview: sampleId(4),
  secondResume: sampleId(5),
  secondJobRole: sampleId(6),
} as const;

const WORDS = {
  'en-US': {
    firstName: 'Layla',
    lastName: 'Haddad',
    title: 'Backend Engineer',
    company: 'Marsa Pay',
    secondTitle: 'Platform Engineer',
    secondCompany: 'Souqly',
    description:
      'We look for a backend engineer for our payments team. You will design services in Go and PostgreSQL and explain your decisions.',
    greeting: 'Hello Layla, I’m glad you’re here. We have five questions and plenty of time.',
    question:
      'At Souqly you led the move of billing to event sourcing. What made the old design stop working?',
    answer:
      'We kept one balance row per merchant. On sale days two hundred writers fought over the same row, so payouts were late by hours.',
  },
  'ar-SA': {
    firstName: 'ليلى',
    lastName: 'حداد',
    title: 'هندسة برمجيات خلفية',
    company: 'مرسى باي',
    secondTitle: 'هندسة منصات',
    secondCompany: 'سوقلي',
    description:
      'فريق المدفوعات بحاجة إلى خبرة في البرمجيات الخلفية. يشمل العمل تصميم خدمات بلغة Go وقاعدة بيانات PostgreSQL وشرح القرارات.',
    greeting: 'أهلًا ليلى، يسعدني وجودك. لدينا خمسة أسئلة ومتسع من الوقت.',
    question:
      'في سوقلي نُقلت الفوترة إلى event sourcing. ما الذي جعل التصميم القديم يتوقف عن العمل؟',
    answer:
      'كان لكل تاجر سطر رصيد واحد. في أيام التخفيضات كان مئتا كاتب يتنافسون على السطر نفسه، فتأخرت المدفوعات ساعات.',
  },
} as const satisfies Record<Language, Record<string, string>>;

/**
 * Returns the text used in the sample records (names, job roles and transcript) in one language.
 */
export const sampleWords = (language: Language): Record<keyof (typeof WORDS)['en-US'], string> =>
  WORDS[language];

export const sampleUser = (language: Language = 'en-US') =>
  userSchema.parse({
    id: IDS.user,
    email: 'layla.haddad@mail.example',
    firstName: WORDS[language].firstName,
    lastName: WORDS[language].lastName,
    accessToken: 'access-1',
    sessionId: 'session-1',
  });

export const sampleResume = (change: Partial<Resume> = {}): Resume =>
  resumeSchema.parse({
    id: IDS.resume,
    originalName: 'Layla_Haddad_Resume.pdf',
    fileName: 'resume.pdf',
    uploadedAt: '2026-11-17T09:00:00Z',
    processing_status: 'completed',
    failureReason: null,
    parsedData: {
      name: 'Layla Haddad',
      skills: ['Go', 'PostgreSQL', 'Kafka', 'TypeScript'],
      titles: ['Senior Backend Engineer'],
      employers: ['Souqly', 'Nahda Labs'],
      projects: ['Ledger Replay'],
      employments: [{ title: 'Senior Backend Engineer', employer: 'Souqly', from: 2021, to: 2025 }],
      yearsOfExperience: 6,
      textLength: 1_840,
      pages: 1,
    },
    ...change,
  });

export const sampleJobRole = (
  language: Language = 'en-US',
  change: Partial<JobRole> = {},
): JobRole =>
  jobRoleSchema.parse({
    id: IDS.jobRole,
    title: WORDS[language].title,
    companyName: WORDS[language].company,
    description: WORDS[language].description,
    ...change,
  });

/** Returns the sample job role in the voice API's format. */
export const sampleJobDescription = (
  language: Language = 'en-US',
  change: Partial<JobDescription> = {},
): JobDescription =>
  jobDescriptionSchema.parse({
    id: IDS.jobRole,
    user_id: IDS.user,
    job_title: WORDS[language].title,
    company_name: WORDS[language].company,
    jd_content: WORDS[language].description,
    file_name: null,
    processing_status: 'completed',
    failure_reason: null,
    created_at: '2026-11-17T09:05:00Z',
    ...change,
  });

export const sampleInterview = (
  language: Language = 'en-US',
  change: Partial<Interview> = {},
): Interview =>
  interviewSchema.parse({
    id: IDS.interview,
    resumeId: IDS.resume,
    jobRoleId: IDS.jobRole,
    numberOfQuestions: 5,
    language,
    difficulty: 'medium',
    interviewType: 'technical',
    voice: 'rachel',
    status: 'created',
    createdAt: '2026-11-18T10:00:00Z',
    startedAt: null,
    completedAt: null,
    ...change,
  });

export const sampleSummary = (
  language: Language = 'en-US',
  change: Partial<InterviewSummary> = {},
): InterviewSummary =>
  interviewSummarySchema.parse({
    ...sampleInterview(language),
    jobTitle: WORDS[language].title,
    companyName: WORDS[language].company,
    overallScore: null,
    ...change,
  });

const TOPICS = {
  'en-US': {
    technical: ['Kafka', 'Ledger Replay', 'PostgreSQL', 'Souqly', 'Kubernetes'],
    hr: ['teamwork', 'a strength of yours', 'a mistake', 'feedback', 'your working life so far'],
  },
  'ar-SA': {
    technical: ['Kafka', 'Ledger Replay', 'PostgreSQL', 'سوقلي', 'Kubernetes'],
    hr: ['العمل الجماعي', 'نقطة قوة', 'خطأ سابق', 'ملاحظات الزملاء', 'المسيرة المهنية'],
  },
} as const satisfies Record<Language, Record<PlannedQuestion['category'], readonly string[]>>;

/** Returns planned questions, in turns from each of the given categories. */
export const sampleQuestions = (
  language: Language = 'en-US',
  { count = 5, categories = ['technical'] as readonly PlannedQuestion['category'][] } = {},
): PlannedQuestion[] =>
  Array.from({ length: count }, (_, index) => {
    const category = categories[index % categories.length] ?? 'technical';
    const topics = TOPICS[language][category];
    return plannedQuestionSchema.parse({
      id: `q${index + 1}`,
      category,
      topic: topics[Math.floor(index / categories.length) % topics.length],
      question: { text: WORDS[language].question },
      rephrased: { text: WORDS[language].question },
      expectedPoints: [],
      keywords: [],
    });
  });

/** Returns three past interviews: two with scores and one whose analysis failed. */
export const samplePast = (language: Language = 'en-US'): InterviewSummary[] => {
  const started = { startedAt: '2026-11-16T10:00:00Z' };
  return [
    sampleSummary(language, {
      ...started,
      id: sampleId(7),
      status: 'analyzed',
      completedAt: '2026-11-16T10:24:00Z',
      overallScore: 74,
    }),
    sampleSummary(language, {
      ...started,
      id: sampleId(8),
      status: 'analyzed',
      completedAt: '2026-11-14T10:21:00Z',
      overallScore: 66,
      interviewType: 'both',
      jobTitle: WORDS[language].secondTitle,
      companyName: WORDS[language].secondCompany,
    }),
    sampleSummary(language, {
      ...started,
      id: sampleId(9),
      status: 'analysis_failed',
      completedAt: '2026-11-12T10:30:00Z',
      interviewType: 'hr',
    }),
  ];
};

/** What a recognizer made of the sample answer, and how the candidate corrects it. */
const MISHEARD = {
  'en-US': {
    content:
      'We kept one balance rye per mar chant. On sale days two hundred writers fort over the same row, so payouts were late by hours.',
    misheard: [4, 6, 7, 14],
    items: [
      { from: 4, count: 1, heard: 'rye', text: 'row', addition: false },
      { from: 6, count: 2, heard: 'mar chant.', text: 'merchant.', addition: false },
      { from: 23, count: 1, heard: 'late', text: 'sharded', addition: true },
    ],
  },
  'ar-SA': {
    content:
      'كان لكل تاجر صدر رصيد واحد. في أيام التخفي ضات كان مئتا كاتب يتنافسون على السطر نفسه، فتأخرت المدفوعات ساعات.',
    misheard: [3, 8, 9, 12],
    items: [
      { from: 3, count: 1, heard: 'صدر', text: 'سطر', addition: false },
      { from: 8, count: 2, heard: 'التخفي ضات', text: 'التخفيضات', addition: false },
      { from: 18, count: 1, heard: 'المدفوعات', text: 'الأجزاء الموزّعة', addition: true },
    ],
  },
} as const;

/**
 * Returns the sample transcript with words that were misheard.
 * @param corrected whether the candidate has corrected some of them, and added something
 */
export const misheardMessages = (
  language: Language = 'en-US',
  { corrected = false } = {},
): InterviewMessage[] => {
  const { content, misheard, items } = MISHEARD[language];
  return sampleMessages(language).map((message) =>
    message.role === 'user'
      ? interviewMessageSchema.parse({
          ...message,
          content,
          metadata: { ...message.metadata, misheard },
          ...(corrected && { corrections: { changedAt: '2026-11-18T11:00:00Z', items } }),
        })
      : message,
  );
};

/**
 * Returns a message with corrections, as the main API stores them. A correction counts as an addition
 * if it is longer than what it replaces by more than half; the real server listens more closely.
 * Returns null if the message doesn't have the words that they replace.
 */
export function withCorrections(
  message: InterviewMessage,
  corrections: readonly Correction[],
): InterviewMessage | null {
  const words = message.content.split(/\s+/);
  const fits = ({ from, count, heard }: Correction) =>
    words.slice(from, from + count).join(' ') === heard;
  if (!corrections.every(fits)) return null;
  const items = corrections.map((one) => ({
    ...one,
    addition: one.text.length > 1.5 * one.heard.length,
  }));
  return { ...message, corrections: { changedAt: '2026-11-18T11:00:00Z', items } };
}

export const sampleMessages = (language: Language = 'en-US'): InterviewMessage[] => {
  const words = WORDS[language];
  const lines = [
    ['assistant', words.greeting, 2_000],
    ['assistant', words.question, 19_000],
    ['user', words.answer, 31_000],
  ] as const;
  return lines.map(([role, content, startMs], index) =>
    interviewMessageSchema.parse({
      id: `8d7f1f3e-1111-4a55-9a55-00000000000${index}`,
      interviewId: IDS.interview,
      role,
      content,
      metadata: { segmentId: `s${index}`, startMs, ...(index > 0 ? { questionIndex: 0 } : {}) },
      createdAt: '2026-11-18T10:00:31Z',
    }),
  );
};
