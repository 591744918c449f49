import { readDispatch, readRecognitionCheck } from './dispatch';

const [planId, interviewId, another] = [
  crypto.randomUUID(),
  crypto.randomUUID(),
  crypto.randomUUID(),
];
const metadata = JSON.stringify({ planId, interviewId });
const room = { name: `interview-${interviewId}` };

it('a dispatch names a plan and its room’s interview', () => {
  expect(readDispatch({ metadata: JSON.stringify({ planId, interviewId }), room })).toEqual({
    planId,
    interviewId,
  });
});

it('a dispatch says how the candidate wants the voice to be', () => {
  const prosody = { rate: 80, pitch: -1 };
  const read = (value: object) =>
    readDispatch({ metadata: JSON.stringify({ planId, interviewId, prosody: value }), room });
  expect(read(prosody)).toEqual({ planId, interviewId, prosody });
  expect(read({ rate: 10, pitch: 0 })).toBeNull();
});

it.each([
  ['to another interview’s room', { metadata, room: { name: `interview-${another}` } }],
  ["to a room that is not an interview's", { metadata, room: { name: 'check-1' } }],
  ['without a room', { metadata }],
  ['without words', { metadata: '', room }],
  ['that is not JSON', { metadata: '{', room }],
  ['without a plan', { metadata: JSON.stringify({ interviewId }), room }],
  [
    'with a path for a plan',
    { metadata: JSON.stringify({ planId: '../../api/v1/account', interviewId }), room },
  ],
])('rejects a dispatch %s', (_what, job) => {
  expect(readDispatch(job)).toBeNull();
});

describe('a recognition check', () => {
  const check = {
    kind: 'recognition_check',
    candidate: crypto.randomUUID(),
    language: 'ar-SA',
    hearing: 'local',
  };
  const checkRoom = { name: `recognition-check-${crypto.randomUUID()}` };

  it('names the candidate, the language and the engine', () => {
    expect(readRecognitionCheck({ metadata: JSON.stringify(check), room: checkRoom })).toEqual(
      check,
    );
  });

  it.each([
    ['in the room of an interview', { metadata: JSON.stringify(check), room }],
    ['without a room', { metadata: JSON.stringify(check) }],
    ['that is not JSON', { metadata: '{', room: checkRoom }],
    ['that is an interview', { metadata, room: checkRoom }],
  ])('is not read from a dispatch %s', (_what, job) => {
    expect(readRecognitionCheck(job)).toBeNull();
  });

  it('is never taken for an interview', () => {
    expect(readDispatch({ metadata: JSON.stringify(check), room: checkRoom })).toBeNull();
    expect(readDispatch({ metadata, room: checkRoom })).toBeNull();
  });
});
