/** What both interviewers ask: one sentence each without a comma, so that the voice makes no break of its own in it. */
export const QUESTIONS: readonly string[] = [
  'Tell me about a service that you have built and then made faster.',
  'How did you deal with a disagreement in your team about an important design?',
  'Which mistake of yours taught you the most about working with customer data?',
  'How do you find the cause of a problem that only your customers can see?',
  'Tell me about a time when you had to learn something within a few days.',
  'How do you decide which tests are worth writing for a very old system?',
  'What did you do the last time that a release of yours went wrong?',
  'How would you explain a difficult technical decision to somebody from another department?',
  'Tell me about a project of yours that people are still using today.',
  'How do you plan your week when several teams ask for your help?',
  'Which part of your current work would you like to hand to somebody else?',
  'How do you help a new colleague to do useful work in the first weeks?',
  'Tell me about a time when you made a product better by removing something.',
  'How did you find out whether the last large change was worth the effort?',
  'What would you look at first if a database became slower every week?',
  'Tell me about a person who has changed the way in which you work.',
];

/** Words that make an answer of the corpus count as one to the question. */
export const KEYWORDS: readonly string[] = [
  'service', 'database', 'customer', 'customers', 'team', 'design', 'project', 'test', 'tests', 'problem', 'data', 'plan', 'page', 'release', 'code', 'people',
  'manager', 'system', 'queue', 'cache', 'colleague', 'review', 'payment', 'engineer', 'software', 'process', 'tools', 'month', 'week', 'time',
];
