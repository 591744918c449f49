import { writeClipboard } from './use-transcript-export';

/**
 * A page whose Clipboard API and `execCommand` respond as given. Returns the text selected on copy.
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

test('the Clipboard API is used where it is allowed', async () => {
  const selected = page({ api: () => Promise.resolve(), oldWay: false });
  await writeClipboard('words');
  expect(selected).toEqual([]);
});

test.each([
  ['refused', refuse],
  ['not there', null],
])('where the Clipboard API is %s, a selection is copied, and the focus stays', async (_, api) => {
  document.body.innerHTML = '<button>Copy</button>';
  document.querySelector('button')!.focus();
  const selected = page({ api, oldWay: true });
  await writeClipboard('words');
  expect(selected).toEqual(['words']);
  expect(document.activeElement).toBe(document.querySelector('button'));
  expect(document.querySelector('textarea')).toBeNull();
});

test('where neither is allowed, it fails', async () => {
  page({ api: refuse, oldWay: false });
  await expect(writeClipboard('words')).rejects.toThrow('denied');
});
