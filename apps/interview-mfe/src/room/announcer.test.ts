import { FakeClock } from '@portal/testing/fake-clock';
import { Announcer, SETTLED_MS } from './announcer';
import { EMPTY_CHAT } from './chat';

type Room = Parameters<Announcer['update']>[0];
type State = Parameters<Announcer['update']>[1];

function listen() {
  const clock = new FakeClock();
  const announcer = new Announcer(clock);
  let room: Room = {
    phase: { name: 'live' },
    connection: 'connected',
    interviewerMissing: false,
    takeYourTime: false,
    microphone: { muted: true, busy: false, problem: null, problemDismissed: false },
    conversation: {
      chat: EMPTY_CHAT,
      transcript: [],
      live: null,
      latest: null,
      question: null,
      doubtfulAnswers: 0,
      startedAtMs: 0,
    },
  };
  let state: State = 'listening';
  announcer.update(room, state);
  const change = (to: Partial<Room>) => announcer.update((room = { ...room, ...to }), state);
  const enter = (next: State) => announcer.update(room, (state = next));
  const announced = () =>
    announcer.store
      .getState()
      .announcements.map(({ announcement }) =>
        announcement.name === 'turn' ? announcement.turn : announcement.name,
      );
  return { clock, announcer, change, enter, announced, room: () => room };
}

describe('announcements', () => {
  test('the initial state is not announced', () => {
    expect(listen().announced()).toEqual([]);
  });

  test('announces a lost and a restored connection once each', () => {
    const { change, announced } = listen();
    change({ connection: 'reconnecting' });
    change({ connection: 'reconnecting' });
    change({ connection: 'connected' });
    expect(announced()).toEqual(['connectionLost', 'connectionBack']);
  });

  test('announces mute and pace changes', () => {
    const { change, announced, room } = listen();
    change({ microphone: { ...room().microphone, muted: false } });
    change({ microphone: { ...room().microphone, muted: true } });
    change({ takeYourTime: true });
    change({ takeYourTime: false });
    expect(announced()).toEqual(['unmuted', 'muted', 'takeYourTimeOn', 'takeYourTimeOff']);
  });

  test('announces the question when it changes', () => {
    const { announcer, change, announced, room } = listen();
    change({
      conversation: {
        ...room().conversation,
        question: { questionIndex: 1, numberOfQuestions: 5 },
      },
    });
    change({
      conversation: {
        ...room().conversation,
        question: { questionIndex: 1, numberOfQuestions: 5 },
      },
    });
    expect(announced()).toEqual(['question']);
    expect(announcer.store.getState().announcements[0]?.announcement).toEqual({
      name: 'question',
      questionIndex: 1,
      numberOfQuestions: 5,
    });
  });

  test('does not announce speech', () => {
    const { change, announced, room } = listen();
    change({
      conversation: {
        ...room().conversation,
        live: { side: 'ai', segmentId: 'a', settled: 'What', provisional: ' broke' },
      },
    });
    expect(announced()).toEqual([]);
  });

  test('announces a turn once settled, not during pauses between words', async () => {
    const { clock, enter, announced } = listen();
    enter('speaking');
    await clock.advance(SETTLED_MS);
    enter('listening');
    await clock.advance(SETTLED_MS - 1);
    enter('speaking');
    await clock.advance(SETTLED_MS);
    expect(announced()).toEqual(['speaking']);
    enter('listening');
    await clock.advance(SETTLED_MS);
    expect(announced()).toEqual(['speaking', 'listening']);
  });

  test.each(['muted', 'typing'] as const)(
    'announces how the candidate can answer: %s',
    async (state) => {
      const { clock, enter, announced } = listen();
      enter('speaking');
      await clock.advance(SETTLED_MS);
      enter(state);
      await clock.advance(SETTLED_MS);
      expect(announced()).toEqual(['speaking', state]);
    },
  );

  test('a turn is announced once, however often the candidate mutes', async () => {
    const { clock, enter, announced } = listen();
    enter('muted');
    await clock.advance(SETTLED_MS);
    enter('listening');
    await clock.advance(SETTLED_MS);
    enter('thinking');
    await clock.advance(SETTLED_MS);
    enter('muted');
    await clock.advance(SETTLED_MS);
    expect(announced()).toEqual(['muted']);
  });

  test('announces a missing and a returned interviewer', () => {
    const { change, announced } = listen();
    change({ interviewerMissing: true });
    change({ interviewerMissing: false });
    expect(announced()).toEqual(['interviewerMissing', 'interviewerBack']);
  });

  test('announces nothing while leaving, and leaves no timer', () => {
    const { clock, change, enter, announced } = listen();
    enter('speaking');
    change({ phase: { name: 'leaving', reason: 'left' }, connection: 'disconnected' });
    expect([announced(), clock.running]).toEqual([[], 0]);
  });
});
