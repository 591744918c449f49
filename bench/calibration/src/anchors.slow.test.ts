import { anchorFigures, readAnchors } from './anchors';

const scales = readAnchors();

it('has five levels for each competency of ten professions, in both languages', () => {
  for (const language of ['en', 'ar'])
    for (const competency of ['technicalDepth', 'relevance', 'structure']) {
      const ours = scales.filter(
        (scale) => scale.language === language && scale.competency === competency,
      );
      expect(new Set(ours.map(({ profession }) => profession)).size).toBe(10);
      for (const { levels } of ours)
        expect(levels.map(({ level }) => level)).toEqual([1, 2, 3, 4, 5]);
    }
});

it.each(['en', 'ar'] as const)('orders the levels as their authors do (%s)', (language) => {
  const figures = anchorFigures(scales.filter((scale) => scale.language === language));
  expect(figures.orderedShare).toBeGreaterThan(0.85);
  const [one, , three, , five] = figures.levelMeans as [number, number, number, number, number];
  expect(one).toBeLessThan(three);
  expect(three).toBeLessThan(five);
});
