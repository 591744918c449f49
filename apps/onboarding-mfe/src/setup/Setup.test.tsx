import { jest } from '@jest/globals';
import { ApiError } from '@portal/api-clients';
import type { PlatformClients } from '@portal/auth-store';
import type { InterviewSummary, JobRole, Resume, RuntimeConfig } from '@portal/protocol';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { speak } from '@portal/i18n/testing';
import { fileOf } from '../testing/files';
import { interviewOf, resumeOf, roleOf } from '../testing/records';
import { SetupView, type SetupViewProps } from './Setup';

interface Server {
  resumes?: Resume[];
  roles?: JobRole[];
  interviews?: InterviewSummary[];
  started?: InterviewSummary[];
}
const ROOM = { roomName: 'interview-i1', livekitToken: 't', livekitUrl: 'ws://x', expiresIn: 900 };
const engines: RuntimeConfig['engines'] = {
  hearing: { 'en-US': [{ kind: 'built-in', name: 'PocketSphinx' }], 'ar-SA': [] },
  speaking: { kind: 'built-in', name: 'eSpeak NG' },
  language: { kind: 'built-in', name: 'the built-in interviewer' },
};

function clientsOf({
  resumes = [resumeOf()],
  roles = [roleOf()],
  interviews = [],
  started = [],
}: Server) {
  const call = <T,>(result: T) =>
    jest.fn<(...args: unknown[]) => Promise<T>>().mockResolvedValue(result);
  const main = {
    myResumes: call(resumes),
    jobRoles: call(roles),
    createInterview: call({ id: 'i1' }),
    startInterview: call({ id: 'i1' }),
    resumeFile: call(new Blob()),
    listInterviews: jest.fn<(query: { status?: string }) => Promise<InterviewSummary[]>>((query) =>
      Promise.resolve(query.status === 'started' ? started : interviews),
    ),
  };
  const voice = {
    listResumes: call(resumes),
    listJobDescriptions: call(roles),
    syncResume: call({}),
    correctResume: call({}),
    syncJobRole: call({}),
    openRoom: call(ROOM),
    deleteResume: call(undefined),
    deleteJobDescription: call(undefined),
    generateQuestions: call([]),
    uploadResume: call({}),
    uploadJobDescriptionText: call({}),
    uploadJobDescriptionFile: call({}),
  };
  return { main, voice };
}

/** Advances the fake clock by 50 ms, so that pending promises can settle. */
const settle = () =>
  act(async () => {
    await jest.advanceTimersByTimeAsync(50);
  });

async function show(server: Server = {}, props: Partial<SetupViewProps> = {}) {
  const clients = clientsOf(server);
  const onStart = jest.fn<SetupViewProps['onStart']>();
  const onOpenReport = jest.fn<SetupViewProps['onOpenReport']>();
  const onBeforeStart = jest.fn<SetupViewProps['onBeforeStart']>().mockResolvedValue(true);
  const setRoom = jest.fn();
  const view = (more: Partial<SetupViewProps> = {}) => (
    <QueryClientProvider client={queries}>
      <SetupView
        onStart={onStart}
        onBeforeStart={onBeforeStart}
        skipsCheck={false}
        connecting={false}
        connectError={null}
        onOpenReport={onOpenReport}
        setRoom={setRoom}
        config={{ engines }}
        auth={{ userId: 'u1', email: 'layla@mail.com', userIdentity: 'layla@mail.com' }}
        clients={clients as unknown as PlatformClients}
        {...props}
        {...more}
      />
    </QueryClientProvider>
  );
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const { rerender } = render(view());
  await settle();
  return {
    ...clients,
    onStart,
    onBeforeStart,
    onOpenReport,
    setRoom,
    again: (more: Partial<SetupViewProps>) => rerender(view(more)),
    queries,
  };
}

const box = (name: string) => screen.getByRole('combobox', { name });
const choose = async (name: string | RegExp) => {
  const option = await screen.findByRole('option', { name });
  fireEvent.pointerDown(option);
  fireEvent.click(option);
};
const startButton = () =>
  screen.getByRole<HTMLButtonElement>('button', { name: /^Start(ing)? Interview/ });
/** Returns the texts that describe an element to assistive technology. */
const describes = (element: Element | null) =>
  (element?.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');
const press = async (name: string | RegExp) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await settle();
};

beforeAll(() => speak('en-US'));
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(async () => {
  cleanup();
  jest.useRealTimers();
  await act(() => speak('en-US'));
});

test('defaults: first resume, first role, technical, medium, rachel, 5 questions', async () => {
  await show({ resumes: [resumeOf(), resumeOf({ id: 'r2', originalName: 'old.pdf' })] });
  expect(screen.getByRole('heading', { name: 'Setup Your Interview' })).toBeTruthy();
  for (const [name, value] of [
    ['Resume', 'Layla_Haddad_Resume.pdf'],
    ['Job role', 'Backend Engineer'],
    ['Interview type', 'Technical'],
    ['Difficulty', 'Medium'],
    ['Voice', 'Rachel'],
    ['Number of questions', '5'],
  ] as const) {
    expect(box(name).textContent).toContain(value);
  }
  const summary = within(screen.getByRole('complementary', { name: 'Summary' }));
  for (const value of [
    'Layla_Haddad_Resume.pdf',
    'Backend Engineer, Marsa Pay',
    'Technical',
    'Medium',
    'Rachel',
    '5',
  ])
    expect(summary.getByText(value)).toBeTruthy();
});

test('restores the choices after a reload', async () => {
  await show();
  fireEvent.click(box('Number of questions'));
  await choose('3');
  cleanup();
  await show();
  expect(box('Number of questions').textContent).toContain('3');
});

test('Start Interview starts with the choices and gives the room to the host', async () => {
  const { main, voice, setRoom, onStart } = await show();
  fireEvent.click(box('Number of questions'));
  await choose('3');
  await press('Start Interview');
  expect(onStart).toHaveBeenCalledWith({ ...ROOM, interviewId: 'i1' });
  expect(main.createInterview).toHaveBeenCalledWith(
    expect.objectContaining({ numberOfQuestions: 3, difficulty: 'medium', language: 'en-US' }),
  );
  expect(voice.openRoom).toHaveBeenCalledWith(
    expect.objectContaining({ interview_id: 'i1', voice: 'rachel', interview_type: 'technical' }),
  );
  expect(setRoom).toHaveBeenCalledWith(ROOM);
});

test('starts with the chosen speech recognition, and only with the consent the browser needs', async () => {
  Object.assign(globalThis, { webkitSpeechRecognition: class {} });
  const { main, voice } = await show();
  fireEvent.click(screen.getByRole('radio', { name: /^Your browser/ }));
  await press('Start Interview');
  expect(document.activeElement).toBe(screen.getByRole('checkbox'));
  expect(describes(screen.getByRole('checkbox'))).toContain(
    'Agree first, or choose another option.',
  );
  expect(screen.queryByRole('alert')).toBeNull();
  expect(main.createInterview).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('checkbox'));
  await press('Start Interview');
  expect(voice.openRoom).toHaveBeenCalledWith(expect.objectContaining({ hearing: 'browser' }));
  Reflect.deleteProperty(globalThis, 'webkitSpeechRecognition');
});

test('starts with the speech recognition that was chosen in the device check', async () => {
  const onBeforeStart = async () => {
    const key = 'hearing:u1';
    const memory = JSON.parse(localStorage.getItem(key) ?? '{}');
    expect(memory.upcoming).toEqual({ language: 'en-US', hearing: 'built-in' });
    const upcoming = { language: 'en-US', hearing: 'none' };
    localStorage.setItem(key, JSON.stringify({ ...memory, upcoming, last: { 'en-US': 'none' } }));
    return true;
  };
  const { voice } = await show({}, { onBeforeStart });
  await press('Start Interview');
  expect(voice.openRoom).toHaveBeenCalledWith(expect.objectContaining({ hearing: 'none' }));
});

describe('a hosted language model', () => {
  const config = {
    engines: {
      ...engines,
      language: { kind: 'hosted', name: 'small', host: 'models.example.com' },
    },
  } as const;
  const choice = { kind: 'hosted', name: 'small', host: 'models.example.com' };
  const consent = () => screen.getByRole('checkbox', { name: /^I agree that small may read/ });

  it('is refused unless the candidate agrees, and the interview starts all the same', async () => {
    const { voice, onStart } = await show({}, { config });
    await press('Start Interview');
    expect(onStart).toHaveBeenCalled();
    expect(voice.openRoom).toHaveBeenCalledWith(
      expect.objectContaining({ language_model: { ...choice, allowed: false } }),
    );
  });

  it('is allowed by the candidate who agrees', async () => {
    const { voice } = await show({}, { config });
    fireEvent.click(consent());
    await press('Start Interview');
    expect(voice.openRoom).toHaveBeenCalledWith(
      expect.objectContaining({ language_model: { ...choice, allowed: true } }),
    );
  });

  it('is not asked about where there is none', async () => {
    const { voice } = await show();
    expect(screen.queryByRole('heading', { name: 'Language model' })).toBeNull();
    await press('Start Interview');
    expect(voice.openRoom).toHaveBeenCalledWith(
      expect.objectContaining({ language_model: undefined }),
    );
  });
});

test("the interview uses the interface's language", async () => {
  await speak('ar-SA');
  const { main } = await show();
  await press('بدء المقابلة');
  expect(main.createInterview).toHaveBeenCalledWith(expect.objectContaining({ language: 'ar-SA' }));
});

test('the button shows that the interview is starting or the room is connecting', async () => {
  const { main, again } = await show();
  main.createInterview.mockReturnValue(new Promise(() => {}));
  await press('Start Interview');
  expect(
    screen.getByRole('button', { name: 'Starting Interview...' }).getAttribute('aria-busy'),
  ).toBe('true');
  again({ connecting: true });
  expect(startButton().textContent).toContain('Starting Interview...');
});

test('the check comes before anything is created; afterwards the choices are kept and Start Interview has focus', async () => {
  const { main, onBeforeStart, onStart } = await show();
  let leave: (goOn: boolean) => void = () => {};
  onBeforeStart.mockReturnValueOnce(
    new Promise((resolve) => {
      leave = resolve;
    }),
  );
  await press('Start Interview');
  expect(onBeforeStart).toHaveBeenCalledWith({ wanted: false });
  expect(main.createInterview).not.toHaveBeenCalled();
  startButton().blur();
  leave(false);
  await settle();
  expect(document.activeElement).toBe(startButton());
  expect(startButton().textContent).toContain('Start Interview');
  expect(main.createInterview).not.toHaveBeenCalled();
  await press('Start Interview');
  expect(onStart).toHaveBeenCalledTimes(1);
});

test('resuming an interview skips the check', async () => {
  const { onBeforeStart } = await show({ started: [interviewOf({ id: 'i7', status: 'started' })] });
  await press('Resume interview');
  expect(onBeforeStart).not.toHaveBeenCalled();
});

test('users who skip the check can still request it', async () => {
  const { onBeforeStart, again } = await show();
  expect(screen.queryByRole('button', { name: 'Check microphone and camera first' })).toBeNull();
  again({ skipsCheck: true });
  await press('Check microphone and camera first');
  expect(onBeforeStart).toHaveBeenCalledWith({ wanted: true });
});

test('lists that load for more than 300 ms show it', async () => {
  const clients = clientsOf({});
  let answer: (resumes: Resume[]) => void = () => {};
  clients.main.myResumes.mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  await show({}, { clients: clients as unknown as PlatformClients });
  expect(box('Resume').textContent).toBe('');
  await act(async () => {
    await jest.advanceTimersByTimeAsync(300);
  });
  expect(box('Resume').textContent).toBe('Loading…');
  expect(screen.getByText('Loading…', { selector: '[role=status]' })).toBeTruthy();
  answer([resumeOf()]);
  await settle();
  expect(box('Resume').textContent).toContain('Layla_Haddad_Resume.pdf');
});

test('unsaved resume corrections block a start', async () => {
  const parsedData = {
    name: 'Layla',
    skills: ['Go'],
    titles: [],
    employers: [],
    projects: [],
    employments: [],
    yearsOfExperience: null,
    textLength: 9,
    pages: 1,
  };
  const { main, voice, onStart } = await show({ resumes: [resumeOf({ parsedData })] });
  await press(/^What we found in your resume/);
  await press('Edit');
  await press('Remove Go');
  await press('Start Interview');
  expect(document.activeElement?.textContent).toBe(
    'Your resume has unsaved changes. Save or discard them first.',
  );
  startButton().focus();
  await press('Start Interview');
  expect(document.activeElement?.textContent).toContain('unsaved changes');
  expect(main.createInterview).not.toHaveBeenCalled();
  voice.correctResume.mockResolvedValue(
    resumeOf({ parsedData: { ...parsedData, skills: [] }, readData: parsedData }),
  );
  await press('Save changes');
  expect(voice.correctResume).toHaveBeenCalledWith(
    resumeOf().id,
    expect.objectContaining({ skills: [] }),
  );
  expect(
    screen.getByRole('button', { name: /^What we found in your resume/ }).textContent,
  ).toContain('0 skills');
  await press('Start Interview');
  expect(onStart).toHaveBeenCalledTimes(1);
});

test('an empty account shows what to do, and both actions open', async () => {
  const { main } = await show({ resumes: [], roles: [] });
  expect(screen.getByText('No resumes found. Please upload a resume first.')).toBeTruthy();
  expect(screen.getByText('No job roles found. Please create a job role first.')).toBeTruthy();
  await press('Start Interview');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Upload a resume' }));
  expect(describes(document.activeElement)).toBe('Please select both a resume and a job role');
  expect(screen.getAllByText('Please select both a resume and a job role')).toHaveLength(1);
  expect(main.createInterview).not.toHaveBeenCalled();
  await press('Upload a resume');
  expect(await screen.findByRole('dialog', { name: 'Add your resume' })).toBeTruthy();
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
  await press('Create a job role');
  expect(await screen.findByRole('dialog', { name: 'Add the job description' })).toBeTruthy();
});

describe('managing documents', () => {
  const remove = async (name: string) => {
    await press(`More: ${name}`);
    await press('Delete');
    await press('Delete');
  };
  const open = async () => {
    screen.getByRole('button', { name: 'Manage documents' }).focus();
    await press('Manage documents');
    await screen.findByRole('dialog', { name: 'Your documents' });
  };
  const close = async () => {
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    await settle();
  };

  test('the first one left is chosen after the chosen one was deleted', async () => {
    const old = resumeOf({ id: 'r2', originalName: 'old.pdf' });
    const { main, voice } = await show({ resumes: [resumeOf(), old] });
    fireEvent.click(box('Resume'));
    await choose(/^old\.pdf/);
    await settle();
    await open();
    main.myResumes.mockResolvedValue([resumeOf()]);
    await remove('old.pdf');
    await close();
    expect(voice.deleteResume).toHaveBeenCalledWith('r2');
    expect(box('Resume').textContent).toContain('Layla_Haddad_Resume.pdf');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Manage documents' }));
  });

  test('without any left, setup says what to do first', async () => {
    await show();
    await open();
    await remove('Layla_Haddad_Resume.pdf');
    await remove('Backend Engineer');
    await close();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'About you' }));
    expect(screen.getByText('No resumes found. Please upload a resume first.')).toBeTruthy();
    expect(screen.getByText('No job roles found. Please create a job role first.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Manage documents' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'See the topics' })).toBeNull();
  });
});

test('the topics follow the choices of the form', async () => {
  const { voice } = await show();
  await press('See the topics');
  fireEvent.click(box('Interview type'));
  await choose('HR');
  await settle();
  expect(
    voice.generateQuestions.mock.calls.map(
      ([body]) => (body as { categories: string[] }).categories,
    ),
  ).toEqual([['technical'], ['behavioral']]);
});

test('a resume that is still being processed cannot be chosen', async () => {
  await show({ resumes: [resumeOf({ processing_status: 'processing' })] });
  expect(
    screen.getByText(
      'We’re still reading one of your resumes. It will appear here when it’s ready.',
    ),
  ).toBeTruthy();
});

test('shows when the lists cannot be loaded, and retries', async () => {
  const clients = clientsOf({});
  clients.main.myResumes
    .mockReset()
    .mockRejectedValueOnce(new Error('down'))
    .mockResolvedValue([resumeOf()]);
  await show({}, { clients: clients as unknown as PlatformClients });
  expect(screen.getByText('Failed to load data. Please try again.')).toBeTruthy();
  await press('Try again');
  expect(box('Resume').textContent).toContain('Layla_Haddad_Resume.pdf');
});

test.each([
  [
    new ApiError({
      kind: 'http',
      status: 503,
      fallbackKey: 'roomLogin',
      message: 'x',
      serverMessage: 'All rooms are taken.',
      code: 'room_unavailable',
    }),
    'All rooms are taken.',
  ],
  [
    new ApiError({ kind: 'http', status: 500, fallbackKey: 'roomLogin', message: 'x' }),
    'Voice bot initialization failed',
  ],
  [new TypeError('bug'), 'Failed to start interview'],
])(
  'a failed start shows the message, keeps the choices and can be retried (%#)',
  async (error, text) => {
    const { voice, onStart } = await show();
    voice.openRoom.mockRejectedValueOnce(error);
    await press('Start Interview');
    expect(screen.getByRole('alert').textContent).toBe(text);
    expect(box('Resume').textContent).toContain('Layla_Haddad_Resume.pdf');
    await press('Start Interview');
    expect(onStart).toHaveBeenCalledTimes(1);
  },
);

test.each([
  ['timeout', 'Failed to connect to voice: the room took too long to answer'],
  ['could not establish signal connection', 'Failed to connect to voice: something went wrong'],
])('shows in its own words why a room could not be joined: %s', async (connectError, text) => {
  await show({}, { connectError });
  expect(screen.getByRole('alert').textContent).toBe(text);
});

test('an interview in progress can be resumed: same interview, new token', async () => {
  const { voice, main, onStart } = await show({
    started: [interviewOf({ id: 'i7', status: 'started' })],
  });
  expect(screen.getByText('You have an interview in progress')).toBeTruthy();
  await press('Resume interview');
  expect(onStart).toHaveBeenCalledWith({ ...ROOM, interviewId: 'i7' });
  expect(voice.openRoom).toHaveBeenCalledWith(expect.objectContaining({ interview_id: 'i7' }));
  expect(main.createInterview).not.toHaveBeenCalled();
  expect(main.startInterview).not.toHaveBeenCalled();
});

test('only one start or resume runs at a time', async () => {
  const { main, voice } = await show({
    interviews: [interviewOf()],
    started: [interviewOf({ id: 'i7', status: 'started' })],
  });
  const others = (name: RegExp) =>
    screen.getAllByRole<HTMLButtonElement>('button', { name }).map(({ disabled }) => disabled);
  let refuse: (error: Error) => void = () => {};
  main.createInterview.mockReturnValueOnce(
    new Promise((_, reject) => {
      refuse = reject;
    }),
  );
  await press('Start Interview');
  expect(others(/^(Resume interview|View report)/)).toEqual([true, true]);
  refuse(new Error('down'));
  await settle();
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    'Failed to start interview',
  ]);
  expect(others(/^(Resume interview|View report)/)).toEqual([false, false]);
  voice.openRoom.mockReturnValueOnce(new Promise(() => {}));
  await press('Resume interview');
  expect(others(/^(Start Interview|View report)/)).toEqual([true, true]);
});

test('a failed refetch of the lists keeps the form', async () => {
  const { main, queries } = await show();
  main.myResumes.mockRejectedValue(new Error('down'));
  main.jobRoles.mockRejectedValue(new Error('down'));
  await act(() => queries.refetchQueries());
  await settle();
  expect(main.myResumes).toHaveBeenCalledTimes(2);
  expect(box('Resume').textContent).toContain('Layla_Haddad_Resume.pdf');
  expect(screen.queryByText('Failed to load data. Please try again.')).toBeNull();
});

test("an upload uses the session's current token", async () => {
  const { voice } = await show({ resumes: [] });
  voice.uploadResume.mockResolvedValue({
    message: 'ok',
    processing_status: 'processing',
    data: resumeOf({ processing_status: 'processing' }),
  });
  await press('Upload a resume');
  fireEvent.change(await screen.findByLabelText('Resume file'), { target: { files: [fileOf()] } });
  await press('Upload Resume');
  await act(async () => {
    await jest.advanceTimersByTimeAsync(700);
  });
  expect(voice.uploadResume).toHaveBeenCalledWith(
    { userId: 'u1' },
    expect.anything(),
    expect.anything(),
  );
  expect(voice.listResumes).toHaveBeenCalledWith({ userId: 'u1' }, expect.anything());
});

test('lists past interviews with score and report, without those not held', async () => {
  const { onOpenReport } = await show({
    interviews: [
      interviewOf(),
      interviewOf({
        id: 'i8',
        status: 'analyzing',
        overallScore: null,
        jobTitle: 'Platform Engineer',
      }),
      interviewOf({ id: 'i9', status: 'created', jobTitle: 'Never held' }),
    ],
  });
  const row = screen.getByRole('row', { name: /Backend Engineer/ });
  for (const text of ['Technical', '74', 'Marsa Pay'])
    expect(within(row).getByText(text)).toBeTruthy();
  expect(
    within(screen.getByRole('row', { name: /Platform Engineer/ })).getByText('Scoring…'),
  ).toBeTruthy();
  expect(screen.queryByText('Never held')).toBeNull();
  fireEvent.click(within(row).getByRole('button', { name: /View report/ }));
  expect(onOpenReport).toHaveBeenCalledWith(interviewOf().id);
});

test('practising again fills the form, announces it and focuses the start button', async () => {
  await show({
    roles: [roleOf(), roleOf({ id: 'j2', title: 'Platform Engineer' })],
    interviews: [
      interviewOf({
        jobRoleId: 'j2',
        jobTitle: 'Platform Engineer',
        interviewType: 'hr',
        difficulty: 'hard',
        voice: 'adam',
        numberOfQuestions: 3,
      }),
    ],
  });
  await press(/^More: Platform Engineer/);
  await press('Practice again');
  for (const [name, value] of [
    ['Job role', 'Platform Engineer'],
    ['Interview type', 'HR'],
    ['Difficulty', 'Hard'],
    ['Voice', 'Adam'],
    ['Number of questions', '3'],
  ] as const)
    expect(box(name).textContent).toContain(value);
  expect(screen.getByText(/^Same settings as Platform Engineer, .+\.$/)).toBeTruthy();
  expect(document.activeElement).toBe(startButton());
});

test('without a job role only, the error is at the job role', async () => {
  await show({ roles: [] });
  await press('Start Interview');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Create a job role' }));
  expect(describes(document.activeElement)).toBe('Please select both a resume and a job role');
});

describe('the card of a returning candidate', () => {
  const last = interviewOf({
    jobRoleId: 'j2',
    jobTitle: 'Platform Engineer',
    interviewType: 'hr',
    difficulty: 'hard',
    voice: 'adam',
    numberOfQuestions: 3,
  });
  const roles = [roleOf(), roleOf({ id: 'j2', title: 'Platform Engineer' })];
  const card = () => screen.getByRole('region', { name: 'Practice again' });

  it('shows role, settings and score of the last interview', async () => {
    await show({ roles, interviews: [last, interviewOf({ id: 'i8', overallScore: 51 })] });
    for (const text of [
      'Platform Engineer',
      'HR · Hard · 3 questions · Adam · Basic, on this site’s server',
      '74',
    ])
      expect(within(card()).getByText(text)).toBeTruthy();
  });

  it('leads to the last report', async () => {
    const { onOpenReport } = await show({ roles, interviews: [last] });
    fireEvent.click(
      within(card()).getByRole('button', { name: /^View report: Platform Engineer/ }),
    );
    expect(onOpenReport).toHaveBeenCalledWith(last.id);
  });

  it('starts the same in one press', async () => {
    const { main, voice, onBeforeStart, onStart } = await show({ roles, interviews: [last] });
    await press('Start again');
    expect(onBeforeStart).toHaveBeenCalledWith({ wanted: false });
    expect(main.createInterview).toHaveBeenCalledWith({
      resumeId: last.resumeId,
      jobRoleId: 'j2',
      numberOfQuestions: 3,
      difficulty: 'hard',
      language: 'en-US',
    });
    expect(voice.openRoom).toHaveBeenCalledWith(
      expect.objectContaining({ voice: 'adam', interview_type: 'hr', hearing: 'built-in' }),
    );
    expect(onStart).toHaveBeenCalledTimes(1);
    expect(box('Job role').textContent).toContain('Platform Engineer');
  });

  it('shows why it failed, and keeps its focus after the check', async () => {
    const { main, onBeforeStart } = await show({ roles, interviews: [last] });
    onBeforeStart.mockResolvedValueOnce(false);
    await press('Start again');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Start again' }));
    main.createInterview.mockRejectedValueOnce(new Error('down'));
    await press('Start again');
    expect(within(card()).getByRole('alert').textContent).toBe('Failed to start interview');
    expect(screen.getAllByRole('alert')).toHaveLength(1);
  });

  it('is busy itself, and nothing else starts meanwhile', async () => {
    const { main } = await show({ roles, interviews: [last] });
    main.createInterview.mockReturnValue(new Promise(() => {}));
    await press('Start again');
    expect(within(card()).getByRole('button', { name: 'Starting Interview...' })).toBeTruthy();
    expect(
      within(card()).getByRole<HTMLButtonElement>('button', { name: /^View report/ }).disabled,
    ).toBe(true);
    expect(
      screen.getByRole<HTMLButtonElement>('button', { name: 'Start Interview' }).disabled,
    ).toBe(true);
  });

  it('starts nothing else if its job role was deleted', async () => {
    const { main } = await show({ interviews: [last] });
    await press('Start again');
    expect(screen.getByText('That job role was deleted. Check the one selected now.')).toBeTruthy();
    expect(main.createInterview).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(startButton());
  });

  it.each([
    ['without an interview that has ended', { interviews: [interviewOf({ status: 'created' })] }],
    [
      'while an interview can be resumed',
      { interviews: [last], started: [interviewOf({ id: 'i7', status: 'started' })] },
    ],
  ])('is not shown %s', async (_, server) => {
    await show(server);
    expect(screen.queryByRole('region', { name: 'Practice again' })).toBeNull();
  });
});

test('resets when another user signs in from another tab', async () => {
  const { again } = await show({ interviews: [interviewOf({ difficulty: 'hard' })] });
  await press(/^More: Backend Engineer/);
  await press('Practice again');
  again({ auth: { userId: 'u2', email: 'omar@mail.com', userIdentity: 'omar@mail.com' } });
  await settle();
  expect(box('Difficulty').textContent).toContain('Medium');
  expect(screen.queryByText(/^Same settings as/)).toBeNull();
  expect(JSON.parse(sessionStorage.getItem('setup-choices') ?? '')).toMatchObject({
    userId: 'u2',
    choices: { difficulty: 'medium' },
  });
});

test('practising again names what no longer exists', async () => {
  await show({ interviews: [interviewOf({ resumeId: 'gone' })] });
  await press(/^More: Backend Engineer/);
  await press('Practice again');
  expect(screen.getByText('That resume was deleted. Check the one selected now.')).toBeTruthy();
  expect(box('Resume').textContent).toContain('Layla_Haddad_Resume.pdf');
});

test('shows a sentence if there are none', async () => {
  await show();
  expect(screen.getByText('No interviews yet. Your reports will be saved here.')).toBeTruthy();
});

test('describes what recognizes speech, speaks and assesses', async () => {
  await show();
  expect(screen.getByText(/^Basic recognition on this site’s own machines/)).toBeTruthy();
  expect(screen.getByText('The interviewer has a simple built-in voice.')).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/PocketSphinx|eSpeak/);
});

test('without speech recognition for a language, answers are typed', async () => {
  await speak('ar-SA');
  await show();
  expect(
    screen.getByText('لا يتعرّف هذا الموقع على هذه اللغة بعد. يمكنك كتابة إجاباتك.'),
  ).toBeTruthy();
});
