import type { Clip } from '../audio/clips';
import type { MarkedAnswer } from '../corpus/answers';
import { makeClips, makeSteps } from './steps';

const clip = (id: string, pauses: readonly number[] = []): Clip => ({
  id,
  kind: 'answer',
  text: id,
  file: id,
  lengthMs: 1_000,
  pauses: pauses.map((ms) => ({ place: 'because', ms, from: 0, to: 0, before: '', after: '' })),
});
const clips = makeClips({
  answer: ({ id }: MarkedAnswer, pauses: readonly number[] = []) => clip(id, pauses),
  sounds: () => [
    { ...clip('cough'), kind: 'cough' },
    { ...clip('mm-hm'), kind: 'mm-hm' },
  ],
});
const PATTERN = ['paused', 'paused', 'fluent'] as const;
const twoInterviews = [
  makeSteps(clips, 12, { paused: 0, fluent: 0 }, PATTERN),
  makeSteps(clips, 12, { paused: 8, fluent: 4 }, PATTERN),
].flat();

it('plants each pause length twelve times in two interviews of twelve turns', () => {
  const planted = twoInterviews.flatMap(({ answer }) => answer.pauses.map(({ ms }) => ms));
  for (const ms of [500, 1_000, 1_500, 2_000])
    expect(planted.filter((length) => length === ms)).toHaveLength(12);
});

it('interrupts twelve times and makes twelve sounds, as many coughs as mm-hms', () => {
  expect(twoInterviews.filter(({ opening }) => opening !== 'floor')).toHaveLength(12);
  const sounds = twoInterviews.flatMap(({ sound }) => sound?.clip.kind ?? []);
  expect(sounds.filter((kind) => kind === 'cough')).toHaveLength(6);
  expect(sounds.filter((kind) => kind === 'mm-hm')).toHaveLength(6);
});

it('repeats no answer in two interviews', () => {
  expect(new Set(twoInterviews.map(({ answer }) => answer.id)).size).toBe(24);
});
