import { jest } from '@jest/globals';
import { authStore } from '@portal/auth-store';
import { speak } from '@portal/i18n/testing';
import type { Assessment, InterviewSummary, Language } from '@portal/protocol';
import { sampleSummary, severalAnswers } from '@portal/testing/fake-servers';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { coachingOf } from '../coaching';
import { ShareButton } from './ShareButton';

/** What was written on the canvas. */
let written: string[] = [];
let loadFont: jest.Mock<(font: string, text: string) => Promise<FontFace[]>>;

function show(
  change: Partial<Assessment> = {},
  interview: InterviewSummary | null = sampleSummary(),
  language: Language = 'en-US',
  scored: InterviewSummary[] = [],
) {
  const assessment = severalAnswers(language, change);
  return render(
    <ShareButton
      assessment={assessment}
      interview={interview}
      strength={coachingOf(assessment).strength}
      readScored={() => Promise.resolve(scored)}
    />,
  );
}
const open = (name = 'Share') =>
  act(async () => {
    fireEvent.click(screen.getAllByRole('button', { name }).at(-1)!);
  });
const save = () => screen.getByRole('button', { name: 'Save image' });

beforeAll(() => speak('en-US'));
beforeEach(() => {
  authStore.setState({ firstName: 'Layla', lastName: 'Haddad' });
  written = [];
  loadFont = jest.fn(() => Promise.resolve([]));
  Object.defineProperty(document, 'fonts', { value: { load: loadFont }, configurable: true });
  Object.assign(globalThis, {
    Path2D: class {
      moveTo() {}
      lineTo() {}
      arc() {}
    },
  });
  const context = new Proxy(
    {
      fillText: (text: string) => written.push(text),
      measureText: (text: string) => ({ width: text.length * 14 }),
      createLinearGradient: () => ({ addColorStop: () => undefined }),
    } as Record<string, unknown>,
    { get: (target, name: string) => target[name] ?? (() => undefined) },
  );
  HTMLCanvasElement.prototype.getContext = (() =>
    context) as unknown as HTMLCanvasElement['getContext'];
  let urls = 0;
  URL.createObjectURL = () => `blob:${(urls += 1)}`;
  URL.revokeObjectURL = () => undefined;
  HTMLCanvasElement.prototype.toBlob = (done) => done(new Blob(['png'], { type: 'image/png' }));
});
afterEach(async () => {
  cleanup();
  Object.assign(navigator, { canShare: undefined, share: undefined });
  await act(() => speak('en-US'));
});

test('the card shows how far the score has risen since the interview before for the job', async () => {
  const interview = sampleSummary('en-US', { completedAt: '2026-11-18T10:00:00.000Z' });
  const before = { ...interview, id: 'before', completedAt: '2026-11-01T10:00:00.000Z' };
  show({}, interview, 'en-US', [interview, { ...before, overallScore: 68 }]);
  await open();
  expect(written).toContain('Up 6 points since last time');
  expect(screen.getByRole('img').getAttribute('alt')).toContain('Up 6 points since last time.');
});

test('the card shows the score, the role without its company, the best quote and the day', async () => {
  show();
  await open();
  const text = written.join(' ');
  for (const part of ['74', 'of 100', 'Backend Engineer', 'Interview Portal', 'Nov 18, 2026'])
    expect(written).toContain(part);
  expect(text).toContain('“On sale days two hundred writers');
  expect(text).not.toMatch(/Marsa Pay|Layla|Haddad|@/);
});

test('the card is in Arabic on an Arabic page', async () => {
  await act(() => speak('ar-SA'));
  show({}, sampleSummary('ar-SA'), 'ar-SA');
  await open('مشاركة');
  expect(written).toContain('من 100');
  expect(written.join(' ')).toMatch(/«في أيام التخفيضات/);
});

test('the fonts are loaded before anything is drawn', async () => {
  let finish: () => void = () => undefined;
  loadFont.mockImplementation(() => new Promise((resolve) => (finish = () => resolve([]))));
  show();
  await open();
  expect(written).toEqual([]);
  expect(save().getAttribute('aria-disabled')).toBe('true');
  loadFont.mockResolvedValue([]);
  await act(async () => finish());
  expect(loadFont.mock.calls.map(([, text]) => text).join(' ')).toContain('two hundred writers');
});

test('has an alternative text with what stands on it', async () => {
  show();
  await open();
  const name = screen.getByRole('img').getAttribute('alt');
  expect(name).toContain('a score of 74 out of 100');
  expect(name).toContain('Backend Engineer, Nov 18, 2026');
  expect(name).toContain('“On sale days two hundred writers');
});

test('leaves out a quote that names somebody, and a role that is unknown', async () => {
  show({}, sampleSummary('en-US', { companyName: 'two hundred writers' }));
  await open();
  expect(written.join(' ')).not.toContain('“');
  cleanup();
  written = [];
  show({}, null);
  await open();
  expect(written).not.toContain('Backend Engineer');
  expect(screen.getByRole('img').getAttribute('alt')).toContain('practice interview, Nov');
});

test('shows the candidate’s words only as long as they want to', async () => {
  show();
  await open();
  written = [];
  await act(async () => {
    fireEvent.click(screen.getByRole('checkbox', { name: 'Show my words' }));
  });
  expect(written).toContain('74');
  expect(written.join(' ')).not.toContain('“');
  expect(screen.getByRole('img').getAttribute('alt')).not.toContain('“');
});

test('leaves the words out at first if whose names they may hold is unknown', async () => {
  authStore.setState({ firstName: null, lastName: null });
  show();
  await open();
  expect(written).toContain('74');
  expect(written.join(' ')).not.toContain('“');
  await act(async () => {
    fireEvent.click(screen.getByRole('checkbox', { name: 'Show my words' }));
  });
  expect(written.join(' ')).toContain('“');
});

test('is not offered without a score', () => {
  show({ overall: { score: null, summary: { key: 'overallUnclear' } } });
  expect(screen.queryByRole('button')).toBeNull();
});

test('says when the image can’t be drawn', async () => {
  loadFont.mockRejectedValue(new Error('offline'));
  show();
  await open();
  expect(screen.getByRole('alert').textContent).toContain('We couldn’t draw the image.');
  expect(screen.queryByRole('button', { name: 'Save image' })).toBeNull();
});

describe('sharing', () => {
  const shareWith = (share: () => Promise<void>) =>
    Object.assign(navigator, { canShare: () => true, share: jest.fn(share) });

  test('is offered only where the browser can', async () => {
    show();
    await open();
    expect(screen.getAllByRole('button', { name: 'Share' })).toHaveLength(1);
  });

  test('passes the image on, and nothing else', async () => {
    const { share } = shareWith(() => Promise.resolve());
    show();
    await open();
    await open();
    expect(share).toHaveBeenCalledWith({ files: [expect.any(File)] });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test.each([
    ['is silent if the person changes their mind', 'AbortError', false],
    ['says that it failed', 'NotAllowedError', true],
  ])('%s', async (_, name, told) => {
    shareWith(() => Promise.reject(new DOMException('no', name)));
    show();
    await open();
    await open();
    expect(screen.queryByText(/^We couldn’t share the image/) !== null).toBe(told);
  });
});
