import { sttChangedNotice, sttNotice } from './notices';

const sphinx = { info: { kind: 'built-in', name: 'PocketSphinx' }, asChosen: true } as const;
const nothing = { info: { kind: 'none', name: 'typed answers' }, asChosen: true } as const;

describe('notices about STT', () => {
  it('none if the chosen engine runs, or none was chosen and there is one', () => {
    expect(sttNotice(sphinx, 'built-in', 'en-US')).toBeNull();
    expect(sttNotice(sphinx, undefined, 'en-US')).toBeNull();
  });

  it('none if the candidate chose browser recognition or typing', () => {
    expect([sttNotice(nothing, 'browser', 'ar-SA'), sttNotice(nothing, 'none', 'ar-SA')]).toEqual([
      null,
      null,
    ]);
  });

  it('which engine replaces the chosen one', () => {
    expect(sttNotice({ ...sphinx, asChosen: false }, 'hosted', 'en-US')).toEqual([
      'hearing_fallback',
      'The chosen speech recognition is not available: \u2068PocketSphinx\u2069 hears you instead.',
    ]);
  });

  it('that answers are typed if there is no engine', () => {
    expect(sttNotice({ ...nothing, asChosen: false }, 'local', 'ar-SA')?.[0]).toBe(
      'typed_answers_only',
    );
    expect(sttNotice(nothing, undefined, 'en-US')).toEqual([
      'typed_answers_only',
      'No speech recognition is available here: answers are typed.',
    ]);
  });

  it('during the interview: which engine took over, or that answers are now typed', () => {
    expect(sttChangedNotice(sphinx.info, 'en-US')).toEqual([
      'hearing_fallback',
      'Speech recognition failed: \u2068PocketSphinx\u2069 hears you from now on.',
    ]);
    expect(sttChangedNotice(null, 'ar-SA')).toEqual([
      'typed_answers_only',
      'تعذر التعرف على الكلام: الإجابات بالكتابة من الآن.',
    ]);
  });
});
