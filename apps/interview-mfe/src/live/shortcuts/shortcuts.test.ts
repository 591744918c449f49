import { shortcutOf, type KeyPress } from './shortcuts';

const press = (key: string, over: Partial<KeyPress> = {}): KeyPress => ({
  key,
  code: '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  repeat: false,
  isComposing: false,
  defaultPrevented: false,
  target: document.body,
  ...over,
});
const asked = (...of: Parameters<typeof press>) => shortcutOf(press(...of), document);
const within = (html: string): Element => {
  document.body.innerHTML = html;
  return document.body.firstElementChild!;
};

afterEach(() => {
  document.body.innerHTML = '';
});

describe('single-key shortcuts', () => {
  test.each([
    ['m', 'microphone'],
    ['M', null],
    ['v', 'camera'],
    ['t', 'transcript'],
    ['r', 'repeat'],
    ['y', 'takeYourTime'],
    ['/', 'answer'],
    ['x', null],
  ])('%s is %s', (key, action) => {
    expect(asked(key, { shiftKey: key === 'M' })).toBe(action);
  });

  test('ignores Caps Lock', () => {
    expect(asked('M')).toBe('microphone');
  });

  test('? opens the list, in an Arabic layout too', () => {
    expect([asked('?', { shiftKey: true }), asked('؟', { shiftKey: true })]).toEqual([
      'list',
      'list',
    ]);
  });

  test('uses physical keys on keyboards without Latin letters', () => {
    expect([
      asked('ة', { code: 'KeyM' }),
      asked('ق', { code: 'KeyR' }),
      asked('ظ', { code: 'Slash' }),
    ]).toEqual(['microphone', 'repeat', 'answer']);
  });

  test.each(['ctrlKey', 'metaKey', 'altKey', 'repeat', 'isComposing', 'defaultPrevented'] as const)(
    'ignores keys with %s',
    (with_) => {
      expect(asked('m', { [with_]: true })).toBeNull();
    },
  );

  test.each([
    '<input>',
    '<textarea></textarea>',
    '<select></select>',
    '<div contenteditable="true"></div>',
    '<button role="combobox"></button>',
    '<div role="menu"></div>',
  ])('ignores keys in %s', (html) => {
    expect(asked('m', { target: within(html) })).toBeNull();
  });

  test('works while a button has the focus', () => {
    expect(asked('m', { target: within('<button>Mute</button>') })).toBe('microphone');
  });

  test('ignores keys behind an open dialog', () => {
    within('<div role="dialog"></div>');
    expect(asked('m')).toBeNull();
  });
});
