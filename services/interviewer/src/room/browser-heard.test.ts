import type { ConversationAction } from '@portal/interviewing';
import type { AddMessageBody, DataChannelMessage } from '@portal/protocol';
import { FakeClock, settle, silentLog } from '../fakes';
import { InterviewSession } from '../session/interview-session';
import { BrowserHeard, FINAL_WAIT_MS } from './browser-heard';

const question: ConversationAction = { type: 'say', kind: 'question', text: { text: 'Tell me about a project.' }, questionIndex: 0, expectsAnswer: true };
const closing: ConversationAction = { ...question, kind: 'closing', text: { text: 'Thank you.' }, expectsAnswer: false };

/** A session whose interviewer says one thing and, unless told to go on speaking, has said it. */
async function stage(action = question, { saying = false } = {}) {
  const clock = new FakeClock();
  const posted: AddMessageBody[] = [];
  const sent: DataChannelMessage[] = [];
  const answers: string[] = [];
  const events: string[] = [];
  let hushed = 0;
  let endUtterance: (interrupted: boolean) => void = () => undefined;
  let ids = 0;
  const heard: BrowserHeard = new BrowserHeard({
    clock,
    session: {
      candidateSpeaking: (...told) => session.candidateSpeaking(...told), candidateInterrupts: () => session.candidateInterrupts(),
      candidateWords: (...told) => session.candidateWords(...told), candidateTurn: (...told) => session.candidateTurn(...told),
    },
  });
  const session = new InterviewSession({
    conversation: {
      handle: (event) => {
        events.push(event.type);
        if (event.type === 'answered') answers.push(event.text);
        return event.type === 'candidate_joined' ? [action] : [];
      },
    },
    mouth: {
      say: () => new Promise((resolve) => { endUtterance = (interrupted) => resolve({ interrupted, heard: 'Tell me', startedAt: 0, endedAt: clock.now() }); }),
      hush: () => { hushed += 1; endUtterance(true); },
    },
    channel: { send: (type, data) => void sent.push({ type, data }), flush: () => Promise.resolve() },
    outbox: { add: (message) => void posted.push(message), flush: () => Promise.resolve(true) },
    ear: { busy: () => heard.busy(), discard: () => heard.discard(), audible: () => heard.works() },
    clock, log: silentLog, newId: () => `own-${(ids += 1)}`, onEnd: () => undefined, onPace: () => undefined,
  });
  session.candidateJoined();
  await settle();
  if (!saying) endUtterance(false);
  await settle();
  const says = (text: string, { final = false, segmentId = 'p1', confidence = null as number | null } = {}) => heard.receive({ text, final, segmentId, confidence });
  const answer = () => posted.find(({ role }) => role === 'user');
  return { clock, heard, session, says, answers, events, answer, sent, hushed: () => hushed };
}

describe('words that the browser heard', () => {
  it('become an answer once no more have come for a while', async () => {
    const { clock, says, answers } = await stage();
    says('I built');
    await clock.advance(400);
    says('I built a queue');
    await clock.advance(600);
    says('I built a queue.', { final: true });
    await clock.advance(1_500);
    expect(answers).toEqual([]);
    await clock.advance(200);
    expect(answers).toEqual(['I built a queue.']);
  });

  it('become an answer after twice that while, where the candidate asked for time', async () => {
    const { clock, heard, says, answers } = await stage();
    heard.setPace('patient');
    says('I built a queue.', { final: true });
    await clock.advance(4_300);
    expect(answers).toEqual([]);
    await clock.advance(200);
    expect(answers).toEqual(['I built a queue.']);
  });

  it('are one answer where the candidate goes on after a pause', async () => {
    const { clock, says, answers, answer } = await stage();
    says('I built a queue');
    await clock.advance(500);
    says('I built a queue.', { final: true, confidence: 0.9 });
    await clock.advance(1_300);
    says('with', { segmentId: 'p2' });
    await clock.advance(500);
    says('with Kafka.', { segmentId: 'p2', final: true, confidence: 0.6 });
    await clock.advance(3_000);
    expect(answers).toEqual(['I built a queue. with Kafka.']);
    expect(answer()?.metadata).toMatchObject({ segmentId: 'p1', kind: 'answer', typed: false, startMs: 0, endMs: 2_300, pauses: [1_800], confidence: (0.9 * 4 + 0.6 * 2) / 6 });
  });

  it('have an end where the last new ones came, not where the browser was sure of them', async () => {
    const { clock, says, answer } = await stage();
    says('yes');
    await clock.advance(200);
    says('yes of course');
    await clock.advance(900);
    says('Yes, of course.', { final: true });
    await clock.advance(3_000);
    expect(answer()?.metadata).toMatchObject({ startMs: 0, endMs: 200 });
  });

  it('are shown while they come, and at the end, under the name that the page gave', async () => {
    const { clock, says, sent } = await stage();
    says('I');
    says('I did');
    says('I did.', { final: true });
    await clock.advance(3_000);
    expect(sent.filter(({ type }) => type === 'user_speech_chunk').map(({ data }) => [data.text_chunk, data.is_final, data.segment_id])).toEqual([
      ['I', false, 'p1'], ['I did', false, 'p1'], ['I did.', false, 'p1'], ['I did.', true, 'p1'],
    ]);
  });

  it('break into what the interviewer says', async () => {
    const { says, hushed } = await stage(question, { saying: true });
    says('sorry can I ask');
    says('sorry can I ask something');
    expect(hushed()).toBe(1);
  });

  it('do not break into the closing', async () => {
    const { says, hushed } = await stage(closing, { saying: true });
    says('thank you too');
    expect(hushed()).toBe(0);
  });

  it('are taken as they were guessed where their final never comes', async () => {
    const { clock, says, answers } = await stage();
    says('I built a queue');
    await clock.advance(FINAL_WAIT_MS - 1);
    expect(answers).toEqual([]);
    await clock.advance(200);
    expect(answers).toEqual(['I built a queue']);
    says('I built a queue with', { final: true });
    await clock.advance(5_000);
    expect(answers).toHaveLength(1);
  });

  it('are taken as they were guessed where another piece begins', async () => {
    const { clock, says, answers } = await stage();
    says('First');
    says('second.', { segmentId: 'p2', final: true });
    await clock.advance(3_000);
    expect(answers).toEqual(['First second.']);
  });

  it('give way to a typed answer', async () => {
    const { clock, session, says, answers } = await stage();
    says('I would');
    session.candidateTyped({ text: 'Typed instead.', segmentId: 't1' });
    await settle();
    says('I would say', { final: true });
    await clock.advance(10_000);
    expect(answers).toEqual(['Typed instead.']);
  });

  it('no longer count as speech once an answer was typed instead: the question can be asked for again', async () => {
    const { clock, session, says, events } = await stage();
    says('I would');
    session.candidateTyped({ text: 'Typed instead.', segmentId: 't1' });
    session.candidateRequests('repeat_question');
    await clock.advance(10_000);
    expect(events).toContain('repeat_requested');
  });

  it('of before the candidate was back lend their name to no answer after it: the page has kept them under it', async () => {
    const { clock, heard, session, says, answer } = await stage();
    heard.discard();
    session.candidateLeft();
    says('I built');
    heard.discard();
    session.candidateJoined();
    says('in Go.', { segmentId: 'p2', final: true });
    await clock.advance(10_000);
    expect(answer()).toMatchObject({ content: 'in Go.', metadata: { segmentId: 'p2' } });
  });
});

it('a browser of which nothing was heard is not counted on', async () => {
  const { heard, says } = await stage();
  expect(heard.works()).toBe(false);
  says('hello');
  expect([heard.works(), heard.busy()]).toEqual([true, true]);
});

it('nothing is told once it is closed', async () => {
  const { clock, heard, says, answers } = await stage();
  says('I would');
  heard.close();
  await clock.advance(10_000);
  expect(answers).toEqual([]);
});
