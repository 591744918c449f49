import { createConversation, type ConversationAction } from '@portal/interviewing';
import type { InterviewMessage, MessageMetadata } from '@portal/protocol';
import { FakeClock } from '../fakes';
import { proofPlan } from '../proof/plan';
import { replay } from './replay';

const ANSWER = 'In my last job I built a payment service for two million requests a day, I measured where the time went, and we moved the slow database queries to a cache, so the latency fell by forty percent.';
const message = (role: InterviewMessage['role'], content: string, metadata: MessageMetadata = {}): InterviewMessage => ({ id: '1', interviewId: '1', role, content, metadata, createdAt: new Date(0).toISOString() });
const said = (actions: ConversationAction[]) => actions.filter((action) => action.type === 'say');

describe('taking up an interview that another worker had begun', () => {
  it('begins where nothing had been said', () => {
    const conversation = createConversation({ plan: proofPlan('en-US') });
    expect(replay(conversation, [], new FakeClock())).toEqual({ elapsedMs: null });
    expect(said(conversation.handle({ type: 'candidate_joined' }))[0]?.kind).toBe('greeting');
  });

  it('repeats the question that stands instead of greeting anew', () => {
    const conversation = createConversation({ plan: proofPlan('en-US') });
    replay(conversation, [message('assistant', 'Hello.', { kind: 'greeting' }), message('assistant', 'Tell me.', { kind: 'question' }), message('user', ANSWER, { typed: false, confidence: 0.8 }), message('assistant', 'And now?', { kind: 'question' })], new FakeClock());
    const again = said(conversation.handle({ type: 'candidate_joined' }));
    expect(again.map(({ kind, questionIndex }) => [kind, questionIndex])).toEqual([['repeat', 1]]);
  });

  it('knows a question as heard that was cut off and then repeated at the press of a button', () => {
    const conversation = createConversation({ plan: proofPlan('en-US') });
    replay(conversation, [
      message('assistant', 'Hello.', { kind: 'greeting' }), message('assistant', 'Tell', { kind: 'question', interrupted: true }), message('assistant', 'Of course. Tell me.', { kind: 'repeat' }),
    ], new FakeClock());
    expect(conversation.state).toMatchObject({ phase: 'question', turn: { hearing: { state: 'heard' } } });
  });

  it('knows an interview that was over', () => {
    const conversation = createConversation({ plan: proofPlan('en-US') });
    replay(conversation, [message('assistant', 'Hello.'), message('assistant', 'Tell me.'), message('user', ANSWER), message('assistant', 'And now?'), message('user', 'skip this question'), message('assistant', 'Goodbye.', { kind: 'closing' })], new FakeClock());
    expect(conversation.state.phase).toBe('ended');
  });
});
