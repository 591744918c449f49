import { compare } from './comparison';
import { hearPeople, type Heard } from './hearing';
import { englishMaterial, peopleIn, type Said } from './material';
import { describeComparison, recognizedResult } from './report';

const material = englishMaterial('tuning', 1);

/** Compares the sample with what a scripted recognizer makes of each answer. */
async function comparedWith(hear: (said: Said) => Heard) {
  const heard = await hearPeople(
    peopleIn(material),
    ({ answers }) => Promise.resolve(answers.map(hear)),
    () => undefined,
  );
  return compare(material, heard);
}

const asSaid = (said: Said): Heard => ({ text: said.join(' '), confidence: 0.88, misheard: [] });
const asNonsense = (said: Said): Heard => ({
  text: said.map(() => 'the rye a nun in dew of the hen').join(' '),
  confidence: 0.15,
  misheard: [1],
});
/** Hears nonsense in the answers that speak of a deployment, and all others as they were said. */
const partly = (said: Said): Heard =>
  said.some((text) => /deploy/i.test(text)) ? asNonsense(said) : asSaid(said);

/** Returns by how much a figure of what was heard differs from that of what was written. */
const apart = <Figures>(
  { written, heard }: Record<'written' | 'heard', Figures>,
  figure: (figures: Figures) => number,
) => Math.abs(figure(heard) - figure(written));

describe('answers that are heard as they were written', () => {
  it('have no errors, and about the figures of the written ones', async () => {
    const { pairs, groups, moved, anchors, all } = await comparedWith(asSaid);
    expect(all).toMatchObject({ errors: 0, askedAgain: 0, marked: 0 });
    expect(all.words).toBeGreaterThan(1_000);
    expect(pairs.understoodHeard).toEqual(pairs.heard);
    expect(groups.understoodHeard).toEqual(groups.heard);
    expect(anchors.understoodHeard).toEqual(anchors.heard);
    expect(pairs.written.pairs).toBe(material.pairs.length);
    expect(apart(pairs, ({ orderedShare }) => orderedShare)).toBeLessThan(0.1);
    expect(apart(pairs, ({ strongMean }) => strongMean)).toBeLessThan(5);
    expect(apart(anchors, ({ orderedShare }) => orderedShare)).toBeLessThan(0.1);
    expect(moved.heard).toMatchObject({ answers: 2, little: 2 });
  });
});

describe('answers of which nothing was understood', () => {
  it('are not scored, and all are asked for again', async () => {
    const { pairs, unscored, groups, moved, anchors, voices, all } = await comparedWith(asNonsense);
    expect(unscored.heard).toBe(2 * material.pairs.length);
    expect(pairs.heard).toMatchObject({ orderedShare: 0.5, strongMean: 0 });
    expect(pairs.understoodHeard.pairs).toBe(0);
    expect(groups.understoodHeard.ordering.pairs).toBe(0);
    expect(moved).toMatchObject({ heard: { little: 0 }, understoodHeard: { answers: 0 } });
    expect(anchors.heard.orderedShare).toBe(0.5);
    expect(anchors.understoodHeard.orderedShare).toBeNaN();
    expect(all.askedAgain).toBe(all.answers);
    expect(all.marked).toBe(all.answers);
    expect(all.errors / all.words).toBeGreaterThan(0.5);
    expect(voices.map(({ voice }) => voice)).toEqual([
      'espeak-ng en-gb+f2',
      'flite awb',
      'flite rms',
    ]);
    expect(voices.reduce((sum, { words }) => sum + words, 0)).toBe(all.words);
  });
});

describe('pairs with an answer that is asked for again', () => {
  it('count as they were heard, and are left out of what was understood', async () => {
    const { pairs } = await comparedWith(partly);
    const left = pairs.understoodHeard.pairs;
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThan(pairs.heard.pairs);
    expect(pairs.understoodWritten.pairs).toBe(left);
    expect(pairs.heard.orderedShare).toBeLessThan(pairs.understoodHeard.orderedShare);
  });
});

describe('the report', () => {
  it('has a column for each way of reading, and a table for each kind of material', async () => {
    const lines = describeComparison('tuning', await comparedWith(asSaid));
    const heads = lines.filter((line) =>
      /^ +written +as heard +understood, written +understood, heard$/.test(line),
    );
    expect(heads).toHaveLength(3);
    for (const title of [
      'flite rms',
      'all',
      'Pairs, tuning half, English: pairs of answers, share in the order of people',
      'without the first',
      'ordered right',
      'overall moved, median',
      'levels in order',
    ])
      expect(lines.some((line) => line.trim().startsWith(title))).toBe(true);
    expect(lines.join('\n')).not.toMatch(/NaN|undefined/);
  });

  it('has a dash where nothing was understood', async () => {
    const lines = describeComparison('tuning', await comparedWith(asNonsense));
    expect(lines.find((line) => line.includes('mean of strong answers'))).toMatch(/ 0\.0 +– +–$/);
    expect(lines.join('\n')).not.toMatch(/NaN/);
  });

  it('ends on the figures of both', async () => {
    const result = recognizedResult(await comparedWith(partly));
    expect(Object.values(result).filter((value) => !Number.isFinite(value))).toEqual([]);
    expect(result.asked_again).toBeGreaterThan(0);
    expect(result.wer).toBeGreaterThan(0);
    expect(result.ordered_share).toBeLessThan(result.ordered_share_written);
    expect(result.pairs_understood).toBeLessThan(result.pairs);
  });
});
