import type { HeardMessage } from '../candidate/script';
import { answer, final, partial, recording } from './recording-fixture';
import { judgeTurns } from './turns';

const pause = {
  place: 'because',
  ms: 1_000,
  from: 2_000,
  to: 3_000,
  before: 'one two',
  after: 'three four',
};

it('measures from the end of an answer to the first sound of the reply', () => {
  const [turn] = judgeTurns(
    recording({ answers: [answer(1_000, 5_000)], spans: [{ start: 5_640, end: 7_000 }] }),
  );
  expect(turn).toMatchObject({
    latencyMs: 640,
    missed: false,
    talkedOver: false,
    pauses: [],
    otherCutOffs: 0,
  });
});

it('pairs each answer with the reply before the next one', () => {
  const turns = judgeTurns(
    recording({
      answers: [answer(1_000, 5_000), answer(9_000, 12_000)],
      spans: [
        { start: 5_500, end: 7_000 },
        { start: 12_700, end: 13_000 },
      ],
    }),
  );
  expect(turns.map(({ latencyMs }) => latencyMs)).toEqual([500, 700]);
});

it('counts an end without a reply within five seconds as missed', () => {
  const spans = [{ start: 10_100, end: 11_000 }];
  expect(judgeTurns(recording({ answers: [answer(1_000, 5_000)], spans }))[0]).toMatchObject({
    missed: true,
    latencyMs: null,
  });
  expect(judgeTurns(recording({ answers: [answer(1_000, 5_000)] }))[0]).toMatchObject({
    missed: true,
    latencyMs: null,
  });
});

it('counts a reply during or just after a planted pause as a false cut-off', () => {
  for (const start of [2_700, 3_300]) {
    const [turn] = judgeTurns(
      recording({
        answers: [answer(1_000, 6_000, { pauses: [pause] })],
        spans: [
          { start, end: 4_000 },
          { start: 6_500, end: 7_000 },
        ],
      }),
    );
    expect(turn).toMatchObject({
      pauses: [{ ms: 1_000, cutOff: true, healed: false }],
      latencyMs: 500,
      otherCutOffs: 0,
    });
  }
});

it('counts a reply inside an answer but outside its pauses separately', () => {
  const [turn] = judgeTurns(
    recording({
      answers: [answer(1_000, 8_000, { pauses: [pause] })],
      spans: [
        { start: 5_000, end: 5_500 },
        { start: 8_500, end: 9_000 },
      ],
    }),
  );
  expect(turn).toMatchObject({ pauses: [{ cutOff: false }], otherCutOffs: 1 });
});

it('counts a cut-off as healed when the interviewer yields and both parts come as one final', () => {
  const spans = [
    { start: 2_700, end: 3_400 },
    { start: 6_500, end: 7_000 },
  ];
  const answers = [answer(1_000, 6_000, { pauses: [pause] })];
  const judged = (messages: ReturnType<typeof final>[], yielded = spans) =>
    judgeTurns(recording({ answers, spans: yielded, messages }))[0]!.pauses[0]!.healed;
  expect(judged([final(2_600, 'one two', 's'), final(6_300, 'one two three four', 's')])).toBe(
    true,
  );
  expect(judged([final(2_600, 'one two', 's'), final(6_300, 'three four', 't')])).toBe(false);
  expect(
    judged(
      [final(6_300, 'one two three four', 's')],
      [{ start: 2_700, end: 5_000 }, ...spans.slice(1)],
    ),
  ).toBe(false);
});

it('finds an answer that became final only after the next one had begun', () => {
  const spans = [
    { start: 2_700, end: 3_400 },
    { start: 6_500, end: 7_800 },
  ];
  const answers = [
    answer(1_000, 6_000, { pauses: [pause] }),
    answer(7_500, 12_000, { bargedIn: true }),
  ];
  const [turn] = judgeTurns(
    recording({ answers, spans, messages: [final(8_600, 'one two three four', 's')] }),
  );
  expect(turn!.pauses[0]!.healed).toBe(true);
});

it('measures the first words within the answer, and nothing before or after it', () => {
  const first = (messages: HeardMessage[]) =>
    judgeTurns(recording({ answers: [answer(1_000, 6_000)], messages }))[0]!.firstWordsMs;
  expect(
    first([partial(900, 'zero', 'r'), partial(1_700, '', 's'), partial(1_800, 'one', 's')]),
  ).toBe(800);
  expect(first([final(6_100, 'one two', 's')])).toBeNull();
});

it('has no latency if the interviewer was still talking at the end', () => {
  const [turn] = judgeTurns(
    recording({ answers: [answer(1_000, 6_000)], spans: [{ start: 4_000, end: 7_000 }] }),
  );
  expect(turn).toMatchObject({ latencyMs: null, talkedOver: true, missed: false });
});

it('does not count the end of interrupted speech as a cut-off', () => {
  const [turn] = judgeTurns(
    recording({
      answers: [answer(1_000, 4_000, { bargedIn: true })],
      spans: [
        { start: 200, end: 1_300 },
        { start: 4_400, end: 5_000 },
      ],
    }),
  );
  expect(turn).toMatchObject({ otherCutOffs: 0, latencyMs: 400 });
});

it('leaves out what happened before everyone had joined', () => {
  expect(
    judgeTurns(recording({ answers: [answer(1_000, 4_000), answer(9_000, 10_000)] }), 5_000),
  ).toHaveLength(1);
});
