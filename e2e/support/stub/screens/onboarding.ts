import { expect } from '@playwright/test';
import {
  type Answerer,
  HANG,
  JOB_DESCRIPTION_REQUIRED,
  jobDescriptionUploaded,
  refusal,
  RESUME_REQUIRED,
  resumeUploaded,
  sampleJobDescription,
  sampleResume,
  sampleWords,
} from '@portal/testing/fake-servers';
import { fromEnvironment } from '../../environment';
import { JOB_TEXT, pdfFile, TEXT_FILE, type GivenFile } from '../files';
import type { StubbedPortal } from '../open-portal';
import { PERSON } from './account';
import { screen } from './screen';

/** Logs in and waits for the resume modal. */
export async function openResumeModal(portal: StubbedPortal): Promise<void> {
  await portal.logIn(PERSON);
  await expect(portal.resumeModal).toBeVisible();
}

export async function sendResume(
  portal: StubbedPortal,
  file: GivenFile = pdfFile(),
): Promise<void> {
  await openResumeModal(portal);
  await portal.chooseResume(file);
  await portal.button('onboarding:resume.submit').click();
}

export async function openJobDescriptionModal(portal: StubbedPortal): Promise<void> {
  await portal.logIn(PERSON);
  await expect(portal.jobDescriptionModal).toBeVisible();
}

export async function fillJobDescription(portal: StubbedPortal): Promise<void> {
  const { title, company, description } = sampleWords(portal.language);
  await portal.describeJob({
    title,
    company,
    content: portal.language === 'en-US' ? JOB_TEXT : description,
  });
}

export async function showFileTab(portal: StubbedPortal): Promise<void> {
  await portal.page.getByRole('tab', { name: portal.say('onboarding:jd.file') }).click();
}

/**
 * Creates the handler for login requests. It refuses the first login because a document is missing.
 * Later logins never get a response, so the success panel stays visible.
 */
const gate =
  (refused: Answerer): Answerer =>
  (_, index) =>
    index === 0 ? (refused as object) : HANG;

export const onboardingScreens = {
  resume: screen({ answers: { login: RESUME_REQUIRED } }, openResumeModal),
  'resume-missing': screen({ answers: { login: RESUME_REQUIRED } }, async (portal) => {
    await openResumeModal(portal);
    await portal.button('onboarding:resume.submit').click();
    await expect(
      portal.page.getByText(portal.say('onboarding:resume.errors.missing')),
    ).toBeVisible();
  }),
  'resume-chosen': screen({ answers: { login: RESUME_REQUIRED } }, async (portal) => {
    await openResumeModal(portal);
    await portal.chooseResume(pdfFile());
    await expect(portal.page.getByText('Layla_Haddad_Resume.pdf')).toBeVisible();
  }),
  'resume-long-name': screen({ answers: { login: RESUME_REQUIRED } }, async (portal) => {
    await openResumeModal(portal);
    const name = 'Layla_Haddad_Senior_Backend_Engineer_Payments_2024_final.pdf';
    await portal.chooseResume({ ...pdfFile(), name });
    await expect(portal.page.getByTitle(name)).toBeVisible();
  }),
  'resume-refused': screen({ answers: { login: RESUME_REQUIRED } }, async (portal) => {
    await openResumeModal(portal);
    await portal.chooseResume(TEXT_FILE);
    await expect(
      portal.page.getByText(portal.say('onboarding:resume.errors.pickerPdf')),
    ).toBeVisible();
  }),
  'resume-uploading': screen(
    { answers: { login: RESUME_REQUIRED, resumeUpload: HANG } },
    async (portal) => {
      await sendResume(portal);
      await expect(portal.page.getByRole('progressbar')).toBeVisible();
    },
  ),
  'resume-processing': screen(
    {
      answers: {
        login: RESUME_REQUIRED,
        resumeUpload: resumeUploaded('processing'),
        resumeList: {
          json: { data: { resumes: [sampleResume({ processing_status: 'processing' })] } },
        },
      },
    },
    async (portal) => {
      await sendResume(portal);
      await expect(
        portal.page.getByText(portal.say('onboarding:resume.stages.uploaded')),
      ).toBeVisible();
    },
  ),
  'resume-failed': screen(
    {
      answers: {
        login: RESUME_REQUIRED,
        resumeUpload: resumeUploaded('failed', { failureReason: 'The file holds no text.' }),
      },
    },
    async (portal) => {
      await sendResume(portal);
      await expect(
        portal.page.getByText(portal.say('onboarding:resume.errors.processing')),
      ).toBeVisible();
    },
  ),
  'resume-success': screen({ answers: { login: gate(RESUME_REQUIRED) } }, async (portal) => {
    await sendResume(portal);
    await expect(portal.page.getByText(portal.say('onboarding:continuing'))).toBeVisible();
  }),
  'job-description': screen(
    { answers: { login: JOB_DESCRIPTION_REQUIRED } },
    openJobDescriptionModal,
  ),
  'job-description-filled': screen(
    { answers: { login: JOB_DESCRIPTION_REQUIRED } },
    async (portal) => {
      await openJobDescriptionModal(portal);
      await fillJobDescription(portal);
    },
  ),
  'job-description-short': screen(
    { answers: { login: JOB_DESCRIPTION_REQUIRED } },
    async (portal) => {
      await openJobDescriptionModal(portal);
      await portal.describeJob({ title: sampleWords(portal.language).title, content: 'Go.' });
      await portal.generateJobDescription();
      await expect(portal.page.getByText(portal.say('onboarding:jd.errors.short'))).toBeVisible();
    },
  ),
  'job-description-file': screen(
    { answers: { login: JOB_DESCRIPTION_REQUIRED } },
    async (portal) => {
      await openJobDescriptionModal(portal);
      await showFileTab(portal);
      await expect(portal.button('onboarding:jd.submitFile')).toBeVisible();
    },
  ),
  'job-description-processing': screen(
    {
      answers: {
        login: JOB_DESCRIPTION_REQUIRED,
        jdUploadText: jobDescriptionUploaded('processing'),
        jdList: {
          json: { data: [sampleJobDescription('en-US', { processing_status: 'processing' })] },
        },
      },
    },
    async (portal) => {
      await openJobDescriptionModal(portal);
      await fillJobDescription(portal);
      await portal.generateJobDescription();
      await expect(portal.page.getByText(portal.say('onboarding:jd.processing'))).toBeVisible();
    },
  ),
  'job-description-failed': screen(
    {
      answers: {
        login: JOB_DESCRIPTION_REQUIRED,
        jdUploadText: refusal(500, 'internal', 'JD upload failed'),
      },
    },
    async (portal) => {
      await openJobDescriptionModal(portal);
      await fillJobDescription(portal);
      await portal.generateJobDescription();
      await expect(portal.jobDescriptionModal.getByRole('alert')).toBeVisible();
    },
  ),
  'job-description-success': screen(
    { answers: { login: gate(JOB_DESCRIPTION_REQUIRED) } },
    async (portal) => {
      await openJobDescriptionModal(portal);
      await fillJobDescription(portal);
      await portal.generateJobDescription();
      await expect(portal.page.getByText(portal.say('onboarding:continuing'))).toBeVisible();
    },
  ),
  'fallback-modal': screen(
    { answers: { login: RESUME_REQUIRED } },
    async (portal) => {
      await portal.logIn(PERSON);
      await expect(portal.heading('shell:fallback.title.resume')).toBeVisible({ timeout: 30_000 });
    },
    async (page) =>
      page.route(`${fromEnvironment().onboardingRemoteUrl}/**`, (route) => route.abort()),
  ),
} as const satisfies Record<string, ReturnType<typeof screen>>;
