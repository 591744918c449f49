import {
  RUNTIME_COMPONENTS_MAX,
  RUNTIME_TEXT_MAX_CHARS,
  runtimeDataSchema,
} from '@portal/protocol';
import { readScreen } from './read-screen';
import { readRuntimeData } from './runtime-data';

beforeAll(() => {
  // jsdom has no layout, so only the `hidden` attribute hides anything.
  Element.prototype.checkVisibility = function () {
    return this.closest('[hidden]') === null;
  };
});
beforeEach(() => {
  document.body.innerHTML = '';
  localStorage.clear();
});

/** Reads a page with the given content. */
function read(html: string) {
  document.body.innerHTML = html;
  return readScreen(document);
}

describe('components', () => {
  test('are only those with a valid mark, nested as in the document', () => {
    expect(
      read(`
        <main data-runtime="screen:room" data-runtime-label="Room">
          <div><button data-runtime="button:mute">Mute</button></div>
          <button>Unmarked</button>
          <button data-runtime="lever:pull">Unknown type</button>
          <button data-runtime="button">No name</button>
        </main>
        <div data-runtime="dialog:help" aria-labelledby="title"><h2 id="title">Help</h2></div>`),
    ).toEqual([
      expect.objectContaining({
        text: 'Room',
        componentType: 'screen',
        children: [
          {
            hash: expect.stringMatching(/^[0-9a-f]{8}$/),
            text: 'Mute',
            componentType: 'button',
            isClickable: true,
            children: [],
          },
        ],
      }),
      expect.objectContaining({ text: 'Help', componentType: 'dialog', isClickable: false }),
    ]);
  });

  test('that are hidden are absent, with everything in them', () => {
    expect(
      read(`<div hidden data-runtime="region:panel"><button data-runtime="button:a">A</button></div>
        <div hidden><button data-runtime="button:b">B</button></div>`),
    ).toEqual([]);
  });

  test.each([
    ['<button data-runtime="button:a">A</button>', true],
    ['<button disabled data-runtime="button:a">A</button>', false],
    ['<button aria-disabled="true" data-runtime="button:a">A</button>', false],
    ['<fieldset disabled><button data-runtime="button:a">A</button></fieldset>', false],
    ['<div inert><button data-runtime="button:a">A</button></div>', false],
    ['<input data-runtime="field:a">', true],
    ['<div data-runtime="field:a"><input disabled></div>', false],
    ['<p data-runtime="status:a">A</p>', false],
  ])('are clickable if they can be used: %s', (html, isClickable) => {
    expect(read(html)).toMatchObject([{ isClickable }]);
  });

  test('have hashes that differ, also for the same mark, and that siblings do not change', () => {
    const button = '<button data-runtime="button:close">Close</button>';
    const [first, second, region] = read(
      `${button}${button}<div data-runtime="region:panel">${button}</div>`,
    );
    const hashes = [first?.hash, second?.hash, region?.children[0]?.hash];
    expect(new Set(hashes).size).toBe(3);
    const [status, alone] = read(`<p data-runtime="status:new">New</p>${button}`);
    expect(status?.hash).not.toBe(first?.hash);
    expect(alone?.hash).toBe(first?.hash);
  });

  test('are limited in number and in the length of their texts', () => {
    const long = `<p data-runtime="status:a">${'x'.repeat(RUNTIME_TEXT_MAX_CHARS + 50)}</p>`;
    document.body.innerHTML = `<div data-runtime="region:all">${long.repeat(RUNTIME_COMPONENTS_MAX + 50)}</div>`;
    const data = readRuntimeData();
    expect(runtimeDataSchema.safeParse(data).success).toBe(true);
    const [all] = data!.components;
    expect(all?.children).toHaveLength(RUNTIME_COMPONENTS_MAX - 1);
    expect(all?.children[0]?.text).toHaveLength(RUNTIME_TEXT_MAX_CHARS);
  });
});

describe('texts', () => {
  test.each([
    ['<button data-runtime="button:a" aria-label="Close"><svg></svg></button>', 'Close'],
    [
      '<button data-runtime="button:a"><i aria-hidden="true">♪</i> Play\n sound</button>',
      'Play sound',
    ],
    ['<p data-runtime="status:a">No sound <b data-runtime="button:b">Fix</b></p>', 'No sound'],
    [
      '<label for="x">Your answer</label><textarea id="x" data-runtime="field:a"></textarea>',
      'Your answer',
    ],
  ])('are labels: %s', (html, text) => {
    expect(read(html)[0]?.text).toBe(text);
  });

  test.each([
    ['<label for="x">Answer</label><textarea id="x" data-runtime="field:a">secret</textarea>'],
    ['<input data-runtime="field:a" aria-label="Answer" value="secret">'],
    [
      '<div data-runtime="field:a"><label for="x">Device</label><button id="x">secret</button></div>',
    ],
    ['<p data-runtime="status:a">Typed: <input value="secret"><textarea>secret</textarea></p>'],
    ['<p data-runtime="status:a">Typed: <span contenteditable>secret</span></p>'],
    ['<section data-runtime="region:a" aria-label="Caption"><p>secret</p></section>'],
    ['<section data-runtime="region:a"><p>secret</p></section>'],
  ])('never contain what a field or a region holds: %s', (html) => {
    const components = read(html);
    expect(components).toHaveLength(1);
    expect(JSON.stringify(components)).not.toContain('secret');
  });
});

describe('the device id', () => {
  const shown = () => {
    document.body.innerHTML = '<p data-runtime="status:a">A</p>';
    return readRuntimeData()?.deviceId;
  };

  test('is random, and stays the same in one browser', () => {
    const first = shown();
    expect(first).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    expect(shown()).toBe(first);
    localStorage.clear();
    expect(shown()).not.toBe(first);
  });

  test('is replaced if somebody wrote something else in its place', () => {
    localStorage.setItem('device-id', 'layla@mail.example');
    expect(shown()).not.toContain('layla');
  });
});

test('there is no data for a screen without marked components', () => {
  document.body.innerHTML = '<button>Login</button>';
  expect(readRuntimeData()).toBeNull();
});
