import { joinUtterances, TurnDraft } from './turn-draft';

const part = (text: string, misheard?: readonly number[]) => ({
  text,
  confidence: 0.5,
  ...(misheard && { misheard }),
});

describe('misheard words', () => {
  it('are counted from the beginning of the turn', () => {
    const draft = new TurnDraft();
    draft.add(part('we had a', [2]));
    draft.add(part('crate'));
    draft.add(part(' of rye ', [1]));
    expect(draft.finish(0)).toMatchObject({ text: 'we had a crate of rye', misheard: [2, 5] });
  });

  it('are counted from the beginning of a continued answer', () => {
    const times = { startMs: 0, endMs: 0, pauses: [] };
    const joined = joinUtterances(
      { ...part('we had'), ...times },
      { ...part('a crate', [1]), ...times },
    );
    expect(joined).toMatchObject({ text: 'we had a crate', misheard: [3] });
  });

  it('are absent where the engine does not know them', () => {
    const draft = new TurnDraft();
    draft.add(part('we had'));
    expect(draft.finish(0)).not.toHaveProperty('misheard');
  });
});
