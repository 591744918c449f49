import { jest } from '@jest/globals';
import { ApiError } from '@portal/api-clients';
import { speak } from '@portal/i18n/testing';
import type { ParsedResume, Resume, ResumeFacts } from '@portal/protocol';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { resumeOf } from '../../testing/records';
import { ResumePreview } from './ResumePreview';
import { usePreview } from './use-preview';

const read: ParsedResume = {
  name: 'Layla Haddad',
  skills: ['Go', 'Kafka'],
  titles: ['Backend Engineer'],
  employers: ['Marsa Pay'],
  projects: ['Ledgerline'],
  employments: [],
  yearsOfExperience: 6,
  textLength: 900,
  pages: 1,
};
const resume = resumeOf({ parsedData: read });

function show({ of = resume, justAdded = null as string | null } = {}) {
  const save = jest.fn<(id: string, facts: ResumeFacts) => Promise<void>>().mockResolvedValue();
  function Screen() {
    const [shown, setShown] = useState<Resume>(of);
    const preview = usePreview(shown, {
      userId: 'u1',
      storage: sessionStorage,
      justAdded,
      save: async (id, facts) => {
        await save(id, facts);
        setShown({ ...shown, parsedData: { ...read, ...facts }, readData: read });
      },
    });
    return (
      <>
        <ResumePreview resume={shown} disabled={false} {...preview} />
        <button onClick={() => preview.allowStart()}>start</button>
        <output>{String(preview.refused)}</output>
      </>
    );
  }
  render(<Screen />);
  return { save };
}

const toggle = () => screen.getByRole('button', { name: /^What we found in your resume/ });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const list = (name: string) => within(screen.getByRole('group', { name }));
const words = (name: string) =>
  list(name)
    .queryAllByRole('listitem')
    .map((item) => item.textContent);
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const add = (name: string, value: string) => {
  type(name, value);
  fireEvent.keyDown(field(name), { key: 'Enter' });
};
const submit = () =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    await Promise.resolve();
  });
const form = () => screen.findByRole('button', { name: 'Save changes' });
const edit = async () => {
  fireEvent.click(toggle());
  press('Edit');
  await form();
};

beforeAll(() => speak('en-US'));
beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

test('shows what was found in one line and expands it', () => {
  show();
  expect(toggle().textContent).toContain('2 skills · 1 employer · 1 project');
  expect(toggle().getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(toggle());
  for (const fact of [
    'Layla Haddad',
    '6',
    'Go',
    'Kafka',
    'Backend Engineer',
    'Marsa Pay',
    'Ledgerline',
  ])
    expect(screen.getByText(fact)).toBeTruthy();
});

test('is open right after the upload', () => {
  show({ justAdded: resume.id });
  expect(toggle().getAttribute('aria-expanded')).toBe('true');
});

test('adds, edits and removes facts, and saves them all', async () => {
  const { save } = show();
  await edit();
  add('Skills', 'Rust');
  expect(words('Skills')).toEqual(['Rust', 'Go', 'Kafka']);
  expect(list('Skills').getByRole('status').textContent).toBe('Added: Rust');
  fireEvent.click(list('Skills').getByRole('button', { name: 'Change Go' }));
  fireEvent.change(list('Skills').getByRole('textbox', { name: 'Change Go' }), {
    target: { value: 'Golang' },
  });
  fireEvent.keyDown(list('Skills').getByRole('textbox', { name: 'Change Go' }), { key: 'Enter' });
  press('Remove Kafka');
  type('Name', 'Layla N. Haddad');
  type('Years of experience', '7');
  type('Projects', 'Tidewatch');
  await submit();
  expect(save).toHaveBeenCalledWith(resume.id, {
    name: 'Layla N. Haddad',
    skills: ['Rust', 'Golang'],
    titles: ['Backend Engineer'],
    employers: ['Marsa Pay'],
    projects: ['Tidewatch', 'Ledgerline'],
    yearsOfExperience: 7,
  });
  expect(screen.getByText('Saved. Your next interview will use it.')).toBeTruthy();
  expect(screen.getByText('Edited')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull();
  expect(sessionStorage.length).toBe(0);
});

test('by keyboard: Delete removes a fact and moves focus to the next; Escape restores its text', async () => {
  show();
  await edit();
  const word = (name: string) => list('Skills').getByRole('button', { name: `Change ${name}` });
  word('Go').focus();
  fireEvent.keyDown(word('Go'), { key: 'Delete' });
  expect(words('Skills')).toEqual(['Kafka']);
  expect(document.activeElement).toBe(word('Kafka'));
  fireEvent.click(word('Kafka'));
  fireEvent.change(list('Skills').getByRole('textbox', { name: 'Change Kafka' }), {
    target: { value: 'Redis' },
  });
  fireEvent.keyDown(list('Skills').getByRole('textbox', { name: 'Change Kafka' }), {
    key: 'Escape',
  });
  expect(words('Skills')).toEqual(['Kafka']);
  expect(document.activeElement).toBe(word('Kafka'));
  fireEvent.keyDown(word('Kafka'), { key: 'Backspace' });
  expect(document.activeElement).toBe(field('Skills'));
});

test.each([
  ['go', 'This is already in the list'],
  ['x'.repeat(101), 'An entry can have up to 100 characters'],
])('keeps an invalid entry in its field with the reason (%#)', async (text, reason) => {
  show();
  await edit();
  add('Skills', text);
  expect(list('Skills').getByText(reason)).toBeTruthy();
  expect(field('Skills').value).toBe(text);
  expect(words('Skills')).toEqual(['Go', 'Kafka']);
});

test('rejects invalid years at their field before sending', async () => {
  const { save } = show();
  await edit();
  type('Years of experience', 'many');
  await submit();
  expect(screen.getByText('Enter a number from 0 to 60')).toBeTruthy();
  expect(save).not.toHaveBeenCalled();
});

test('saving or discarding focuses the edit button; a reload does not move focus', async () => {
  show();
  await edit();
  expect(document.activeElement).toBe(field('Name'));
  press('Remove Go');
  screen.getByRole('button', { name: 'Save changes' }).focus();
  await submit();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit' }));
  press('Edit');
  cleanup();
  show();
  await form();
  expect(document.activeElement).toBe(document.body);
  screen.getByRole('button', { name: 'Discard changes' }).focus();
  press('Discard changes');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit' }));
});

test('keeps everything after an error and saves it on retry', async () => {
  const { save } = show();
  save.mockRejectedValueOnce(
    new ApiError({ kind: 'network', fallbackKey: 'correctResume', message: 'Failed to fetch' }),
  );
  await edit();
  add('Projects', 'Tidewatch');
  await submit();
  expect(screen.getByRole('alert').textContent).toBe(
    'Connection failed. Please check your internet connection and try again.',
  );
  expect(words('Projects')).toEqual(['Tidewatch', 'Ledgerline']);
  await submit();
  expect(save).toHaveBeenCalledTimes(2);
  expect(screen.getByText('Saved. Your next interview will use it.')).toBeTruthy();
});

test('keeps everything after a reload, including a pending entry', async () => {
  show();
  await edit();
  press('Remove Go');
  type('Employers', 'Globex');
  cleanup();
  show();
  await form();
  expect(toggle().getAttribute('aria-expanded')).toBe('true');
  expect(toggle().textContent).toContain('Not saved');
  expect(words('Skills')).toEqual(['Kafka']);
  expect(field('Employers').value).toBe('Globex');
  press('Discard changes');
  expect(toggle().textContent).not.toContain('Not saved');
  expect(sessionStorage.length).toBe(0);
});

test('blocks a start until changes are saved or discarded', async () => {
  show();
  await edit();
  press('start');
  expect(screen.getByText('0')).toBeTruthy();
  press('Remove Go');
  press('start');
  expect(screen.getByText('1')).toBeTruthy();
  press('Discard changes');
  expect(screen.getByText('0')).toBeTruthy();
});

test('"Restore original" restores the parsed facts, to be saved', async () => {
  const { save } = show({
    of: resumeOf({ parsedData: { ...read, skills: ['Rust'] }, readData: read }),
  });
  await edit();
  expect(words('Skills')).toEqual(['Rust']);
  press('Restore original');
  expect(words('Skills')).toEqual(['Go', 'Kafka']);
  await submit();
  expect(save).toHaveBeenCalledWith(
    resume.id,
    expect.objectContaining({ skills: ['Go', 'Kafka'] }),
  );
});

test('asks whether it is a resume if nothing was found', () => {
  const nothing = { ...read, skills: [], employers: [], projects: [] };
  show({ of: resumeOf({ parsedData: nothing }) });
  expect(toggle().textContent).toContain(
    'We found no skills, employers or projects in this file. Is it your resume?',
  );
  expect(toggle().textContent).not.toContain('0 skills');
});

test.each([
  [0.25, 'Experience', '3 months'],
  [0.3, 'Experience', '3 months'],
  [0.08, 'Experience', '1 month'],
  [0.92, 'Experience', '11 months'],
  [1.5, 'Years of experience', '1.5'],
])('says how long %d years are', (yearsOfExperience, term, said) => {
  show({ of: resumeOf({ parsedData: { ...read, yearsOfExperience } }) });
  fireEvent.click(toggle());
  expect(screen.getByText(term).nextSibling?.textContent).toBe(said);
});

describe('in Arabic', () => {
  beforeAll(() => speak('ar-SA'));
  afterAll(() => speak('en-US'));
  const arabic = resumeOf({
    parsedData: { ...read, skills: ['Customer service', 'Kafka', 'My craft'] },
    skillsInArabic: { 'Customer service': 'خدمة العملاء' },
  });
  const toggleIn = () => screen.getByRole('button', { name: /^ما استخرجناه/ });

  test('names general skills in Arabic, products and own words as they are', () => {
    show({ of: arabic });
    fireEvent.click(toggleIn());
    for (const skill of ['خدمة العملاء', 'Kafka', 'My craft'])
      expect(screen.getByText(skill)).toBeTruthy();
    expect(screen.queryByText('Customer service')).toBeNull();
  });

  test('keeps the stored name of a skill that was only looked at', async () => {
    const { save } = show({ of: arabic });
    fireEvent.click(toggleIn());
    press('تعديل');
    await screen.findByRole('button', { name: 'حفظ التعديلات' });
    press('تعديل خدمة العملاء');
    fireEvent.keyDown(field('تعديل خدمة العملاء'), { key: 'Enter' });
    add('المهارات', 'الصبر');
    await act(async () => {
      press('حفظ التعديلات');
      await Promise.resolve();
    });
    expect(save.mock.calls[0]?.[1].skills).toEqual([
      'الصبر',
      'Customer service',
      'Kafka',
      'My craft',
    ]);
  });
});
