import type { Language } from '@portal/protocol';
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

  it('what replaces the chosen engine', () => {
    expect(sttNotice({ ...sphinx, asChosen: false }, 'hosted', 'en-US')).toEqual([
      'hearing_fallback',
      'The speech recognition you chose isn’t available. Using the basic recognition on this site’s server instead.',
    ]);
  });

  it('names an engine only if it is hosted, so that the candidate knows who receives the voice', () => {
    const textOf = (kind: 'hosted' | 'local' | 'built-in', language: Language) =>
      sttChangedNotice({ kind, name: 'Engine 1' }, language)[1];
    expect(textOf('hosted', 'en-US')).toBe(
      'Speech recognition failed. Using \u2068Engine 1\u2069 from now on.',
    );
    expect(textOf('local', 'en-US')).toBe(
      'Speech recognition failed. Using the speech model on this site’s server from now on.',
    );
    expect(textOf('local', 'ar-SA')).toBe(
      'تعذّر التعرّف على الكلام، ويتولاه نموذج الكلام على خادم هذا الموقع من الآن.',
    );
    expect(textOf('built-in', 'ar-SA')).toBe(
      'تعذّر التعرّف على الكلام، ويتولاه التعرّف الأساسي على خادم هذا الموقع من الآن.',
    );
  });

  it('that answers are typed if there is no engine', () => {
    expect(sttNotice({ ...nothing, asChosen: false }, 'local', 'ar-SA')?.[0]).toBe(
      'typed_answers_only',
    );
    expect(sttNotice(nothing, undefined, 'en-US')).toEqual([
      'typed_answers_only',
      'Speech recognition isn’t available here. Type your answers.',
    ]);
  });

  it('during the interview: which engine took over, or that answers are now typed', () => {
    expect(sttChangedNotice(sphinx.info, 'en-US')).toEqual([
      'hearing_fallback',
      'Speech recognition failed. Using the basic recognition on this site’s server from now on.',
    ]);
    expect(sttChangedNotice(null, 'ar-SA')).toEqual([
      'typed_answers_only',
      'تعذّر التعرّف على الكلام. يمكنك كتابة إجاباتك من الآن.',
    ]);
  });
});
