import { ADVERTISED_FACT_MAX_CHARS, MAX_ADVERTISED_FACTS } from '@portal/protocol';
import { ADVERTISEMENTS } from '../testing/advertisements';
import { advertisedFacts } from './advertised-facts';
import { parseJobDescription } from './job-description';

const factsOf = (text: string) => advertisedFacts(text, parseJobDescription(text).responsibilities);
const textsOn = (text: string, topic: string) =>
  factsOf(text)
    .filter((fact) => fact.topic === topic)
    .map((fact) => fact.text);

describe.each(ADVERTISEMENTS)('facts of $name', ({ text, states, silentOn, never }) => {
  it.each(Object.entries(states))('state %s', (topic, expected) =>
    expect(textsOn(text, topic)).toEqual(expected),
  );

  it.each(silentOn)('say nothing of %s', (topic) => expect(textsOn(text, topic)).toEqual([]));

  it('stand in the advertisement, and leave others out', () => {
    const facts = factsOf(text);
    for (const fact of facts) expect(text).toContain(fact.text);
    for (const words of never)
      expect(facts.filter((fact) => fact.text.includes(words))).toEqual([]);
  });
});

describe('facts of an advertisement that is broken at a fixed width', () => {
  const text = `Working hours: 9/80 schedule, 7:00 to 16:30, every second Friday off. On-call one week
in five.
You reduce repeat failures of rotating equipment. You report to the Reliability Manager and
the site's head of planning.
Benefits: medical and dental insurance, annual bonus up to 15%, relocation
allowance.`;

  it('are whole', () => {
    expect(textsOn(text, 'hours')[0]).toContain('On-call one week in five');
    expect(textsOn(text, 'reports_to')).toEqual([
      "You report to the Reliability Manager and the site's head of planning",
    ]);
    expect(textsOn(text, 'benefits')[0]).toContain('relocation allowance');
  });
});

describe('facts of any advertisement', () => {
  it('are few and short, however long it is', () => {
    const line = (at: number) =>
      `Working hours: 8am to ${at}pm. You will travel to site ${at} of the many sites that we run in this and other countries every month, and you will work shifts, and you will report to the manager of that site, whoever that may be at the time.`;
    const facts = factsOf(Array.from({ length: 2_000 }, (_, at) => line(at)).join('\n'));
    expect(facts.length).toBeLessThanOrEqual(MAX_ADVERTISED_FACTS);
    expect(Math.max(...facts.map(({ text }) => text.length))).toBeLessThanOrEqual(
      ADVERTISED_FACT_MAX_CHARS,
    );
  });

  it('are none in an empty one', () => expect(factsOf('')).toEqual([]));

  it('are no duties that do not stand in it', () =>
    expect(advertisedFacts('We need a nurse for the ward.', ['Fly the aeroplane'])).toEqual([]));
});
