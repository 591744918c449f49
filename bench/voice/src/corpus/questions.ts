/** What both interviewers ask: one sentence each without a comma, so that the voice makes no break of its own in it. */
export const QUESTIONS: readonly string[] = [
  'Tell me about a service that you have built and how you made it faster for the people who used it.',
  'How did you deal with a disagreement between two people on your own team about an important design?',
  'Which mistake of yours taught you the most about working with data that belongs to other people?',
  'How do you find the cause of a problem that only ever shows up on the machines of your customers?',
  'Tell me about a time when you had to learn something new within a very short time for your work.',
  'How do you decide which tests are worth writing for a system that nobody has touched for many years?',
  'What did you do the last time that a release went wrong in front of a large number of customers?',
  'How would you explain a difficult technical decision to somebody who has never written any software?',
  'Tell me about a project of yours that is still in use today and what you would now do differently.',
  'How do you plan your week when several teams ask for your help with different things on the same day?',
  'Which part of your current work would you hand over to somebody else if you could choose it freely?',
  'How do you make sure that a new colleague can do useful work in the first weeks of a new job?',
  'Tell me about a time when you removed something from a product and the product became better for it.',
  'How did you measure that the last large change of yours was really worth the effort of your team?',
  'What would you look at first if a database became slower and slower over the course of one month?',
  'Tell me about a person at work who changed the way in which you write and review programs today.',
];

/** Words that make an answer of the corpus count as one to the question. */
export const KEYWORDS: readonly string[] = [
  'service', 'database', 'customer', 'customers', 'team', 'design', 'project', 'test', 'tests', 'problem', 'data', 'plan', 'page', 'release', 'code', 'people',
  'manager', 'system', 'queue', 'cache', 'colleague', 'review', 'payment', 'engineer', 'software', 'process', 'tools', 'month', 'week', 'time',
];
