import arabicShell from '@portal/i18n/locales/ar-SA/shell.json' with { type: 'json' };
import auth from '@portal/i18n/locales/en-US/auth.json' with { type: 'json' };
import common from '@portal/i18n/locales/en-US/common.json' with { type: 'json' };
import onboarding from '@portal/i18n/locales/en-US/onboarding.json' with { type: 'json' };
import shell from '@portal/i18n/locales/en-US/shell.json' with { type: 'json' };
import setup from '@portal/i18n/locales/en-US/setup.json' with { type: 'json' };
import { i18n, initI18n, setLanguage } from '@portal/i18n';
import { act, cleanup, render } from '@testing-library/react';
import type { FlowState } from '../flow/flow-state';
import { PageTitle, viewTitleKey } from './PageTitle';

const CATALOGUES: Record<string, object> = {
  '/locales/en-US/common.json': common,
  '/locales/en-US/shell.json': shell,
  '/locales/ar-SA/shell.json': arabicShell,
  '/locales/ar-SA/common.json': {
    pageTitle: '{{view}} – {{product}}',
    productName: 'بوابة المقابلات',
  },
};

beforeAll(async () => {
  await initI18n({
    namespaces: ['common', 'shell'],
    storage: null,
    browserLanguages: ['en-US'],
    fetch: (url) =>
      Promise.resolve({ ok: true, status: 200, json: () => Promise.resolve(CATALOGUES[url]) }),
  });
});
afterEach(cleanup);

const gate = (step: 'resume' | 'job-description'): FlowState => ({
  view: 'gate',
  gate: { step, credentials: { email: '', password: '' }, onboardingToken: '', userId: '' },
});

function Titled({
  state,
  authMode = 'login',
}: {
  state: FlowState;
  authMode?: 'login' | 'register';
}) {
  return <PageTitle view={i18n.t(`shell:${viewTitleKey(state, authMode)}`)} />;
}

it.each<[string, FlowState, string]>([
  ['setup', { view: 'setup', connectError: null }, 'Setup Your Interview – Interview Portal'],
  [
    'setup while the room is connected',
    { view: 'connecting', interviewId: '1' },
    'Setup Your Interview – Interview Portal',
  ],
  ['the check', { view: 'checking', connectError: null }, 'Device check – Interview Portal'],
  ['the room', { view: 'interview', interviewId: '1' }, 'Interview – Interview Portal'],
  [
    'the report',
    { view: 'report', source: { kind: 'session', interviewId: '1' } },
    'Your feedback – Interview Portal',
  ],
  ["login's gate", gate('resume'), 'Add your resume – Interview Portal'],
  ['its second step', gate('job-description'), 'Add the job description – Interview Portal'],
  ['login', { view: 'login', notice: null }, 'Login – Interview Portal'],
])('titles the document after %s', (_, state, title) => {
  render(<Titled state={state} />);
  expect(document.title).toBe(title);
});

it('registration has its own title', () => {
  render(<Titled state={{ view: 'login', notice: null }} authMode="register" />);
  expect(document.title).toBe('Create Account – Interview Portal');
});

it('the title follows the language', async () => {
  const { rerender } = render(<Titled state={{ view: 'setup', connectError: null }} />);
  await act(() => setLanguage('ar-SA'));
  rerender(<Titled state={{ view: 'setup', connectError: null }} />);
  expect(document.title).toBe('إعداد مقابلتك – بوابة المقابلات');
  await act(() => setLanguage('en-US'));
});

it('titles are the headings of the screens they name', () => {
  expect(shell.views).toMatchObject({
    register: auth.register.title,
    resume: onboarding.resume.title,
    jobDescription: onboarding.jd.title,
    setup: setup.title,
  });
});
