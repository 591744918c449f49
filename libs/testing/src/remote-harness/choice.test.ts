import { readChoice, searchOf } from './choice';
import type { HarnessModule } from './harness-module';

const scene = (name: string) => ({ name, render: () => null });
const modules = [
  { id: 'onboarding/ResumeModal', scenes: [scene('step 1'), scene('opened later')] },
  { id: 'onboarding/Setup', scenes: [scene('newcomer')] },
] as const satisfies readonly HarnessModule[];
const choose = (search: string) => {
  const { module, scene: chosen, servers } = readChoice(search, [...modules]);
  return [module.id, chosen.name, servers];
};

it('defaults to the first scene of the first module, with fake servers', () => {
  expect(choose('')).toEqual(['onboarding/ResumeModal', 'step 1', 'fake']);
});

it('follows the URL', () => {
  expect(
    choose(searchOf({ module: 'ResumeModal', scene: 'opened later', servers: 'real' })),
  ).toEqual(['onboarding/ResumeModal', 'opened later', 'real']);
  expect(
    choose(searchOf({ module: 'Setup', servers: 'fake' }, '?scene=opened+later&servers=real')),
  ).toEqual(['onboarding/Setup', 'newcomer', 'fake']);
});

it('falls back to the first if the URL names something unknown', () => {
  expect(choose('?module=Nothing&scene=none&servers=both')).toEqual([
    'onboarding/ResumeModal',
    'step 1',
    'fake',
  ]);
});

it('keeps URL parameters of the scene', () => {
  expect(searchOf({ module: 'Setup', servers: 'fake' }, '?token=abc')).toBe(
    '?token=abc&module=Setup',
  );
});
