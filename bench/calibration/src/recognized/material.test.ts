import { englishMaterial, peopleIn, takesOf, type Person } from './material';

const people = peopleIn(englishMaterial('tuning'));
const shownTo = ({ phrases }: Person) => phrases.map(({ shown }) => shown);

describe('the people who speak', () => {
  it('are of several trades in each kind of material', () => {
    for (const kind of ['pairs', 'groups', 'anchors'] as const)
      expect(people.filter((person) => person.kind === kind).length).toBeGreaterThanOrEqual(5);
  });

  it('say everything in English, each answer once, and no silence', () => {
    for (const { answers } of people) {
      const said = answers.map((texts) => texts.join(' '));
      expect(said.filter((text) => text === '' || /[\u0600-\u06FF]/.test(text))).toEqual([]);
      expect(new Set(said).size).toBe(said.length);
    }
  });

  it('also say what they answered before in the same interview', () => {
    const { pairs } = englishMaterial('tuning');
    const earlier = pairs.flatMap((pair) => pair.earlier.map(({ answer }) => answer));
    const said = new Set(people.flatMap(({ answers }) => answers.map((texts) => texts.join(' '))));
    expect(earlier.length).toBeGreaterThan(0);
    expect(earlier.filter((answer) => !said.has(answer))).toEqual([]);
  });

  it('are expected to say words of their questions and their job, and none of other trades', () => {
    const software = people.find(({ kind, trade }) => kind === 'groups' && trade === 'software')!;
    expect(shownTo(software)).toEqual(expect.arrayContaining(['production', 'PostgreSQL']));
    const healthcare = people.find(({ trade }) => trade === 'healthcare')!;
    expect(shownTo(healthcare)).not.toContain('PostgreSQL');
  });
});

describe('a sample', () => {
  it('has as many people of each kind as it is asked for, always the same', () => {
    const sample = peopleIn(englishMaterial('tuning', 2));
    expect(sample.map(({ kind }) => kind)).toEqual([
      'pairs',
      'pairs',
      'groups',
      'groups',
      'anchors',
      'anchors',
    ]);
    expect(peopleIn(englishMaterial('tuning', 2))).toEqual(sample);
  });

  it('has people as they are in the whole, so that what was heard of them can be kept', () => {
    for (const { kind, trade, ...person } of peopleIn(englishMaterial('tuning', 1)))
      expect(people.find((each) => each.kind === kind && each.trade === trade)).toMatchObject(
        person,
      );
  });
});

it('the voices take turns with the answers of a person', () => {
  const person: Person = {
    kind: 'pairs',
    trade: 'baking',
    phrases: [{ shown: 'rye', words: ['rye'], times: 1 }],
    answers: [['one'], ['two', 'and more'], ['three'], ['four']],
  };
  expect(takesOf(person)).toEqual([
    {
      voice: { engine: 'flite', name: 'rms' },
      phrases: person.phrases,
      answers: [['one'], ['four']],
    },
    {
      voice: { engine: 'flite', name: 'awb' },
      phrases: person.phrases,
      answers: [['two', 'and more']],
    },
    {
      voice: { engine: 'espeak-ng', name: 'en-gb+f2' },
      phrases: person.phrases,
      answers: [['three']],
    },
  ]);
  expect(takesOf({ ...person, answers: [['one']] })).toHaveLength(1);
});
