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
      'double-entry ledger',
      'PostgreSQL',
      'Confirmation of Payee',
      'CI/CD',
      'C++',
      'Bank of England',
    ]);
  });

  it('holds each phrase once, no address and nothing that is not Latin', () => {
    expect(vocabularyOf(['Kafka, KAFKA; a@b.com https://x.dev/kafka', 'خبرة في Kafka'])).toEqual([
      'Kafka',
    ]);
  });

  it('is limited, whatever the documents', () => {
    const long = Array.from({ length: 5_000 }, (_, i) => `term${'abcdefgh'[i % 8]}${i}`).join(', ');
    expect(vocabularyOf([long])).toHaveLength(MAX_VOCABULARY);
    expect(vocabularyOf(['supercalifragilistic'.repeat(20)])).toEqual([]);
  });

  it('stays the same when it is read again', () => {
    const once = vocabularyOf([
      'Led the change management of the Bank of England, in Kotlin and Go.',
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

  it('come once each', () => {
    expect(expectedPhrases(['payment API', 'API', 'Payment'])).toEqual([
      { shown: 'payment', words: ['payment'] },
      { shown: 'API', words: ['API'] },
      { shown: 'payment API', words: ['payment', 'API'] },
    ]);
  });
});
