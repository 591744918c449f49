import {
  createConversation,
  type Conversation,
  type ConversationAction,
  type ConversationEvent,
  type Meaning,
} from '@portal/interviewing';
import type { InterviewMessage, MessageMetadata } from '@portal/protocol';
import { FakeClock } from '@portal/testing/fake-clock';
import { samplePlan } from '../testing/sample-plan';
import { replay } from './replay';

const ANSWER =
  'In my last job I built a payment service for two million requests a day, I measured where the time went, and we moved the slow database queries to a cache, so the latency fell by forty percent.';
const message = (
  role: InterviewMessage['role'],
  content: string,
  metadata: MessageMetadata = {},
): InterviewMessage => ({
  id: '1',
  interviewId: '1',
  role,
  content,
  metadata,
  createdAt: new Date(0).toISOString(),
});
const said = (actions: ConversationAction[]) => actions.filter((action) => action.type === 'say');

const plan = samplePlan('en-US');
const fresh = () => createConversation({ plan });

/**
 * Passes `events` to a new conversation. Returns the conversation and the messages that a worker
 * would have stored.
 */
function held(events: readonly ConversationEvent[]): {
  conversation: Conversation;
  stored: InterviewMessage[];
} {
  const conversation = fresh();
  const stored: InterviewMessage[] = [];
  for (const event of events) {
    if (event.type === 'answered') {
      const { text, typed, confidence, doubtful } = event;
      const heard = { ...(confidence && { confidence }), ...(doubtful && { doubtful }) };
      stored.push(message('user', text, { typed, ...heard }));
    }
    for (const { text, kind, questionIndex } of said(conversation.handle(event))) {
      stored.push(
        message('assistant', text.text, { kind, ...(questionIndex !== null && { questionIndex }) }),
      );
      conversation.handle({ type: 'utterance_finished' });
    }
  }
  return { conversation, stored };
}
const taken = (text: string, meaning: Meaning): ConversationEvent => ({
  type: 'answered',
  text,
  typed: false,
  meaning,
});
const NONSENSE = 'the rye a nun in dew of the hen';
const UNCLEAR = 'my brain is cheese by now';
const answered = (text: string, judgement?: 'good' | 'vague'): ConversationEvent => ({
  type: 'answered',
  text,
  typed: false,
  ...(judgement && { judgement }),
});
const doubtful = (text: string, confidence = 0.15) => ({
  type: 'answered' as const,
  text,
  typed: false,
  confidence,
  doubtful: true,
});
const silence = (elapsedMs: number): ConversationEvent => ({ type: 'silence', elapsedMs });
const joined: ConversationEvent = { type: 'candidate_joined' };

describe('resuming an interview that another worker started', () => {
  it('starts from the beginning if nothing had been said', () => {
    const conversation = fresh();
    expect(replay(conversation, [], new FakeClock())).toEqual({ elapsedMs: null, lastOrder: -1 });
    expect(said(conversation.handle(joined))[0]?.kind).toBe('greeting');
  });

  it('repeats the current question instead of greeting again', () => {
    const conversation = fresh();
    replay(
      conversation,
      [
        message('assistant', 'Hello.', { kind: 'greeting' }),
        message('assistant', 'Tell me.', { kind: 'question' }),
        message('user', ANSWER, { typed: false, confidence: 0.8 }),
        message('assistant', 'And now?', { kind: 'question' }),
      ],
      new FakeClock(),
    );
    const again = said(conversation.handle(joined));
    expect(again.map(({ kind, questionIndex }) => [kind, questionIndex])).toEqual([['repeat', 1]]);
  });

  it('asks the same question if a fault cut the answer short', () => {
    const conversation = fresh();
    const { lastOrder } = replay(
      conversation,
      [
        message('assistant', 'Hello.', { kind: 'greeting', atMs: 900 }),
        message('assistant', 'Tell me.', { kind: 'question', atMs: 4_000 }),
        message('user', 'I built a', { interrupted: true, atMs: 7_000 }),
      ],
      new FakeClock(),
    );
    const again = said(conversation.handle({ type: 'interviewer_changed' }));
    expect(again.map(({ kind, questionIndex }) => [kind, questionIndex])).toEqual([['repeat', 0]]);
    expect(lastOrder).toBe(7_000);
  });

  it('knows that a question was heard after an interruption and a repeat by button', () => {
    const conversation = fresh();
    replay(
      conversation,
      [
        message('assistant', 'Hello.', { kind: 'greeting' }),
        message('assistant', 'Tell', { kind: 'question', interrupted: true }),
        message('assistant', 'Of course. Tell me.', { kind: 'repeat' }),
      ],
      new FakeClock(),
    );
    expect(conversation.state).toMatchObject({
      phase: 'question',
      current: { playback: { state: 'played' } },
    });
  });

  it('recognizes an interview that was over', () => {
    const conversation = fresh();
    replay(
      conversation,
      [
        message('assistant', 'Hello.'),
        message('assistant', 'Tell me.'),
        message('user', ANSWER),
        message('assistant', 'And now?'),
        message('user', 'skip this question'),
        message('assistant', 'Goodbye.', { kind: 'closing' }),
      ],
      new FakeClock(),
    );
    expect(conversation.state.phase).toBe('ended');
  });

  it('skips a withdrawn sentence', () => {
    const { conversation: live, stored } = held([joined, { type: 'gave_way' }, answered(ANSWER)]);
    const conversation = fresh();
    replay(
      conversation,
      [
        ...stored.slice(0, 2),
        message('assistant', 'Right. Could', {
          kind: 'acknowledgement',
          gaveWay: true,
          interrupted: true,
        }),
        ...stored.slice(2),
      ],
      new FakeClock(),
    );
    expect(conversation.state).toEqual(live.state);
  });

  const interviews: [string, ConversationEvent[]][] = [
    ['paused in the midst', [joined, silence(8_000), silence(20_000), silence(60_000)]],
    ['paused, and gone on with', [joined, silence(60_000), answered('yes')]],
    ['at the question whether to end', [joined, answered('stop the interview')]],
    ['at the candidate’s chance to ask', [joined, answered(ANSWER), answered('skip')]],
    [
      'at the second chance to ask',
      [
        joined,
        answered(ANSWER),
        answered('skip'),
        answered('how long does it take until the feedback comes'),
      ],
    ],
    [
      'over, with nothing to ask',
      [joined, answered(ANSWER), answered('skip'), answered('no thank you')],
    ],
    ['over in silence at the end', [joined, answered(ANSWER), answered('skip'), silence(20_000)]],
    ['over because of time', [joined, answered(ANSWER), { type: 'time_up' }]],
    ['over because of silence', [joined, silence(60_000), silence(600_000)]],
    [
      'taken over for the second time',
      [joined, { type: 'interviewer_changed' }, answered(ANSWER), { type: 'interviewer_changed' }],
    ],
    [
      'judged good by a language model, when the rules would ask a follow-up',
      [joined, answered('Fine.', 'good')],
    ],
    [
      'judged vague by a language model, when the rules would not',
      [joined, answered(ANSWER, 'vague')],
    ],
    ['waiting for an answer that is to be said again', [joined, doubtful(NONSENSE)]],
    ['waiting for it after a pause', [joined, doubtful(NONSENSE), silence(8_000)]],
    ['after an answer that was said again', [joined, doubtful(NONSENSE), answered('Fine.')]],
    [
      'after an answer that was hardly understood twice',
      [joined, doubtful(NONSENSE), doubtful(NONSENSE, 0.1)],
    ],
    [
      'after an answer that was hardly understood twice, and judged good by a language model',
      [joined, doubtful(NONSENSE), { ...doubtful(NONSENSE), judgement: 'good' }],
    ],
    [
      'waiting for a question that is to be said again',
      [joined, answered(ANSWER), answered('skip'), doubtful(NONSENSE)],
    ],
    [
      'at the question whether to end, asked again',
      [joined, answered('stop the interview'), doubtful('yon')],
    ],
    ['out of time', [joined, doubtful(NONSENSE), { type: 'time_up' }]],
    [
      'taken for a wish to skip by a language model',
      [joined, taken(UNCLEAR, { kind: 'command', command: 'skip' })],
    ],
    [
      'taken for a wish to stop by a language model',
      [joined, taken(UNCLEAR, { kind: 'confirm_stop' })],
    ],
  ];
  it.each(interviews)('reaches the same state: %s', (_, events) => {
    const { conversation: live, stored } = held(events);
    const conversation = fresh();
    replay(conversation, stored, new FakeClock());
    expect(conversation.state).toEqual(live.state);
  });

  it('takes a turn for what a language model took it for, although nothing was said since', () => {
    const { stored } = held([joined]);
    const conversation = fresh();
    const turn = message('user', UNCLEAR, { typed: false, understoodAs: 'skip' });
    replay(conversation, [...stored, turn], new FakeClock());
    expect(conversation.state).toMatchObject({ current: { questionIndex: 1 } });
  });

  it('knows that an answer is to be said again, although that was not heard', () => {
    const { stored } = held([joined, doubtful(NONSENSE)]);
    const conversation = fresh();
    replay(conversation, stored.slice(0, -1), new FakeClock());
    conversation.handle(answered('Fine.'));
    expect(conversation.state).toMatchObject({ current: { answers: ['Fine.'] } });
  });

  it('knows the words of a follow-up that a language model asked', () => {
    const { stored } = held([joined, answered('Fine.')]);
    const asked = 'And who paid for the cache?';
    const conversation = fresh();
    replay(
      conversation,
      stored.map((line) =>
        line.metadata?.kind === 'follow_up' ? { ...line, content: asked } : line,
      ),
      new FakeClock(),
    );
    const [again] = said(conversation.handle({ type: 'interviewer_changed' }));
    expect(again!.text.text).toMatch(/ And who paid for the cache\?$/);
  });

  it('finds its state although a language model worded every line', () => {
    const { conversation: live, stored } = held([
      joined,
      answered('Fine.'),
      { type: 'repeat_requested' },
      answered(ANSWER, 'good'),
      silence(8_000),
    ]);
    const conversation = fresh();
    replay(
      conversation,
      stored.map((line) =>
        line.role === 'assistant' ? { ...line, content: 'In other words.' } : line,
      ),
      new FakeClock(),
    );
    expect(conversation.state).toMatchObject({
      phase: 'question',
      current: { questionIndex: 1, nudges: 'nudged' },
    });
    expect(live.state).toMatchObject({
      phase: 'question',
      current: { questionIndex: 1, nudges: 'nudged' },
    });
  });
});
