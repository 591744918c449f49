import { jest } from '@jest/globals';
import { ApiError, type FallbackKey } from '@portal/api-clients';
import { speak } from '@portal/i18n/testing';
import type { JobRole, Resume } from '@portal/protocol';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { jobDescriptionOf, resumeOf, roleOf } from '../../testing/records';
import { jobRolesKey, resumesKey } from '../use-setup-data';
import { DocumentsDialog, type DocumentsDialogProps } from './DocumentsDialog';

const RESUMES = [resumeOf(), resumeOf({ id: 'r2', originalName: 'Older.pdf' })];
const ROLES = [roleOf(), roleOf({ id: 'j2', title: 'Platform Engineer', companyName: 'Souqly' })];
/** A failed call whose response has no message. */
const failure = (fallbackKey: FallbackKey, code?: 'not_found') =>
  new ApiError({ kind: 'http', status: code ? 404 : 500, code, fallbackKey, message: 'x' });

/** Lets pending promises settle. */
const settle = () =>
  act(async () => {
    await jest.advanceTimersByTimeAsync(50);
  });

/** Shows the dialog over lists that were loaded earlier; `failing` fails when they are loaded again. */
async function show({
  resumes = RESUMES,
  roles = ROLES,
  failing,
}: { resumes?: Resume[]; roles?: JobRole[]; failing?: ['resumes' | 'roles', ApiError] } = {}) {
  const call = <Args extends unknown[], T>(answer: (...args: Args) => T) =>
    jest.fn((...args: Args) => Promise.resolve(answer(...args)));
  const lists = { resumes: call(() => resumes), roles: call(() => roles) };
  if (failing) lists[failing[0]].mockRejectedValueOnce(failing[1]);
  const main = { resumeFile: call((_id: string) => new Blob(['%PDF'])) };
  const voice = {
    renameResume: call((id: string, name: string) => resumeOf({ id, originalName: `${name}.pdf` })),
    deleteResume: call((_id: string) => undefined),
    renameJobDescription: call((id: string, names: object) => jobDescriptionOf({ id, ...names })),
    deleteJobDescription: call((_id: string) => undefined),
    getJobDescription: call((id: string) =>
      jobDescriptionOf({ id, company_name: 'Marsa Pay', jd_content: 'All of\nthe text.' }),
    ),
  };
  const onClose = jest.fn();
  const onAdd = jest.fn<DocumentsDialogProps['onAdd']>();
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  queries.setQueryData(resumesKey('u1'), resumes);
  queries.setQueryData(jobRolesKey('u1'), roles);
  function Page() {
    const options = { staleTime: Infinity };
    return (
      <DocumentsDialog
        resumes={useQuery<Resume[]>({
          queryKey: resumesKey('u1'),
          queryFn: lists.resumes,
          ...options,
        })}
        jobRoles={useQuery<JobRole[]>({
          queryKey: jobRolesKey('u1'),
          queryFn: lists.roles,
          ...options,
        })}
        main={main}
        voice={voice as unknown as DocumentsDialogProps['voice']}
        userId="u1"
        onAdd={onAdd}
        onClose={onClose}
      />
    );
  }
  render(
    <QueryClientProvider client={queries}>
      <Page />
    </QueryClientProvider>,
  );
  await settle();
  return { main, voice, lists, onClose, onAdd };
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const press = async (name: string) => {
  fireEvent.click(button(name));
  await settle();
};
const actOn = async (document: string, action: 'Rename' | 'Delete') => {
  await press(`More: ${document}`);
  await press(action);
};
const names = () =>
  screen.getAllByRole('button', { name: /^More: / }).map(({ title }) => title.slice(6));
const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const type = (name: string | RegExp, value: string) =>
  fireEvent.change(field(name), { target: { value } });
const submit = async () => {
  fireEvent.submit(document.querySelector('form')!);
  await settle();
};
const alert = () => screen.getByRole('alert').textContent;
const listShown = () => screen.queryByRole('dialog', { name: 'Your documents' }) !== null;

beforeAll(() => speak('en-US'));
beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  cleanup();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('the list', () => {
  test('shows every resume and job role, with what they are', async () => {
    const failed = resumeOf({ id: 'r3', originalName: 'scan.pdf', processing_status: 'failed' });
    await show({ resumes: [...RESUMES, failed] });
    expect(names()).toEqual([
      'Layla_Haddad_Resume.pdf',
      'Older.pdf',
      'scan.pdf',
      'Backend Engineer',
      'Platform Engineer',
    ]);
    expect(screen.getByText(/^Couldn’t be read · Added/)).toBeTruthy();
    expect(screen.getByText('Souqly')).toBeTruthy();
  });

  test('is loaded again when it opens', async () => {
    const { lists } = await show();
    expect([lists.resumes.mock.calls.length, lists.roles.mock.calls.length]).toEqual([1, 1]);
  });

  test.each([
    ['resumes', 'fetchResumes', 'Failed to fetch resumes'],
    ['roles', 'jobRoles', 'Failed to fetch job roles'],
  ] as const)('of %s stays if it cannot be loaded again, and says so', async (kind, key, text) => {
    await show({ failing: [kind, failure(key)] });
    expect(alert()).toContain(text);
    expect(names()).toHaveLength(4);
    await press('Try again');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(names()).toHaveLength(4);
  });

  test('without documents, says what to do first', async () => {
    const { onAdd } = await show({ resumes: [], roles: [] });
    expect(screen.getByText('No resumes found. Please upload a resume first.')).toBeTruthy();
    expect(screen.getByText('No job roles found. Please create a job role first.')).toBeTruthy();
    await press('Upload a resume');
    await press('Create a job role');
    expect(onAdd.mock.calls).toEqual([['resume'], ['job-role']]);
  });

  test('closes on Escape, but an open menu first', async () => {
    const { onClose } = await show();
    await press('More: Older.pdf');
    fireEvent.keyDown(button('More: Older.pdf'), { key: 'Escape' });
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.keyDown(button('More: Older.pdf'), { key: 'Escape' });
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

describe('opening', () => {
  test('downloads the stored PDF of a resume under its name', async () => {
    const clicked = jest
      .spyOn(HTMLAnchorElement.prototype, 'click')
      .mockImplementation(() => undefined);
    URL.createObjectURL = () => 'blob:pdf';
    const { main } = await show();
    await press('Download: Older.pdf');
    expect(main.resumeFile).toHaveBeenCalledWith('r2');
    expect((clicked.mock.contexts[0] as HTMLAnchorElement).download).toBe('Older.pdf');
  });

  test('says at the resume that it could not be downloaded', async () => {
    const { main } = await show();
    main.resumeFile.mockRejectedValueOnce(failure('resumeFile'));
    await press('Download: Older.pdf');
    expect(alert()).toBe('We couldn’t load the resume file');
    expect(screen.getByRole('alert').closest('li')!.textContent).toContain('Older.pdf');
  });

  test('shows title, company and the whole text of a job role, then returns to its row', async () => {
    const { voice } = await show();
    await press('Open: Backend Engineer');
    expect(voice.getJobDescription.mock.calls[0]?.[0]).toBe(roleOf().id);
    expect(screen.getByRole('dialog', { name: 'Backend Engineer' }).textContent).toContain(
      'Marsa PayAll of\nthe text.',
    );
    await press('Back');
    expect(document.activeElement).toBe(button('More: Backend Engineer'));
  });

  test('says that a job role could not be fetched, and tries again', async () => {
    const { voice } = await show();
    voice.getJobDescription.mockRejectedValueOnce(failure('fetchJd'));
    await press('Open: Platform Engineer');
    expect(alert()).toContain('Failed to fetch JD');
    await press('Try again');
    expect(screen.getByText(/^All of/)).toBeTruthy();
  });
});

describe('renaming', () => {
  test('a resume keeps its ending, which is not typed, and shows the new name', async () => {
    const { voice } = await show();
    await actOn('Older.pdf', 'Rename');
    expect(field('Name').value).toBe('Older');
    expect(document.activeElement).toBe(field('Name'));
    type('Name', ' For banks.PDF ');
    await submit();
    expect(voice.renameResume.mock.calls).toEqual([['r2', 'For banks']]);
    expect(names().slice(0, 2)).toEqual(['Layla_Haddad_Resume.pdf', 'For banks.pdf']);
    expect(document.activeElement).toBe(button('More: For banks.pdf'));
  });

  test('a job role changes title and company; a blank company removes it', async () => {
    const { voice } = await show();
    await actOn('Platform Engineer', 'Rename');
    type('Job title', 'Site Engineer');
    type(/^Company name/, ' ');
    await submit();
    expect(voice.renameJobDescription.mock.calls).toEqual([
      ['j2', { job_title: 'Site Engineer', company_name: null }],
    ]);
    expect(names().at(-1)).toBe('Site Engineer');
    expect(screen.queryByText('Souqly')).toBeNull();
  });

  test.each([
    ['Older.pdf', 'Name', ' ', 'Enter a name'],
    ['Older.pdf', 'Name', 'x'.repeat(201), 'A name can have up to 200 characters'],
    ['Platform Engineer', 'Job title', '', 'Job title is required'],
  ])('%s: %s "%s" is refused', async (name, label, typed, text) => {
    const { voice } = await show();
    await actOn(name, 'Rename');
    type(label, typed);
    await submit();
    expect(screen.getByText(text)).toBeTruthy();
    expect(field(label).getAttribute('aria-invalid')).toBe('true');
    expect(voice.renameResume).not.toHaveBeenCalled();
    expect(voice.renameJobDescription).not.toHaveBeenCalled();
  });

  test('keeps what was typed after a failure, and can be tried again', async () => {
    const { voice } = await show();
    voice.renameResume.mockRejectedValueOnce(failure('correctResume'));
    await actOn('Older.pdf', 'Rename');
    type('Name', 'For banks');
    await submit();
    expect(alert()).toBe('We couldn’t save your resume');
    expect(field('Name').value).toBe('For banks');
    await submit();
    expect(names()).toContain('For banks.pdf');
  });

  test('saves once, however often it is asked, and not at all without a change', async () => {
    const { voice } = await show();
    let answer: (resume: Resume) => void = () => {};
    voice.renameResume.mockReturnValueOnce(
      new Promise<Resume>((resolve) => {
        answer = resolve;
      }),
    );
    await actOn('Older.pdf', 'Rename');
    type('Name', 'New');
    await submit();
    await submit();
    await press('Saving…');
    expect(voice.renameResume).toHaveBeenCalledTimes(1);
    answer(resumeOf({ id: 'r2', originalName: 'New.pdf' }));
    await settle();
    await actOn('New.pdf', 'Rename');
    await submit();
    expect(voice.renameResume).toHaveBeenCalledTimes(1);
    expect(listShown()).toBe(true);
  });

  test('Escape changes nothing and returns to the row', async () => {
    const { voice, onClose } = await show();
    await actOn('Older.pdf', 'Rename');
    type('Name', 'New');
    fireEvent.keyDown(field('Name'), { key: 'Escape' });
    expect(listShown()).toBe(true);
    expect(document.activeElement).toBe(button('More: Older.pdf'));
    expect(voice.renameResume).not.toHaveBeenCalled();
    expect(onClose).not.toHaveBeenCalled();
  });
});

describe('deleting', () => {
  const question = () => screen.getByRole('alertdialog').textContent;

  test('asks first and says what stays; cancelling returns to the row', async () => {
    const { voice } = await show();
    await actOn('Older.pdf', 'Delete');
    expect(question()).toContain(
      'This permanently deletes Older.pdf. Past interviews keep their transcripts and feedback.',
    );
    expect(question()).not.toContain('only resume');
    expect(document.activeElement).toBe(button('Cancel'));
    await press('Cancel');
    expect(document.activeElement).toBe(button('More: Older.pdf'));
    expect(voice.deleteResume).not.toHaveBeenCalled();
  });

  test('removes the row and says so', async () => {
    const { voice } = await show();
    await actOn('Platform Engineer', 'Delete');
    await press('Delete');
    expect(voice.deleteJobDescription.mock.calls).toEqual([['j2']]);
    expect(names()).not.toContain('Platform Engineer');
    const dialog = screen.getByRole('dialog', { name: 'Your documents' });
    expect(document.activeElement).toBe(dialog);
    expect(document.getElementById(dialog.getAttribute('aria-describedby')!)?.textContent).toBe(
      'Platform Engineer was deleted.',
    );
  });

  test.each([
    ['Older.pdf', 'deleteResume', 'We couldn’t delete the resume'],
    ['Platform Engineer', 'deleteJd', 'Failed to delete JD'],
  ] as const)('%s stays after a failure, which is shown', async (name, key, text) => {
    const { voice } = await show();
    const call = key === 'deleteJd' ? voice.deleteJobDescription : voice.deleteResume;
    call.mockRejectedValueOnce(failure(key));
    await actOn(name, 'Delete');
    await press('Delete');
    expect(alert()).toBe(text);
    await press('Cancel');
    expect(names()).toContain(name);
  });

  test('counts what is gone already as deleted', async () => {
    const { voice } = await show();
    voice.deleteResume.mockRejectedValueOnce(failure('deleteResume', 'not_found'));
    await actOn('Older.pdf', 'Delete');
    await press('Delete');
    expect(names()).not.toContain('Older.pdf');
  });

  test('the only one is named as such, and then there is none', async () => {
    await show({ resumes: [RESUMES[0]!], roles: [ROLES[0]!] });
    await actOn('Layla_Haddad_Resume.pdf', 'Delete');
    expect(question()).toContain('This is your only resume');
    await press('Delete');
    expect(screen.getByText('No resumes found. Please upload a resume first.')).toBeTruthy();
    await actOn('Backend Engineer', 'Delete');
    expect(question()).toContain('This is your only job role');
    await press('Delete');
    expect(screen.getByText('No job roles found. Please create a job role first.')).toBeTruthy();
  });
});
