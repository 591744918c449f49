import { FakeClock } from '@portal/testing/fake-clock';
import { Announcer, SETTLED_MS } from './announcer';
import { EMPTY_CHAT } from './chat';

type Room = Parameters<Announcer['update']>[0];

function listen() {
  const clock = new FakeClock();
  const announcer = new Announcer(clock);
  let room: Room = {
    phase: { name: 'live' },
    connection: 'connected',
    interviewer: 'listening',
    interviewerMissing: false,
    takeYourTime: false,
    microphone: { muted: true, busy: false, problem: null },
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
  announcer.update(room);
  const change = (to: Partial<Room>) => announcer.update((room = { ...room, ...to }));
  const announced = () =>
    announcer.store.getState().announcements.map(({ announcement }) => announcement.name);
  return { clock, announcer, change, announced, room: () => room };
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

  test('announces the interviewer’s state once settled, not during pauses between words', async () => {
    const { clock, change, announced } = listen();
    change({ interviewer: 'speaking' });
    await clock.advance(SETTLED_MS);
    change({ interviewer: 'listening' });
    await clock.advance(SETTLED_MS - 1);
    change({ interviewer: 'speaking' });
    await clock.advance(SETTLED_MS);
    expect(announced()).toEqual(['speaking']);
    change({ interviewer: 'listening' });
    await clock.advance(SETTLED_MS);
    expect(announced()).toEqual(['speaking', 'listening']);
  });

  test('announces a missing and a returned interviewer', () => {
    const { change, announced } = listen();
    change({ interviewerMissing: true });
    change({ interviewerMissing: false });
    expect(announced()).toEqual(['interviewerMissing', 'interviewerBack']);
  });

  test('announces nothing while leaving, and leaves no timer', () => {
    const { clock, announcer, change, announced } = listen();
    change({ interviewer: 'speaking' });
    announcer.close();
    change({ phase: { name: 'leaving', reason: 'left' }, connection: 'disconnected' });
    expect([announced(), clock.running]).toEqual([[], 0]);
  });
});
