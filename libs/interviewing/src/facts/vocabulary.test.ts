import { MAX_VOCABULARY } from '@portal/protocol';
import { expectedPhrases, vocabularyOf, vocabularyOfPlan } from './vocabulary';

describe('the vocabulary of documents', () => {
  it('is their runs of content words, as they are written', () => {
    expect(
      vocabularyOf([
        '- Own the settlement service and the double-entry ledger on PostgreSQL.',
        'Confirmation of Payee, CI/CD (C++) with the Bank of England',
      ]),
    ).toEqual([
      'settlement service',
      'Confirmation of Payee',
      'double-entry ledger',
      'CI/CD',
      'PostgreSQL',
      'C++',
      'Bank of England',
    ]);
  });

  it('holds each phrase once for each document, no address and nothing that is not Latin', () => {
    expect(
      vocabularyOf(['Kafka, KAFKA; a@b.com https://x.dev/kafka', 'خبرة في Kafka (www.x.dev)']),
    ).toEqual(['Kafka', 'Kafka']);
  });

  it('has the letters of all languages that are written in Latin, as they are written', () => {
    const decomposed = 'José García, Łódź'.normalize('NFD');
    expect(vocabularyOf([`${decomposed}; Şişli Étude`, 'Ærø'])).toEqual([
      'José García',
      'Ærø',
      'Łódź',
      'Şişli Étude',
    ]);
  });

  it('has the documents in turn, so that the longest leaves room for the others', () => {
    expect(vocabularyOf(['Kafka, Redis, Kotlin', 'Scrum', 'Java, Rust'])).toEqual([
      'Kafka',
      'Scrum',
      'Java',
      'Redis',
      'Rust',
      'Kotlin',
    ]);
    const resume = Array.from({ length: MAX_VOCABULARY }, (_, i) => `term${i}`).join(', ');
    const job = Array.from({ length: 100 }, (_, i) => `duty${i}`);
    expect(vocabularyOf([resume, job.join(', ')])).toEqual(expect.arrayContaining(job));
  });

  it('is limited, whatever the documents', () => {
    const long = Array.from({ length: 5_000 }, (_, i) => `term${'abcdefgh'[i % 8]}${i}`).join(', ');
    expect(vocabularyOf([long])).toHaveLength(MAX_VOCABULARY);
    expect(vocabularyOf(['supercalifragilistic'.repeat(20)])).toEqual([]);
  });

  it('stays the same when it is read again', () => {
    const once = vocabularyOf([
      'Led the change management of the Bank of England, in Kotlin and Go.',
      'Change management',
    ]);
    expect(vocabularyOf(once)).toEqual(once);
  });
});

it('the vocabulary of a plan has the questions before the documents', () => {
  const questions = [{ question: { text: 'How do you secure a Kafka cluster?' } }];
  expect(vocabularyOfPlan({ questions, vocabulary: ['settlement service'] })).toEqual([
    'secure',
    'Kafka cluster',
    'settlement service',
  ]);
  expect(vocabularyOfPlan({ questions })).toEqual(['secure', 'Kafka cluster']);
});

describe('the phrases to expect', () => {
  it('are the words and parts of up to three words that begin and end in content words', () => {
    expect(expectedPhrases(['Bank of England settlement']).map(({ shown }) => shown)).toEqual([
      'Bank',
      'England',
      'settlement',
      'England settlement',
      'Bank of England',
    ]);
  });

  it('come once each, with the number of phrases that they are in', () => {
    expect(expectedPhrases(['payment API', 'API', 'Payment'])).toEqual([
      { shown: 'payment', words: ['payment'], times: 2 },
      { shown: 'API', words: ['API'], times: 2 },
      { shown: 'payment API', words: ['payment', 'API'], times: 1 },
    ]);
  });
});
