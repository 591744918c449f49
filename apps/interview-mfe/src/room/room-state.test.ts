import type { TranscriptLine } from './chat';
import type { LiveText } from './speech-buffer';
import { roomState, type RoomStateName } from './room-state';

type Room = Parameters<typeof roomState>[0];
type Input = Parameters<typeof roomState>[1];

function words(side: 'ai' | 'user'): LiveText {
  return {
    side,
    segmentId: 's',
    settled: 'What',
    provisional: ' broke',
  };
}
function line(speaker: 'ai' | 'user'): TranscriptLine {
  return {
    id: 't1',
    speaker,
    text: 'What broke?',
    timestamp: '2026-11-18T10:00:00Z',
    place: 1,
    atMs: 0,
    questionIndex: 0,
    interrupted: false,
    stored: null,
  };
}
function said(latest: TranscriptLine | null, live: LiveText | null = null): Room['conversation'] {
  return { live, latest, question: null };
}

const turn: Room = {
  phase: { name: 'live' },
  end: 'none',
  connection: 'connected',
  interviewer: 'listening',
  interviewerMissing: false,
  userSpeaking: false,
  browserRecognition: null,
  loadError: null,
  microphone: { muted: false, problem: null },
  conversation: said(line('ai')),
};
const canHear: Input = { recognized: true, hasMicrophone: true };
const stateOf = (room: Partial<Room>, input: Partial<Input> = {}) =>
  roomState({ ...turn, ...room }, { ...canHear, ...input });
const muted = { muted: true, problem: null };

test.each<[string, Partial<Room>, Partial<Input>, RoomStateName]>([
  ['before the room is joined', { phase: { name: 'connecting' } }, {}, 'joining'],
  [
    'before the interviewer is there',
    { interviewer: 'absent', conversation: said(null) },
    {},
    'joining',
  ],
  ['before the interviewer begins', { conversation: said(null) }, {}, 'joining'],
  [
    'before the interviewer begins, when the candidate speaks first',
    { conversation: said(null, words('user')) },
    {},
    'listening',
  ],
  [
    'when what was said before cannot be loaded',
    { conversation: said(null), loadError: new Error('offline') },
    {},
    'listening',
  ],
  [
    'before the interviewer is there, however long that takes',
    { interviewer: 'absent', interviewerMissing: true, conversation: said(null) },
    {},
    'joining',
  ],
  ['while the interviewer is heard', { interviewer: 'speaking' }, {}, 'speaking'],
  [
    'between two words of the interviewer',
    { conversation: said(null, words('ai')) },
    {},
    'speaking',
  ],
  ['on the candidate’s turn', {}, {}, 'listening'],
  [
    'once the candidate has answered and muted the microphone',
    { microphone: muted, conversation: said(line('ai'), words('user')) },
    {},
    'thinking',
  ],
  [
    'while the candidate speaks',
    { userSpeaking: true, conversation: said(line('ai'), words('user')) },
    {},
    'listening',
  ],
  ['when muted', { microphone: muted }, {}, 'muted'],
  ['when nothing recognizes the language', {}, { recognized: false }, 'typing'],
  [
    'when muted and nothing recognizes the language',
    { microphone: muted },
    { recognized: false },
    'typing',
  ],
  ['without a microphone', { microphone: muted }, { hasMicrophone: false }, 'typing'],
  [
    'when the microphone is blocked',
    { microphone: { muted: true, problem: 'refused' } },
    {},
    'typing',
  ],
  [
    'when the browser’s recognition has failed',
    { browserRecognition: { name: 'failed', problem: 'refused' } },
    {},
    'typing',
  ],
  [
    'while the browser’s speech service is out of reach',
    { browserRecognition: { name: 'waiting', problem: 'network' } },
    {},
    'typing',
  ],
  [
    'while the browser’s recognizer restarts',
    { browserRecognition: { name: 'waiting', problem: null } },
    {},
    'listening',
  ],
  ['after an answer', { conversation: said(line('user')) }, {}, 'thinking'],
  [
    'when the candidate adds to an answer',
    { userSpeaking: true, conversation: said(line('user')) },
    {},
    'listening',
  ],
  [
    'on noise that nobody recognizes, after an answer',
    { userSpeaking: true, conversation: said(line('user')) },
    { recognized: false },
    'thinking',
  ],
  ['offline', { connection: 'reconnecting' }, {}, 'reconnecting'],
  ['when the interviewer is missing', { interviewerMissing: true }, {}, 'reconnecting'],
  [
    'when the interviewer has gone',
    { interviewer: 'absent', conversation: said(line('ai')) },
    {},
    'reconnecting',
  ],
  ['when the room is lost', { phase: { name: 'lost' } }, {}, 'reconnecting'],
  ['once the interviewer has ended it', { end: 'announced' }, {}, 'finished'],
  [
    'once it is over, even offline and with an interviewer who speaks',
    { phase: { name: 'completed' }, connection: 'disconnected', interviewer: 'speaking' },
    {},
    'finished',
  ],
  ['while leaving', { phase: { name: 'leaving', reason: 'left' } }, {}, 'finished'],
])('%s', (_when, room, input, name) => {
  expect(stateOf(room, input).name).toBe(name);
});

describe('the microphone', () => {
  test('is heard on the candidate’s turn and while the interviewer speaks', () => {
    expect(stateOf({}).heard).toBe(true);
    expect(stateOf({ interviewer: 'speaking' }).heard).toBe(true);
  });

  test.each<[string, Partial<Room>, Partial<Input>]>([
    ['muted', { microphone: muted }, {}],
    ['unmuted with nothing that recognizes speech', {}, { recognized: false }],
    ['without an interviewer', { interviewer: 'absent' }, {}],
    ['offline', { connection: 'reconnecting' }, {}],
    ['without a reply from the interviewer', { interviewerMissing: true }, {}],
    ['after the end', { end: 'announced', phase: { name: 'completed' } }, {}],
  ])('is never heard %s', (_when, room, input) => {
    const { heard, name } = stateOf(room, input);
    expect(heard).toBe(false);
    expect(name).not.toBe('listening');
  });

  test('can be used once unmuted, unless speech can’t be recognized', () => {
    expect(stateOf({ microphone: muted }).canSpeak).toBe(true);
    expect(stateOf({}, { recognized: false }).canSpeak).toBe(false);
  });
});
