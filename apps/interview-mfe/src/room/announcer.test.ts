import { Announcer, SETTLED_MS } from './announcer';
import { EMPTY_CHAT } from './chat';
import { FakeClock } from './testing/fake-clock';

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
      startedAtMs: 0,
    },
  };
  announcer.update(room);
  const change = (to: Partial<Room>) => announcer.update((room = { ...room, ...to }));
  const said = () => announcer.store.getState().said.map(({ what }) => what.name);
  return { clock, announcer, change, said, room: () => room };
}

describe('announcements', () => {
  test('nothing is told of how the room was found', () => {
    expect(listen().said()).toEqual([]);
  });

  test('a connection that is lost and comes back, each once', () => {
    const { change, said } = listen();
    change({ connection: 'reconnecting' });
    change({ connection: 'reconnecting' });
    change({ connection: 'connected' });
    expect(said()).toEqual(['connectionLost', 'connectionBack']);
  });

  test('muted and unmuted, more time on and off', () => {
    const { change, said, room } = listen();
    change({ microphone: { ...room().microphone, muted: false } });
    change({ microphone: { ...room().microphone, muted: true } });
    change({ takeYourTime: true });
    change({ takeYourTime: false });
    expect(said()).toEqual(['unmuted', 'muted', 'takeYourTimeOn', 'takeYourTimeOff']);
  });

  test('the number of the question when it changes', () => {
    const { announcer, change, said, room } = listen();
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
    expect(said()).toEqual(['question']);
    expect(announcer.store.getState().said[0]?.what).toEqual({
      name: 'question',
      questionIndex: 1,
      numberOfQuestions: 5,
    });
  });

  test('words that are being said are not told', () => {
    const { change, said, room } = listen();
    change({
      conversation: {
        ...room().conversation,
        live: { side: 'ai', segmentId: 'a', settled: 'What', provisional: ' broke' },
      },
    });
    expect(said()).toEqual([]);
  });

  test('the interviewer’s state once it has settled, not each pause between words', async () => {
    const { clock, change, said } = listen();
    change({ interviewer: 'speaking' });
    await clock.advance(SETTLED_MS);
    change({ interviewer: 'listening' });
    await clock.advance(SETTLED_MS - 1);
    change({ interviewer: 'speaking' });
    await clock.advance(SETTLED_MS);
    expect(said()).toEqual(['speaking']);
    change({ interviewer: 'listening' });
    await clock.advance(SETTLED_MS);
    expect(said()).toEqual(['speaking', 'listening']);
  });

  test('an interviewer who has gone and is back', () => {
    const { change, said } = listen();
    change({ interviewerMissing: true });
    change({ interviewerMissing: false });
    expect(said()).toEqual(['interviewerMissing', 'interviewerBack']);
  });

  test('nothing while the room is left, and no timer stays', () => {
    const { clock, announcer, change, said } = listen();
    change({ interviewer: 'speaking' });
    announcer.close();
    change({ phase: { name: 'leaving', reason: 'left' }, connection: 'disconnected' });
    expect([said(), clock.running]).toEqual([[], 0]);
  });
});
