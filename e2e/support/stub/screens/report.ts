import { expect } from '@playwright/test';
import type { Assessment, Language } from '@portal/protocol';
import {
  type Answerer,
  misheardMessages,
  refusal,
  sampleAssessment,
  sampleMessages,
  sampleModelReading,
  sampleSummary,
  severalAnswers,
  severalMessages,
} from '@portal/testing/fake-servers';
import type { OpenOptions, StubbedPortal } from '../open-portal';
import { keptTicket } from './account';
import { screen, type ScreenOpener } from './screen';

/**
 * Defines a screen that is reached by opening the report from the login screen after an interview,
 * using that interview's ticket.
 */
function byTicket(
  given: OpenOptions,
  come: (portal: StubbedPortal) => Promise<void>,
): ScreenOpener {
  return (page, options) =>
    screen({ sessionStorage: keptTicket(), ...given }, async (portal) => {
      await portal.button('auth:feedback.action').click();
      await come(portal);
    })(page, options);
}

/** Scrolls to the answer, and again when the pictures change the size of the window. */
const keepAnswerInView = (portal: StubbedPortal): Promise<void> =>
  portal.page
    .getByRole('article')
    .last()
    .evaluate((shown) => {
      const show = () => shown.scrollIntoView({ block: 'center', behavior: 'instant' });
      addEventListener('resize', () => requestAnimationFrame(show));
      show();
    });

/** Opens the report of the newest past interview, whose title is part of the button's name. */
const viewPast = (portal: StubbedPortal): Promise<void> =>
  portal.page
    .getByRole('button')
    .filter({ hasText: portal.say('setup:past.view') })
    .first()
    .click();

/** Defines a report with misheard words, opened from the past interviews. */
const past = (
  { language }: Parameters<ScreenOpener>[1],
  { corrected = false, assessment = {} }: { corrected?: boolean; assessment?: Partial<Assessment> },
  come: (portal: StubbedPortal) => Promise<void>,
): ScreenOpener =>
  screen(
    {
      signedIn: true,
      answers: {
        listMessages: { json: { data: misheardMessages(language, { corrected }) } },
        assessment: ({ query }) => {
          const revision = Number(query.get('revision') ?? assessment.revision ?? 1);
          return { json: { data: sampleAssessment(language, { ...assessment, revision }) } };
        },
      },
    },
    async (portal) => {
      await viewPast(portal);
      await expect(portal.heading('report:competencies')).toBeVisible();
      await come(portal);
    },
  );

/** Points by which the shared score has risen. */
const RISE = 12;

/** Lists an interview before, for the same job, with a score that is `points` lower. */
const earlierScored =
  (language: Language, points: number): Answerer =>
  ({ query }) => ({
    json: {
      data:
        query.get('status') === 'analyzed'
          ? [
              sampleSummary(language, {
                id: '8d7f1f3e-0000-4a55-9a55-000000000001',
                status: 'analyzed',
                overallScore: severalAnswers(language).overall.score! - points,
                completedAt: '2026-11-17T10:24:00Z',
              }),
            ]
          : [],
    },
  });

const headed = (key: string) => async (portal: StubbedPortal) =>
  expect(portal.heading(key)).toBeVisible();
const status = (answer: Answerer): OpenOptions => ({ answers: { assessment: answer } });

/** The report on an interview with several answers, opened from the past interviews. */
const coached = (
  { language }: Parameters<ScreenOpener>[1],
  change: Partial<Assessment>,
  come: (portal: StubbedPortal) => Promise<void> = () => Promise.resolve(),
): ScreenOpener =>
  screen(
    {
      signedIn: true,
      answers: {
        assessment: { json: { data: severalAnswers(language, change) } },
        listMessages: { json: { data: severalMessages(language) } },
      },
    },
    async (portal) => {
      await viewPast(portal);
      await expect(portal.heading('report:competencies')).toBeVisible();
      await come(portal);
    },
  );

/** Scrolls to a section, and again when the pictures change the size of the window. */
const keepInView = (portal: StubbedPortal, key: string): Promise<void> =>
  portal.heading(key).evaluate((shown) => {
    const show = () => shown.scrollIntoView({ block: 'start', behavior: 'instant' });
    addEventListener('resize', () => requestAnimationFrame(show));
    show();
  });

export const reportScreens = {
  report: byTicket({}, headed('report:competencies')),
  'report-of-past-interview': (page, options) => coached(options, {})(page, options),
  'report-score': (page, options) =>
    coached(options, {}, (portal) => keepInView(portal, 'report:overall'))(page, options),
  'report-share': (page, options) =>
    coached(options, {}, async (portal) => {
      portal.servers.answer({ listInterviews: earlierScored(portal.language, RISE) });
      await portal.button('report:share.action').click();
      await expect(portal.button('report:share.save')).toBeEnabled();
      const plural = new Intl.PluralRules(portal.language).select(RISE);
      const rise = portal.say(`report:share.rise_${plural}`, { count: RISE });
      await expect(portal.page.getByRole('img', { name: rise })).toBeVisible();
    })(page, options),
  'report-no-strength': (page, options) =>
    coached(options, {
      overall: { score: 31, summary: { key: 'overallLevel2', values: { answered: 4, asked: 5 } } },
      competencies: severalAnswers(options.language).competencies.map((one) => ({
        ...one,
        score: one.score && one.score - 50,
      })),
      questions: severalAnswers(options.language).questions.map((one) => ({ ...one, good: [] })),
      nextSteps: severalAnswers(options.language).nextSteps.slice(0, 2),
    })(page, options),
  'report-abstained': byTicket(
    status({
      json: {
        data: sampleAssessment('en-US', {
          overall: { score: null, summary: { key: 'overallNothingSaid' } },
        }),
      },
    }),
    headed('report:competencies'),
  ),
  'report-read-by-model': (page, options) =>
    byTicket(
      status({
        json: {
          data: sampleAssessment(options.language, sampleModelReading(options.language)),
        },
      }),
      headed('report:advice'),
    )(page, options),
  'report-correcting': (page, options) =>
    past(options, {}, async (portal) => {
      await portal.button('interview:correct.action').click();
      const words = portal.page.getByRole('group', { name: portal.say('interview:correct.words') });
      await words.getByRole('button').nth(4).click();
      await portal
        .field('interview:correct.said')
        .fill(options.language === 'ar-SA' ? 'واحد' : 'row');
      await portal.button('interview:correct.apply').click();
      await words.getByRole('button').nth(6).click();
      await portal.button('interview:correct.nextWord').click();
      await keepAnswerInView(portal);
    })(page, options),
  'report-corrected': (page, options) =>
    past(options, { corrected: true }, async (portal) => {
      await expect(portal.button('report:correct.scoreAgain')).toBeVisible();
      await keepAnswerInView(portal);
    })(page, options),
  'report-scored-again': (page, options) =>
    past(
      options,
      { corrected: true, assessment: { revision: 2, corrected: { words: 3, additions: 1 } } },
      (portal) => Promise.resolve(void portal),
    )(page, options),
  'report-earlier-revision': (page, options) =>
    past(options, { assessment: { revision: 2 } }, async (portal) => {
      await portal.button('report:revisions.showPrevious').click();
      await expect(
        portal.page.getByText(portal.say('report:revisions.earlier', { revision: 1, newest: 2 })),
      ).toBeVisible();
    })(page, options),
  'report-misheard': (page, options) =>
    byTicket(
      {
        answers: {
          listMessages: {
            json: {
              data: sampleMessages(options.language).map((message) =>
                message.role === 'user'
                  ? { ...message, metadata: { ...message.metadata, misheard: [1, 4, 5] } }
                  : message,
              ),
            },
          },
        },
      },
      async (portal) => {
        await headed('report:competencies')(portal);
        const legend = portal.page.getByText(portal.say('interview:transcript.misheard'), {
          exact: true,
        });
        // The pictures have other sizes, which would scroll it away.
        await legend.evaluate((shown) => {
          const show = () => shown.scrollIntoView({ block: 'center', behavior: 'instant' });
          addEventListener('resize', () => requestAnimationFrame(show));
          show();
        });
      },
    )(page, options),
  'report-preparing': byTicket(
    status({ status: 202, json: { data: { status: 'analyzing' } } }),
    headed('report:preparingTitle'),
  ),
  'report-not-analysed': byTicket(
    status(refusal(404, 'analysis_not_started', 'This interview hasn’t been scored yet.')),
    headed('report:notAnalysedTitle'),
  ),
  'report-analysis-failed': byTicket(
    status({ status: 202, json: { data: { status: 'analysis_failed' } } }),
    headed('report:analysisFailedTitle'),
  ),
  'report-ticket-ended': byTicket(
    status(refusal(401, 'unauthorized', 'Log in to continue.')),
    headed('report:ticketEndedTitle'),
  ),
  'report-gone': byTicket(
    status(refusal(404, 'not_found', 'Interview not found')),
    headed('report:goneTitle'),
  ),
  'report-failed': byTicket(
    status(refusal(500, 'internal', 'Failed to fetch assessment')),
    headed('report:failedTitle'),
  ),
} as const satisfies Record<string, ScreenOpener>;
