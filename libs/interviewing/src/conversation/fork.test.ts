import { answered, begun, says, tell } from '../testing/conversations';
import type { ConversationEvent } from './types';

const A = 'At Souqly the problem was that checkout took 900 milliseconds, so I traced it and';
const B =
  'I added Redis caching and rewrote two queries, and as a result latency dropped by 40 percent.';

describe('preview', () => {
  const events: ConversationEvent[] = [
    answered(B),
    answered('Fine.'),
    answered('say again please'),
    { type: 'silence', elapsedMs: 20_000 },
    { type: 'interrupted', heard: 'a' },
    { type: 'time_up' },
    { type: 'candidate_left' },
    { type: 'pace_requested', pace: 'patient' },
  ];

  it.each(events)('returns what would be done ($type $text), and changes nothing', (event) => {
    const [looked, plain] = [begun(), begun()];
    const before = looked.state;
    const foreseen = looked.preview(event);
    for (const other of events) looked.preview(other);
    expect(looked.state).toBe(before);
    expect(foreseen).toEqual(plain.handle(event));
    expect(looked.handle(event)).toEqual(foreseen);
    expect(tell(looked, answered('Fine.'), answered('no'))).toEqual(
      tell(plain, answered('Fine.'), answered('no')),
    );
  });
});

describe('an answer that was taken too early', () => {
  it('is restored: both parts are one answer, as if there had been no break', () => {
    const [healed, whole] = [begun(), begun()];
    const before = healed.checkpoint();
    tell(healed, answered(A), { type: 'interrupted', heard: 'Could you' });
    healed.restore(before);
    expect(healed.state).toEqual(whole.state);
    expect(
      tell(healed, answered(`${A} ${B}`), { type: 'utterance_finished' }, answered('Fine.')),
    ).toEqual(
      tell(whole, answered(`${A} ${B}`), { type: 'utterance_finished' }, answered('Fine.')),
    );
  });

  it('can be restored from any later moment, and more than once', () => {
    const conversation = begun();
    const [before, stateBefore] = [conversation.checkpoint(), conversation.state];
    for (let time = 0; time < 2; time += 1) {
      tell(
        conversation,
        answered(A),
        { type: 'pace_requested', pace: 'patient' },
        answered('Fine.'),
        { type: 'time_up' },
      );
      expect(conversation.state.phase).toBe('ended');
      conversation.restore(before);
      expect(conversation.state).toBe(stateBefore);
    }
  });

  it('gives the floor back explicitly if the candidate falls silent too, and keeps the question open', () => {
    const conversation = begun();
    const before = conversation.checkpoint();
    tell(conversation, answered(A), { type: 'interrupted', heard: 'Could' });
    conversation.restore(before);
    const yielded = says(tell(conversation, { type: 'gave_way' }));
    expect(yielded).toEqual([
      expect.objectContaining({ kind: 'acknowledgement', questionIndex: 0, expectsAnswer: true }),
    ]);
    expect(yielded[0]!.text.text.split(' ').length).toBeLessThanOrEqual(4);
    expect(
      says(tell(conversation, { type: 'utterance_finished' }, answered(`${A} ${B}`)))[0],
    ).toMatchObject({ kind: 'question', questionIndex: 1 });
  });
});
