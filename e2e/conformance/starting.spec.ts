import { expect, test, type Page } from '@playwright/test';
import {
  type Answers,
  answersOf,
  IDS,
  sampleInterview,
  sampleJobRole,
  sampleResume,
  sampleUser,
  type Answer,
} from '@portal/testing/fake-servers';
import { holdRoom, storedRoom, watchJoining } from '../support/candidate/joining';
import { StubbedRoom } from '../support/stub/interviewer';
import { preparePortal } from '../support/stub/open-portal';
import { heldAnswer } from '../support/stub/servers';

test.describe.configure({ timeout: 60_000 });

/** The calls that a start makes, in order. Syncing the documents begins with the lists. */
const STAGES = ['resumeList', 'createInterview', 'voiceLogin', 'startInterview'] as const;
type Stage = (typeof STAGES)[number];

/**
 * Opens the setup with a room on the real LiveKit server. Every call of a start, and the connection
 * to the room, waits until it is released.
 */
async function openSetup(page: Page, answers: Answers = {}) {
  const room = new StubbedRoom();
  const connection = await holdRoom(page);
  const joinings = await watchJoining(page);
  const login = await room.loginAnswer(sampleUser());
  const given = {
    resumeList: answersOf('en-US').resumeList as Answer,
    createInterview: { status: 201, json: { data: sampleInterview() } },
    voiceLogin: login,
    startInterview: { json: { data: sampleInterview('en-US', { status: 'started' }) } },
  } satisfies Record<Stage, Answer>;
  const held = {
    resumeList: heldAnswer(given.resumeList),
    createInterview: heldAnswer(given.createInterview),
    voiceLogin: heldAnswer(given.voiceLogin),
    startInterview: heldAnswer(given.startInterview),
  };
  const portal = await preparePortal(page, {
    signedIn: true,
    answers: {
      listMessages: { json: { data: [] } },
      ...answers,
      ...Object.fromEntries(STAGES.map((stage) => [stage, held[stage].answer])),
    },
  });
  await portal.open();
  await expect(portal.button('setup:start')).toBeEnabled();
  return {
    portal,
    connection,
    joinings,
    held,
    data: login.json as Record<'room_name' | 'livekit_token' | 'livekit_url', string>,
    /** Lets the start pass through all stages before this one, and waits for this one. */
    reach: async (stage: Stage | 'connection') => {
      for (const one of STAGES) {
        if (one === stage) return held[one].arrived;
        held[one].release();
      }
      return connection.arrived;
    },
    stagesCalled: () =>
      portal.servers.order.filter((call) => (STAGES as readonly string[]).includes(call)),
  };
}

// Rules that `journeys/start-order.spec.ts` shows on the real servers in the fast run are slow here.
test("§2.26 Setup: 'Starting Interview...' while busy", { tag: '@slow' }, async ({ page }) => {
  const { portal, connection, reach, stagesCalled } = await openSetup(page);
  const busy = page.getByRole('button', { name: 'Starting Interview...', exact: true });
  await expect(busy).toHaveCount(0);
  await portal.startInterview();
  for (const stage of [...STAGES, 'connection'] as const) {
    await reach(stage);
    await expect(busy, stage).toBeVisible();
    await expect(busy, stage).toHaveAttribute('aria-busy', 'true');
    // Pressing it again starts nothing.
    await busy.click({ force: true });
  }
  connection.release();
  await expect(portal.button('interview:leaveInterview')).toBeVisible({ timeout: 30_000 });
  await expect(busy).toHaveCount(0);
  expect(stagesCalled()).toEqual([...STAGES]);
});

test('§4.48 Interview: starting creates it', { tag: '@slow' }, async ({ page }) => {
  const { portal, reach } = await openSetup(page, {
    myResumes: {
      json: {
        data: {
          resumes: [
            sampleResume(),
            sampleResume({ id: IDS.secondResume, originalName: 'Older.pdf' }),
          ],
        },
      },
    },
    jobRoles: {
      json: {
        data: [
          sampleJobRole(),
          sampleJobRole('en-US', { id: IDS.secondJobRole, title: 'Platform Engineer' }),
        ],
      },
    },
  });
  const second = async (list: string) => {
    await page.getByRole('combobox', { name: list, exact: true }).click();
    await page.getByRole('option').nth(1).click();
  };
  await second('Resume');
  await second('Job role');
  await portal.choose('setup:fields.difficulty', 'Hard');
  await portal.choose('setup:fields.questions', '3');
  await portal.startInterview();
  await reach('createInterview');
  expect(portal.servers.calls('createInterview').map(({ json }) => json)).toEqual([
    {
      resumeId: IDS.secondResume,
      jobRoleId: IDS.secondJobRole,
      numberOfQuestions: 3,
      language: 'en-US',
      difficulty: 'hard',
    },
  ]);
});

test('§4.49 Interview: then marks it started', { tag: '@slow' }, async ({ page }) => {
  const { portal, joinings, reach, stagesCalled } = await openSetup(page);
  await portal.startInterview();
  await reach('startInterview');
  expect(stagesCalled()).toEqual([...STAGES]);
  expect(portal.servers.calls('startInterview').map(({ path }) => path)).toEqual([
    `/api/v1/interviews/${IDS.interview}/start`,
  ]);
  expect(await joinings(), 'the room is not joined before').toEqual([]);
});

test(
  '§4.32 Start: the room data is set, then the room is connected',
  { tag: '@slow' },
  async ({ page }) => {
    const { portal, data, joinings, reach } = await openSetup(page);
    const expected = {
      roomName: data.room_name,
      livekitToken: data.livekit_token,
      livekitUrl: data.livekit_url,
    };
    await portal.startInterview();
    await reach('voiceLogin');
    expect(await storedRoom(page)).toEqual({
      roomName: null,
      livekitToken: null,
      livekitUrl: null,
    });
    await reach('startInterview');
    expect(await storedRoom(page), 'set as soon as the room is known').toEqual(expected);
    expect(await joinings(), 'not joined yet').toEqual([]);
    await reach('connection');
    expect(await joinings()).toEqual([
      { room: data.room_name, token: data.livekit_token, stored: expected },
    ]);
  },
);

test('§4.33 Start: the call view shows once connected', { tag: '@slow' }, async ({ page }) => {
  const { portal, connection, reach } = await openSetup(page);
  const room = page.getByRole('heading', { name: 'Interview', exact: true });
  await portal.startInterview();
  await reach('connection');
  await expect(portal.setup).toBeVisible();
  await expect(room, 'not before').toHaveCount(0);
  connection.release();
  await expect(room).toBeVisible({ timeout: 30_000 });
  await expect(portal.setup).toHaveCount(0);
});

test('§6.2 A candidate who is signed in has setup, interview and transcript', async ({ page }) => {
  const { portal, connection, reach } = await openSetup(page);
  const login = portal.button('auth:login.submit');
  await expect(portal.setup).toBeVisible();
  await expect(login).toHaveCount(0);
  await portal.startInterview();
  await reach('connection');
  connection.release();
  await expect(page.getByRole('heading', { name: 'Interview', exact: true })).toBeVisible({
    timeout: 30_000,
  });
  await portal.button('interview:viewTranscript').click();
  await expect(page.getByRole('complementary', { name: 'Transcript', exact: true })).toBeVisible();
  await expect(login).toHaveCount(0);
});
