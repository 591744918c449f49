import { jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { speak } from '@portal/i18n/testing';
import type { InterviewMessage } from '@portal/protocol';
import { settle } from '@portal/testing/fake-clock';
import { demoInterview } from '../../testing/demo-interview';
import { chatMessageOf, EMPTY_CHAT, type ChatState, type TranscriptLine } from '../../room/chat';
import type { ConversationSnapshot, QuestionProgress } from '../../room/conversation';
import { useCorrections } from '../../transcript/correct/use-corrections';
import { TranscriptPanel } from './TranscriptPanel';

const line = (
  id: string,
  speaker: TranscriptLine['speaker'],
  text: string,
  more: Partial<TranscriptLine> = {},
): TranscriptLine => ({
  id,
  speaker,
  text,
  place: 0,
  atMs: 31_000,
  timestamp: '2026-11-18T10:00:31Z',
  questionIndex: null,
  interrupted: false,
  stored: null,
  ...more,
});
/** A line of the candidate that the server has stored. */
const answer = (id: string, text: string, stored: Partial<InterviewMessage> = {}): TranscriptLine =>
  line(id, 'user', text, {
    stored: {
      id: `m${id}`,
      interviewId: demoInterview.id,
      role: 'user',
      content: text,
      metadata: null,
      createdAt: '2026-11-18T10:00:31Z',
      ...stored,
    },
  });
const LINES = [
  line('1', 'ai', 'What made the old design stop working?', { interrupted: true }),
  line('2', 'user', 'We kept one row per merchant, and writers fought over the same row.'),
  line('3', 'ai', 'And which row was that?'),
];

const STARTED = Date.parse('2026-11-18T10:00:00Z');

function Panel({
  conversation,
  language,
}: {
  conversation: ConversationSnapshot;
  language: 'en-US' | 'ar-SA';
}) {
  const corrections = useCorrections(demoInterview.id, () =>
    Promise.reject(new Error('no server')),
  );
  return (
    <TranscriptPanel
      conversation={conversation}
      corrections={corrections}
      isDraft={false}
      interviewerName="Rachel"
      interview={{ ...demoInterview, language }}
      onClear={() => undefined}
      onClose={() => undefined}
    />
  );
}

function show(
  lines = LINES,
  language: 'en-US' | 'ar-SA' = 'en-US',
  question: QuestionProgress | null = null,
  chat: Partial<ChatState> = {},
) {
  const panel = (shown: TranscriptLine[]) => (
    <Panel
      language={language}
      conversation={{
        transcript: shown,
        chat: {
          ...EMPTY_CHAT,
          messages: shown.map((of) => chatMessageOf(of, STARTED)),
          counter: shown.length,
          ...chat,
        },
        live: null,
        latest: null,
        question,
        doubtfulAnswers: 0,
        startedAtMs: STARTED,
      }}
    />
  );
  const { rerender } = render(panel(lines));
  return { add: (...more: TranscriptLine[]) => rerender(panel([...lines, ...more])) };
}
const press = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
    await settle();
  });
const field = () => screen.getByRole('searchbox', { name: 'Search the transcript' });
const search = (value: string) => fireEvent.change(field(), { target: { value } });
const key = (name: string, more: object = {}) => fireEvent.keyDown(field(), { key: name, ...more });
const marks = () =>
  [...document.querySelectorAll('mark')].map((mark) =>
    mark.hasAttribute('data-current-match') ? `[${mark.textContent}]` : mark.textContent,
  );
const told = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('');

let shownMatches: string[] = [];
beforeAll(() => speak('en-US'));
beforeEach(() => {
  shownMatches = [];
  Element.prototype.scrollTo = jest.fn() as unknown as typeof Element.prototype.scrollTo;
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    shownMatches.push(this.closest('article')?.textContent ?? '');
  };
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

describe('search', () => {
  test('highlights matches, counts them and scrolls to the first', async () => {
    show();
    await press('Search the transcript');
    expect(document.activeElement).toBe(field());
    search('ROW');
    expect(marks()).toEqual(['[row]', 'row', 'row']);
    expect(told()).toBe('1 of 3');
    expect(shownMatches.at(-1)).toContain('We kept one row');
  });

  test('Enter goes forward and Shift+Enter back, wrapping around', async () => {
    show();
    await press('Search the transcript');
    search('row');
    key('Enter');
    key('Enter');
    expect(told()).toBe('3 of 3');
    expect(shownMatches.at(-1)).toContain('And which row');
    key('Enter');
    expect(told()).toBe('1 of 3');
    key('Enter', { shiftKey: true });
    expect(told()).toBe('3 of 3');
    await press('Previous match');
    expect(told()).toBe('2 of 3');
  });

  test("keeps the reader's place while new entries arrive", async () => {
    const { add } = show();
    await press('Search the transcript');
    search('row');
    key('Enter');
    const scrolls = (Element.prototype.scrollTo as jest.Mock).mock.calls.length;
    add(line('4', 'user', 'The row of the largest merchant.'));
    expect(told()).toBe('2 of 4');
    expect((Element.prototype.scrollTo as jest.Mock).mock.calls).toHaveLength(scrolls);
    search('');
    add(line('5', 'ai', 'Thank you.'));
    expect((Element.prototype.scrollTo as jest.Mock).mock.calls.length).toBeGreaterThan(scrolls);
  });

  test('Escape clears the search; in an empty field it closes it and returns the focus', async () => {
    show();
    await press('Search the transcript');
    search('row');
    key('Escape');
    expect(marks()).toEqual([]);
    expect(told()).toBe('');
    key('Escape');
    expect(screen.queryByRole('searchbox')).toBeNull();
    expect(document.activeElement).toBe(
      screen.getByRole('button', { name: 'Search the transcript' }),
    );
  });

  test('says when nothing is found', async () => {
    show();
    await press('Search the transcript');
    search('column');
    expect(told()).toBe('No matches');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next match' }).disabled).toBe(
      true,
    );
  });
});

describe('entries', () => {
  test('marks interrupted speech in words', () => {
    show();
    expect(
      screen.getAllByRole('article').map((entry) => entry.textContent?.includes('interrupted')),
    ).toEqual([true, false, false]);
  });

  /** Returns the words that are underlined in an entry's text. */
  const underlined = (entry: HTMLElement) =>
    [...entry.lastElementChild!.querySelectorAll('span')].map(({ textContent }) => textContent);

  test('underlines words that may have been misheard, explains that, and tells them once', () => {
    const misheard = [3, 5];
    show([
      line('1', 'user', 'We had a crate of rye.', { misheard }),
      line('2', 'user', 'We had a crate of rye.', { misheard, doubtful: true }),
    ]);
    const entries = screen.getAllByRole('article');
    expect(
      entries.map((entry) => entry.querySelector('time')!.nextElementSibling!.textContent),
    ).toEqual(['May have been misheard: crate and rye.', 'May have been misheard']);
    for (const entry of entries) {
      expect(entry.lastElementChild!.textContent).toBe('We had a crate of rye.');
      expect(underlined(entry)).toEqual(['crate', 'rye.']);
    }
    const legend = screen.getByText('May have been misheard', {
      selector: 'p:not(article p) > span',
    });
    expect(legend.getAttribute('aria-hidden')).toBe('true');
  });

  test('without such words there is nothing to explain', () => {
    show();
    expect(screen.queryByText('May have been misheard')).toBeNull();
  });

  test('a search finds misheard words, which stay marked', async () => {
    show([line('1', 'user', 'We had a crate of rye.', { misheard: [3, 4] })]);
    await press('Search the transcript');
    search('rate');
    expect(marks()).toEqual(['[rate]']);
    const [entry] = screen.getAllByRole('article');
    expect(entry!.lastElementChild!.textContent).toBe('We had a crate of rye.');
    expect(underlined(entry!)).toEqual(['c', 'rate', ' of']);
  });

  test('each entry has its own direction and language', () => {
    show(
      [
        line('1', 'ai', 'PostgreSQL كانت تحتفظ بصف واحد لكل تاجر.'),
        line('2', 'user', 'I would rather answer in English.'),
        line('3', 'user', '42'),
      ],
      'ar-SA',
    );
    const texts = screen.getAllByRole('article').map((entry) => entry.lastElementChild!);
    expect(texts.map((text) => [text.getAttribute('dir'), text.getAttribute('lang')])).toEqual([
      ['rtl', 'ar'],
      ['ltr', 'en'],
      ['rtl', null],
    ]);
  });
});

describe('correcting the last answer', () => {
  const CORRECTED = {
    changedAt: '2026-11-18T10:01:00Z',
    items: [{ from: 1, count: 1, heard: 'rye', text: 'row', addition: false }],
  };
  const offeredIn = () =>
    screen
      .getAllByRole('article')
      .filter((entry) => within(entry).queryByRole('button', { name: 'Correct words' }))
      .map((entry) => entry.querySelector('p[dir]')!.textContent);

  test('is offered for the last answer that was spoken and stored', () => {
    const { add } = show([answer('1', 'One rye.'), line('2', 'ai', 'Which one?')]);
    expect(offeredIn()).toEqual(['One rye.']);
    const typed = answer('3', 'The largest.', { metadata: { typed: true } });
    add(typed, line('4', 'user', 'Not stored yet.'));
    expect(offeredIn()).toEqual(['One rye.']);
    add(typed, answer('4', 'Stored now.'));
    expect(offeredIn()).toEqual(['Stored now.']);
  });

  test('goes on when another answer follows, and keeps what is typed', async () => {
    const { add } = show([answer('1', 'One rye.')]);
    await press('Correct words');
    await press('rye.');
    const said = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'What you said' });
    fireEvent.change(said(), { target: { value: 'ro' } });
    const scrolls = (Element.prototype.scrollTo as jest.Mock).mock.calls.length;
    add(line('2', 'ai', 'Which one?'), answer('3', 'The largest.'));
    expect(said().value).toBe('ro');
    expect(document.activeElement).toBe(said());
    // The words that are being corrected stay where they are.
    expect((Element.prototype.scrollTo as jest.Mock).mock.calls).toHaveLength(scrolls);
    expect(offeredIn()).toEqual(['The largest.']);
  });

  test('leaves a way to the newest entry while it holds the list', async () => {
    const { add } = show([answer('1', 'One rye.')]);
    await press('Correct words');
    const log = screen.getByRole('log');
    Object.defineProperties(log, {
      scrollHeight: { value: 900, configurable: true },
      clientHeight: { value: 300, configurable: true },
    });
    expect(screen.queryByRole('button', { name: 'Newest' })).toBeNull();
    add(line('2', 'ai', 'Which one?'));
    const scrollTo = jest.spyOn(log, 'scrollTo');
    await press('Newest');
    expect(scrollTo).toHaveBeenCalledWith({ top: 900 });
  });

  test('stays offered while its button has the focus, until that goes elsewhere', () => {
    const { add } = show([answer('1', 'One rye.')]);
    const button = screen.getByRole('button', { name: 'Correct words' });
    act(() => button.focus());
    add(answer('2', 'The largest.'));
    expect(document.activeElement).toBe(button);
    expect(offeredIn()).toEqual(['One rye.', 'The largest.']);
    act(() => screen.getByRole('log').focus());
    expect(offeredIn()).toEqual(['The largest.']);
  });

  test('leaves the focus in the transcript when it is over and another answer has followed', async () => {
    const { add } = show([answer('1', 'One rye.')]);
    await press('Correct words');
    expect(document.activeElement?.textContent).toBe('One');
    add(answer('2', 'The largest.'));
    await press('Done');
    expect(document.activeElement).toBe(screen.getByRole('log'));
  });

  test('what was heard stands beside it, also in the search and when it is copied', async () => {
    const copied: string[] = [];
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: (text: string) => Promise.resolve(void copied.push(text)) },
    });
    const metadata = { doubtful: true, misheard: [1] };
    const said = answer('1', 'One rye per merchant.', { corrections: CORRECTED, metadata });
    show([{ ...said, ...metadata }]);
    expect(screen.queryByText('May have been misheard')).toBeNull();
    expect(screen.getByRole('article').textContent).toContain(
      'One row (Corrected) rye (As heard, before the correction) per merchant.',
    );
    expect(document.querySelector('p[aria-hidden]')?.textContent).toBe(
      'CorrectedAs heard, before the correction',
    );
    await press('Copy transcript');
    expect(copied[0]).toContain('You: One row {rye} per merchant.');
    await press('Search the transcript');
    search('row');
    expect(marks()).toEqual(['[row (Corrected)]']);
  });
});

describe('export', () => {
  const clipboard = (writeText: (text: string) => Promise<void>) =>
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });

  test('copies the whole transcript and announces it', async () => {
    const copied: string[] = [];
    clipboard((text) => Promise.resolve(void copied.push(text)));
    show();
    await press('Copy transcript');
    expect(copied).toEqual([
      '[00:31] Rachel (interrupted): What made the old design stop working?\n\n[00:31] You: We kept one row per merchant, and writers fought over the same row.\n\n[00:31] Rachel: And which row was that?\n',
    ]);
    expect(told()).toBe('Transcript copied.');
  });

  test('if copying is refused, says so and names another way', async () => {
    clipboard(() => Promise.reject(new Error('denied')));
    document.execCommand = () => false;
    show();
    await press('Copy transcript');
    expect(told()).toBe('Your browser blocked copying. Download the transcript instead.');
  });

  test('offers a text file or a PDF; Escape closes the menu and focuses its button', async () => {
    show();
    await press('Download transcript');
    expect(screen.getByRole('button', { name: 'PDF document' })).toBeTruthy();
    fireEvent.keyDown(document, { key: 'Escape' });
    expect(screen.queryByRole('button', { name: 'PDF document' })).toBeNull();
    expect(document.activeElement).toBe(
      screen.getByRole('button', { name: 'Download transcript' }),
    );
  });

  test('choosing the text file saves it', async () => {
    const names: string[] = [];
    URL.createObjectURL = () => 'blob:transcript';
    URL.revokeObjectURL = () => undefined;
    const click = jest
      .spyOn(HTMLAnchorElement.prototype, 'click')
      .mockImplementation(function click(this: HTMLAnchorElement) {
        names.push(this.download);
      });
    show();
    await press('Download transcript');
    await press('Text file (TXT)');
    expect(names).toEqual(['interview-transcript-2026-11-18.txt']);
    expect(told()).toBe('Download started.');
    click.mockRestore();
  });

  test('disables copy and search if the transcript is empty', () => {
    show([]);
    for (const name of ['Copy transcript', 'Search the transcript', 'Clear transcript'])
      expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(true);
  });
});

test('numbers each question from 1', () => {
  const lines = [0, 0, 1].map((questionIndex, index) =>
    line(`${index}`, 'ai', 'Go on.', { questionIndex }),
  );
  show(lines, 'en-US', { questionIndex: 1, numberOfQuestions: 5 });
  expect(screen.getAllByText(/^Question/).map(({ textContent }) => textContent)).toEqual([
    'Question 1 of 5',
    'Question 2 of 5',
  ]);
});
