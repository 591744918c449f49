import type { Clip } from '../audio/clips';
import type { MarkedAnswer } from '../corpus/answers';
import type { Options } from './options';
import { benchPlan } from './plan';
import { schedule } from './schedule';
import { makeClips } from './steps';

const clip = (id: string): Clip => ({
  id,
  kind: 'answer',
  text: id,
  file: id,
  lengthMs: 1_000,
  pauses: [],
});
const clips = makeClips({
  answer: ({ id }: MarkedAnswer) => clip(id),
  sounds: () => [{ ...clip('cough'), kind: 'cough' }],
});
const options: Options = {
  systems: ['ours', 'peer'],
  atOnce: [1, 2, 4, 8],
  quick: false,
  recordTo: null,
  worker: null,
};

it('alternates the systems, and starts with the other one for simultaneous interviews', () => {
  expect(
    schedule(options, clips, benchPlan).map(({ system, atOnce }) => `${system} ${atOnce}`),
  ).toEqual([
    'ours 1',
    'peer 1',
    'ours 1',
    'peer 1',
    'peer 2',
    'ours 2',
    'ours 4',
    'peer 4',
    'peer 8',
    'ours 8',
  ]);
});

it('gives both systems the same answers in the same order', () => {
  const [ours, peer] = schedule(options, clips, benchPlan);
  expect(ours!.lanes[0]!.steps).toEqual(peer!.lanes[0]!.steps);
});

it('runs the given number of interviews, each with its own plan', () => {
  const blocks = schedule(options, clips, benchPlan);
  expect(blocks.map(({ lanes }) => lanes.length)).toEqual([1, 1, 1, 1, 2, 2, 4, 4, 8, 8]);
  const ids = blocks.flatMap(({ lanes }) => lanes.map(({ plan }) => plan.interviewId));
  expect(new Set(ids).size).toBe(ids.length);
});
