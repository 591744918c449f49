import { interviewPlanSchema, MAX_VOCABULARY } from './plan';

const { vocabulary } = interviewPlanSchema.shape;
const phrases = (count: number) => Array.from({ length: count }, (_, at) => `phrase ${at}`);

test('a plan with more phrases than this version knows is read without the surplus', () => {
  const longest = phrases(MAX_VOCABULARY);
  expect(vocabulary.parse(phrases(MAX_VOCABULARY + 500))).toEqual(longest);
  expect(vocabulary.parse(longest)).toEqual(longest);
});
