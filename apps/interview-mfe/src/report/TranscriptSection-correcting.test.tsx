import { jest } from '@jest/globals';
import { ApiError } from '@portal/api-clients';
import { speak } from '@portal/i18n/testing';
import type { Correction, InterviewMessage, Language } from '@portal/protocol';
import { settle } from '@portal/testing/fake-clock';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { demoInterview, INTERVIEW_ID } from '../testing/demo-interview';
import { draftsKey } from '../transcript/correct/correction-draft';
import { TranscriptSection } from './TranscriptSection';

const message = (over: Partial<InterviewMessage> = {}): InterviewMessage => ({
  id: 'm1',
  interviewId: INTERVIEW_ID,
  role: 'user',
  content: 'We had one rye for each mar chant.',
  metadata: { startMs: 31_000, misheard: [3] },
  createdAt: '2026-11-18T10:00:31Z',
  ...over,
});
const stored = (corrections: readonly Correction[], additions: readonly string[] = []) =>
  message({
    corrections: {
      changedAt: '2026-11-18T11:00:00Z',
      items: corrections.map((one) => ({
        ...one,
        addition: additions.includes(one.text),
      })),
    },
  });
const offline = () =>
  Promise.reject(
    new ApiError({ kind: 'network', fallbackKey: 'correctMessage', message: 'Failed to fetch' }),
  );

type Correct = (id: string, corrections: readonly Correction[]) => Promise<InterviewMessage>;

function show(
  messages: InterviewMessage[] = [message()],
  { correct = jest.fn<Correct>(), language = 'en-US' as Language, canCorrect = true } = {},
) {
  const section = (given: InterviewMessage[]) => (
    <TranscriptSection
      messages={given}
      language={language}
      interview={demoInterview}
      shown={null}
      correct={canCorrect ? correct : null}
    />
  );
  const view = render(section(messages));
  return { correct, update: (given: InterviewMessage[]) => view.rerender(section(given)), ...view };
}
const press = async (name: string | RegExp) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await act(settle);
};
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'What you said' });
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const words = () =>
  within(screen.getByRole('group', { name: 'Words of this answer' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
/** Corrects a word in the open editor. */
const replace = async (word: string | RegExp, text: string) => {
  await press(word);
  type(text);
  await press('Apply');
};
/** Applies one correction, writes a second one, and saves both. */
const correctTwice = async () => {
  await press('Correct words');
  await replace(/^rye/, 'write');
  await press('mar');
  type('merchant');
  // What is still in the field is saved too.
  await press('Save corrections');
};

beforeAll(async () => {
  await speak('en-US');
});
afterEach(async () => {
  cleanup();
  sessionStorage.clear();
  await act(() => speak('en-US'));
});

describe('what can be corrected', () => {
  test('is what the candidate said, not what they typed or the interviewer said', () => {
    show([
      message(),
      message({ id: 'm2', metadata: { typed: true } }),
      message({ id: 'm3', role: 'assistant' }),
    ]);
    expect(screen.getAllByRole('button', { name: 'Correct words' })).toHaveLength(1);
  });

  test('is nothing for readers with a ticket, who are told what to do', () => {
    show(undefined, { canCorrect: false });
    expect(screen.queryByRole('button', { name: 'Correct words' })).toBeNull();
    expect(screen.getByText(/Log in and open this interview/)).toBeTruthy();
  });
});

describe('correcting', () => {
  test('replaces words one by one, and keeps what was heard beside them', async () => {
    show();
    await press('Correct words');
    await replace(/^rye/, 'write');
    await press('mar');
    await press('Include the next word');
    expect(field().value).toBe('mar chant.');
    type('merchant.');
    await press('Apply');
    expect(words()).toEqual([
      'We',
      'had',
      'one',
      'write rye (Corrected)',
      'for',
      'each',
      'merchant. mar chant. (Corrected)',
    ]);
  });

  test('saves all corrections together, shows them and returns the focus', async () => {
    const correct = jest.fn<Correct>((_, corrections) => Promise.resolve(stored(corrections)));
    const { update } = show(undefined, { correct });
    await correctTwice();
    const corrections = [
      { from: 3, count: 1, heard: 'rye', text: 'write' },
      { from: 6, count: 1, heard: 'mar', text: 'merchant' },
    ];
    expect(correct.mock.calls).toEqual([['m1', corrections]]);
    update([stored(corrections)]);
    expect(screen.getByText('Your corrections are saved.')).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Correct words');
    expect(screen.getByRole('article').textContent).toContain(
      'We had one write (Corrected) rye (As heard, before the correction) for each',
    );
    expect(sessionStorage.getItem(draftsKey(INTERVIEW_ID))).toBeNull();
  });

  test('ends the doubt about the answer once all words in doubt are mended', () => {
    const doubted = (given: InterviewMessage) => ({
      ...given,
      metadata: { ...given.metadata, doubtful: true },
    });
    const meta = () => screen.getByRole('article').firstElementChild!.textContent;
    const { update } = show([doubted(message())]);
    expect(meta()).toBe('You00:31May have been misheard');
    update([doubted(stored([{ from: 6, count: 1, heard: 'mar', text: 'merchant.' }]))]);
    expect(meta()).toBe('You00:31May have been misheard');
    update([doubted(stored([{ from: 3, count: 1, heard: 'rye', text: 'write' }]))]);
    expect(meta()).toBe('You00:31');
  });

  test('says which corrections are additions, and marks them', async () => {
    const correct = jest.fn<Correct>((_, all) => Promise.resolve(stored(all, ['sharding'])));
    const { update } = show(undefined, { correct });
    await press('Correct words');
    await replace(/^rye/, 'sharding');
    await press('Save corrections');
    update([stored([{ from: 3, count: 1, heard: 'rye', text: 'sharding' }], ['sharding'])]);
    expect(screen.getByText(/shown as added and not scored/)).toBeTruthy();
    expect(screen.getByRole('article').textContent).toContain(
      'one rye sharding (Added, not scored) for',
    );
  });

  test('keeps what was written for words that have changed, and shows the new ones', async () => {
    const conflict = new ApiError({
      kind: 'http',
      status: 409,
      code: 'conflict',
      fallbackKey: 'correctMessage',
      message: 'conflict',
    });
    const correct = jest.fn<Correct>().mockRejectedValueOnce(conflict);
    const { update } = show(undefined, { correct });
    await correctTwice();
    expect(screen.getByRole('alert').textContent).toMatch(/changed in the meantime/);
    update([message({ content: 'Just one rye for each mar chant.', metadata: null })]);
    expect(words().slice(0, 3)).toEqual(['Just', 'one', 'rye']);
    expect(screen.getByText(/What we heard has changed/)).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'write (instead of: rye)',
      'merchant (instead of: mar)',
    ]);
    correct.mockImplementation((_, all) => Promise.resolve(stored(all)));
    await replace('rye', 'write');
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    await press('Save corrections');
    expect(correct.mock.calls[1]).toEqual([
      'm1',
      [{ from: 2, count: 1, heard: 'rye', text: 'write' }],
    ]);
    expect(screen.queryByText(/What we heard has changed/)).toBeNull();
    expect(sessionStorage.getItem(draftsKey(INTERVIEW_ID))).toBeNull();
  });

  test('can be undone before it is saved', async () => {
    const { correct } = show();
    await press('Correct words');
    await replace(/^rye/, 'write');
    await press(/^write/);
    await press('Restore what was heard');
    expect(words()[3]).toBe('rye (May have been misheard)');
    expect(screen.queryByRole('button', { name: 'Save corrections' })).toBeNull();
    await press('Done');
    expect(correct).not.toHaveBeenCalled();
  });

  test('can be undone after it was saved', async () => {
    const correct = jest.fn<Correct>(() => Promise.resolve(stored([])));
    show([stored([{ from: 3, count: 1, heard: 'rye', text: 'write' }])], { correct });
    await press('Correct words');
    await press(/^write/);
    await press('Restore what was heard');
    await press('Save corrections');
    expect(correct.mock.calls).toEqual([['m1', []]]);
  });

  test('Escape leaves the word as it was, and the focus on it', async () => {
    show();
    await press('Correct words');
    await press(/^rye/);
    type('write');
    fireEvent.keyDown(field(), { key: 'Escape' });
    expect(words()[3]).toBe('rye (May have been misheard)');
    expect(document.activeElement?.textContent).toBe('rye (May have been misheard)');
  });
});

describe('nothing typed is lost', () => {
  test('when saving fails', async () => {
    const correct = jest.fn<Correct>(offline);
    show(undefined, { correct });
    await press('Correct words');
    await replace(/^rye/, 'write');
    await press('Save corrections');
    expect(screen.getByRole('alert').textContent).toBe('We couldn’t save your corrections');
    expect(words()[3]).toBe('write rye (Corrected)');
    correct.mockImplementation((_, all) => Promise.resolve(stored(all)));
    await press('Save corrections');
    expect(correct).toHaveBeenCalledTimes(2);
  });

  test('when it is typed while other words are being saved', async () => {
    let handOver: (message: InterviewMessage) => void = () => undefined;
    const correct = jest.fn<Correct>(() => new Promise((resolve) => (handOver = resolve)));
    const { update } = show(undefined, { correct });
    await press('Correct words');
    await replace(/^rye/, 'write');
    await press('Save corrections');
    await press('mar');
    type('merch');
    const saved = stored([{ from: 3, count: 1, heard: 'rye', text: 'write' }]);
    await act(async () => {
      handOver(saved);
      await settle();
    });
    update([saved]);
    expect(field().value).toBe('merch');
    expect(document.activeElement).toBe(field());
    await press('Apply');
    expect(screen.getByRole('button', { name: 'Save corrections' })).toBeTruthy();
  });

  test('when the page is loaded again, not even in the open field', async () => {
    show();
    await press('Correct words');
    await replace(/^rye/, 'write');
    await press('mar');
    type('merch');
    cleanup();
    show();
    expect(words()[3]).toBe('write rye (Corrected)');
    expect(field().value).toBe('merch');
    expect(screen.getByText('Not saved yet.')).toBeTruthy();
  });
});

describe('with the keyboard', () => {
  const key = (name: string) => fireEvent.keyDown(document.activeElement!, { key: name });

  test('arrow keys move between words, of which one is in the tab order', async () => {
    show();
    await press('Correct words');
    const buttons = within(screen.getByRole('group')).getAllByRole('button');
    const reachable = () => buttons.filter(({ tabIndex }) => tabIndex === 0);
    // The first word in doubt is the one to begin with.
    expect(reachable()).toEqual([buttons[3]]);
    expect(document.activeElement).toBe(buttons[3]);
    key('ArrowRight');
    expect(document.activeElement).toBe(buttons[4]);
    key('Home');
    expect(document.activeElement).toBe(buttons[0]);
    key('ArrowLeft');
    expect(document.activeElement).toBe(buttons[0]);
    expect(reachable()).toEqual([buttons[0]]);
  });

  test('in Arabic the left arrow goes on', async () => {
    show([message({ content: 'كتبنا خدمة المدفوعات', metadata: null })], { language: 'ar-SA' });
    await press('Correct words');
    const buttons = within(screen.getByRole('group')).getAllByRole('button');
    buttons[0]!.focus();
    key('ArrowLeft');
    expect(document.activeElement).toBe(buttons[1]);
  });
});
