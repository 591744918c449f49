import { expect } from '@playwright/test';
import { VOICES, type RuntimeConfig } from '@portal/protocol';
import { HANG, OFFLINE, refusal, sampleSummary } from '@portal/testing/fake-servers';
import { fromEnvironment } from '../../environment';
import type { StubbedPortal } from '../open-portal';
import { documentScreens, SEVERAL_DOCUMENTS } from './documents';
import { screen } from './screen';

const EMPTY = {
  myResumes: { json: { data: { resumes: [] } } },
  jobRoles: { json: { data: [] } },
  listInterviews: { json: { data: [] } },
};
const started = sampleSummary('en-US', { status: 'started', startedAt: '2026-11-18T10:00:05Z' });

/** Changes the configuration so that the site uses this language model. */
const withModel =
  (kind: 'hosted' | 'local', host: string) =>
  (config: RuntimeConfig): RuntimeConfig => ({
    ...config,
    engines: {
      ...config.engines,
      language: { kind, name: 'OpenAI-compatible gpt-4.1-mini', host },
    },
  });

async function openOwnData(portal: StubbedPortal): Promise<void> {
  await expect(portal.setup).toBeVisible();
  await portal.page.locator('header button[aria-expanded="false"][aria-controls]').last().click();
  await portal.button('shell:ownData.action').click();
  await expect(portal.button('shell:ownData.download')).toBeVisible();
}

/** Changes the configuration so that the site's voices have a rate but no pitch to set. */
function withHostedVoice(config: RuntimeConfig): RuntimeConfig {
  const voices = { rate: [...VOICES], pitch: [] };
  const adjustable = { 'en-US': voices, 'ar-SA': voices };
  return {
    ...config,
    engines: { ...config.engines, speaking: { kind: 'hosted', name: 'ElevenLabs', adjustable } },
  };
}

/** Opens the panel of voices, and slows the voice down. */
async function openVoices(portal: StubbedPortal): Promise<void> {
  await expect(portal.button('setup:start')).toBeEnabled();
  await portal.page.getByRole('button', { name: portal.say('setup:voice.title') }).click();
  await portal.page
    .getByRole('slider', { name: portal.say('common:voiceSettings.rate') })
    .fill('80');
  await expect(portal.button('common:voiceSettings.reset')).toBeVisible();
}

export const setupScreens = {
  setup: screen({ signedIn: true }, async (portal) => {
    await expect(portal.setup).toBeVisible();
    await expect(portal.button('setup:start')).toBeEnabled();
    await expect(portal.page.getByRole('table').first()).toBeVisible();
  }),
  'setup-again-starting': screen(
    { signedIn: true, answers: { createInterview: HANG } },
    async (portal) => {
      await portal.button('setup:again.action').click();
      await expect(portal.page.getByText(portal.say('setup:starting'))).toBeVisible();
    },
  ),
  'setup-again-failed': screen(
    {
      signedIn: true,
      answers: { createInterview: refusal(500, 'internal', 'Interview creation failed') },
    },
    async (portal) => {
      await portal.button('setup:again.action').click();
      await expect(portal.page.getByRole('alert')).toBeVisible();
    },
  ),
  'setup-long-names': screen({ signedIn: true, answers: SEVERAL_DOCUMENTS }, async (portal) => {
    const resume = portal.page.getByRole('combobox', { name: portal.say('setup:fields.resume') });
    await resume.click();
    await portal.page.getByRole('option').nth(1).click();
    await expect(resume).toContainText('final.pdf');
  }),
  'setup-voice': screen({ signedIn: true }, openVoices),
  'setup-voice-fixed-pitch': screen({ signedIn: true, config: withHostedVoice }, async (portal) => {
    await openVoices(portal);
    // The page may keep the voice's name apart with invisible characters, which have a direction.
    const voice = `.?${portal.say('common:voices.domi')}.?`;
    const name = new RegExp(`^${portal.say('setup:voice.listenTo', { voice })}$`);
    await portal.page.getByRole('button', { name }).click();
    await expect(portal.page.getByText(portal.say('setup:voice.failed'))).toBeVisible();
  }),
  'setup-loading': screen(
    { signedIn: true, answers: { myResumes: HANG, jobRoles: HANG, listInterviews: HANG } },
    async (portal) => {
      await expect(portal.setup).toBeVisible();
    },
  ),
  'setup-empty': screen({ signedIn: true, answers: EMPTY }, async (portal) => {
    await expect(portal.page.getByText(portal.say('setup:empty.resumes'))).toBeVisible();
    await expect(portal.page.getByText(portal.say('setup:past.empty'))).toBeVisible();
  }),
  'setup-incomplete': screen({ signedIn: true, answers: EMPTY }, async (portal) => {
    await expect(portal.page.getByText(portal.say('setup:empty.resumes'))).toBeVisible();
    await portal.button('setup:start').click();
    await expect(portal.page.getByText(portal.say('setup:errors.choose'))).toBeVisible();
  }),
  'setup-load-failed': screen(
    { signedIn: true, answers: { myResumes: { status: 500 }, jobRoles: { status: 500 } } },
    async (portal) => {
      await expect(portal.page.getByText(portal.say('setup:errors.load')).first()).toBeVisible({
        timeout: 10_000,
      });
    },
  ),
  'setup-starting': screen(
    { signedIn: true, answers: { createInterview: HANG } },
    async (portal) => {
      await expect(portal.button('setup:start')).toBeEnabled();
      await portal.startInterview();
      await expect(portal.page.getByText(portal.say('setup:starting'))).toBeVisible();
    },
  ),
  'setup-start-failed': screen(
    {
      signedIn: true,
      answers: { createInterview: refusal(500, 'internal', 'Interview creation failed') },
    },
    async (portal) => {
      await expect(portal.button('setup:start')).toBeEnabled();
      await portal.startInterview();
      await expect(portal.page.getByRole('alert')).toBeVisible();
    },
  ),
  'setup-unreachable': screen(
    { signedIn: true, answers: { resumeList: OFFLINE, jdList: OFFLINE, voiceHealth: OFFLINE } },
    async (portal) => {
      await expect(portal.button('setup:start')).toBeEnabled();
      await portal.startInterview();
      await expect(portal.page.getByText(portal.say('shell:servers.voice'))).toBeVisible();
    },
  ),
  'setup-open-interview': screen(
    { signedIn: true, answers: { listInterviews: { json: { data: [started] } } } },
    async (portal) => {
      await expect(portal.button('setup:resumeInterview.action')).toBeVisible();
    },
  ),
  'setup-hosted-model': screen(
    { signedIn: true, config: withModel('hosted', 'models.example.com') },
    async (portal) => {
      const consent = portal.page.locator('#setup-language-model-consent');
      await expect(consent).not.toBeChecked();
      await consent.check();
    },
  ),
  'setup-local-model': screen(
    { signedIn: true, config: withModel('local', '127.0.0.1:11434') },
    async (portal) => {
      await expect(portal.heading('setup:languageModel.title')).toBeVisible();
      await expect(portal.page.locator('#setup-language-model-consent')).toHaveCount(0);
    },
  ),
  ...documentScreens,
  'setup-topics': screen({ signedIn: true }, async (portal) => {
    await portal.button('setup:topics.title').click();
    await expect(portal.page.getByRole('listitem').filter({ hasText: 'Kafka' })).toBeVisible();
  }),
  'setup-topics-failed': screen(
    { signedIn: true, answers: { generateQuestions: { status: 500 } } },
    async (portal) => {
      await portal.button('setup:topics.title').click();
      await expect(
        portal.page.getByText(portal.say('common:apiErrors.generateQuestions')),
      ).toBeVisible();
    },
  ),
  'account-menu': screen({ signedIn: true }, async (portal) => {
    await expect(portal.setup).toBeVisible();
    await portal.page.locator('header button[aria-expanded="false"][aria-controls]').last().click();
    await expect(portal.button('shell:account.logout')).toBeVisible();
  }),
  'own-data': screen({ signedIn: true }, openOwnData),
  'own-data-delete': screen(
    { signedIn: true, answers: { deleteAccount: refusal(403, 'invalid_credentials', 'no') } },
    async (portal) => {
      await openOwnData(portal);
      await portal.button('shell:ownData.delete').click();
      await portal.field('shell:ownData.password').fill('guess');
      await portal.button('shell:ownData.confirm').click();
      await expect(portal.page.getByText(portal.say('shell:ownData.passwordWrong'))).toBeVisible();
    },
  ),
  'fallback-setup': screen(
    { signedIn: true },
    async (portal) => {
      await expect(portal.heading('shell:fallback.title.setup')).toBeVisible({ timeout: 30_000 });
    },
    async (page) =>
      page.route(`${fromEnvironment().onboardingRemoteUrl}/**`, (route) => route.abort()),
  ),
} as const satisfies Record<string, ReturnType<typeof screen>>;
