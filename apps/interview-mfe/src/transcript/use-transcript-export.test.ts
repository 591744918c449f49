import { writeClipboard } from './use-transcript-export';

/**
 * Simulates a page where the Clipboard API responds with `api` and `execCommand` returns `oldWay`.
 * Returns an array that collects the text selected for each `execCommand` call.
 */
function page({ api, oldWay }: { api: (() => Promise<void>) | null; oldWay: boolean }) {
  const selected: string[] = [];
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: api && { writeText: api },
  });
  document.execCommand = () => {
    selected.push((document.activeElement as HTMLTextAreaElement).value);
    return oldWay;
  };
  return selected;
}
const refuse = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));

test('uses the Clipboard API if allowed', async () => {
  const selected = page({ api: () => Promise.resolve(), oldWay: false });
  await writeClipboard('words');
  expect(selected).toEqual([]);
});

test.each([
  ['refused', refuse],
  ['not there', null],
])('if the Clipboard API is %s, copies a selection and keeps the focus', async (_, api) => {
  document.body.innerHTML = '<button>Copy</button>';
  document.querySelector('button')!.focus();
  const selected = page({ api, oldWay: true });
  await writeClipboard('words');
  expect(selected).toEqual(['words']);
  expect(document.activeElement).toBe(document.querySelector('button'));
  expect(document.querySelector('textarea')).toBeNull();
});

test('fails if neither is allowed', async () => {
  page({ api: refuse, oldWay: false });
  await expect(writeClipboard('words')).rejects.toThrow('denied');
});
