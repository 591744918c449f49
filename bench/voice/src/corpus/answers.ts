/**
 * Spoken answers, written for this bench. `{kind}` marks a place where a candidate may stop to
 * think: the sentence is unfinished there, whatever it sounds like. The kind is what precedes the
 * pause.
 */
export const PAUSE_PLACES = [
  'conjunction',
  'preposition',
  'determiner',
  'subject',
  'noun_phrase',
  'because',
  'open_clause',
] as const;
export type PausePlace = (typeof PAUSE_PLACES)[number];

/** flite's voices: `rms` is recognized best; the others show that results don't depend on it. */
export type CandidateVoice = 'rms' | 'slt' | 'kal16' | 'awb';

export interface MarkedAnswer {
  id: string;
  voice: CandidateVoice;
  marked: string;
}

const spoken = (id: string, marked: string, voice: CandidateVoice = 'rms'): MarkedAnswer => ({
  id,
  voice,
  marked,
});

/** Each has three unfinished places. */
export const PAUSED_ANSWERS: readonly MarkedAnswer[] = [
  spoken(
    'p01',
    'In my last job I built a service {open_clause} that handled two million requests a day, and {conjunction} I reduced the time it took to answer by looking at the {determiner} queries that were slow.',
  ),
  spoken(
    'p02',
    'I decided to move the reports to another database because {because} the people in sales were waiting for {preposition} several hours every morning. After that the {determiner} whole team could work with fresh numbers.',
  ),
  spoken(
    'p03',
    'When two of my colleagues disagreed about the design, I {subject} asked both of them to write down what they wanted, and {conjunction} we compared the two papers {open_clause} with the help of our manager.',
  ),
  spoken(
    'p04',
    'The hardest part of the project was the old {noun_phrase} billing system, because {because} nobody on the team knew how it worked. So I {subject} started by writing tests for everything that it did.',
  ),
  spoken(
    'p05',
    'I like to begin with {preposition} a small example that everyone can understand. Then we {subject} agree on what good means, and only after that do I write the {determiner} first lines of code.',
    'slt',
  ),
  spoken(
    'p06',
    'We had a customer {open_clause} who lost three days of work, and I called them myself because {because} I wanted to hear what had happened. It turned out that the {determiner} backup had never been tested.',
  ),
  spoken(
    'p07',
    'My manager asked me to lead a {determiner} team of five engineers, although {conjunction} I had never led anyone before. I learned to listen first and to ask for {preposition} help early.',
  ),
  spoken(
    'p08',
    'For the new search page I wrote a {determiner} program that reads the logs, and it showed us {open_clause} that most people looked for the same ten things. We put those in memory and {conjunction} the page became twice as fast.',
    'kal16',
  ),
  spoken(
    'p09',
    'One mistake that I made was to change the {determiner} payment code on a Friday. The tests were green but {conjunction} a partner used a different currency, so the long {noun_phrase} weekend was spent on repairing the data.',
  ),
  spoken(
    'p10',
    'I worked with {preposition} doctors and nurses to find out what they needed. They told us that {conjunction} the screens had too many fields, and we removed half of them {open_clause} without losing any information.',
  ),
  spoken(
    'p11',
    'If a release goes wrong I {subject} first bring back the old version and {conjunction} then look for the cause. Last year this took us {open_clause} less than an hour from the first alarm.',
    'awb',
  ),
  spoken(
    'p12',
    'The company wanted to save money, so I {subject} compared the price of three large {noun_phrase} providers over a whole year. In the end we stayed because {because} moving would have cost more than it saved.',
  ),
  spoken(
    'p13',
    'I was responsible for {preposition} the mobile application and for the people who tested it. We found that every second {noun_phrase} crash came from the same library, and {conjunction} I replaced it within two weeks.',
  ),
  spoken(
    'p14',
    'I usually plan my week on Monday morning and {conjunction} keep one day free for things that nobody expected. This works well for me because {because} most problems arrive from {preposition} other teams without any warning.',
    'slt',
  ),
  spoken(
    'p15',
    'At the university I {subject} studied mathematics, which helped me to understand that {conjunction} models learn from data. My final project predicted the {determiner} demand for bicycles in the city.',
  ),
  spoken(
    'p16',
    'I believe that a good review {subject} explains why something should change. When I joined, the reviews were long and {conjunction} unfriendly, so I suggested a short list of {preposition} five points that everybody answers.',
  ),
];

/** Spoken without a pause. */
export const FLUENT_ANSWERS: readonly MarkedAnswer[] = [
  spoken(
    'f01',
    'I have worked as a software engineer for six years, mostly on payment systems for small shops.',
  ),
  spoken(
    'f02',
    'I wrote a test for each of the errors that our customers had reported, and half of them disappeared within a month.',
  ),
  spoken(
    'f03',
    'We used a queue between the two services so that one of them could fail without breaking the other.',
    'slt',
  ),
  spoken(
    'f04',
    'The result was that the page loaded in less than one second, even on an old phone.',
  ),
  spoken(
    'f05',
    'I talked to both of them alone and then together, and we found a plan that everybody could accept.',
  ),
  spoken(
    'f06',
    'I learned that it is better to speak about a problem early than to guess for a week.',
    'kal16',
  ),
  spoken(
    'f07',
    'My team had four developers and one designer, and I was the person who spoke with the customers.',
  ),
  spoken(
    'f08',
    'We measured the number of failed orders every day, and it went down by forty percent.',
  ),
  spoken(
    'f09',
    'I would start by reading the logs, and then I would try to make the problem happen on my own machine.',
    'awb',
  ),
  spoken(
    'f10',
    'I chose that database because we had to search through a lot of text and the older one was too slow.',
  ),
  spoken(
    'f11',
    'At first nobody liked the new process, but after two months they did not want to go back.',
  ),
  spoken(
    'f12',
    'I gave the new colleague a small task on the first day and sat next to him while he finished it.',
    'slt',
  ),
  spoken('f13', 'I am proud of that project because it is still used by three hospitals today.'),
  spoken(
    'f14',
    'The most important thing for me is that people tell each other the truth about delays.',
  ),
  spoken(
    'f15',
    'We had to deliver in three weeks, so I removed two features and told the customer why.',
  ),
  spoken(
    'f16',
    'I read about new tools every week, but I only use one when it solves a problem that we really have.',
  ),
  spoken('f17', 'Yes, I led a team of five people for two years.'),
  spoken('f18', 'We used a relational database and a cache in front of it.'),
  spoken('f19', 'It took us about three months from the first idea to the release.'),
  spoken(
    'f20',
    'I spent most of that time on tests and on talking to the people who used it.',
    'kal16',
  ),
];
