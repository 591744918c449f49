import { expect, test } from '@playwright/test';
import { sampleUser } from '@portal/testing/fake-servers';
import { StubbedRoom } from '../support/stub/interviewer';
import { enterRoom, heardByBuiltIn, openSetup, type OpenedRoom } from '../support/stub/open-room';

/** The candidate's identity contains "ai", and must not count all the same. */
const CANDIDATE = 'candidate-by-mail';
const STRANGER = 'visitor-7';

/** Gives the page a microphone with a tone that doesn't end. Runs in the page. */
function speakConstantly(): void {
  navigator.mediaDevices.getUserMedia = async () => {
    const context = new AudioContext();
    const microphone = context.createMediaStreamDestination();
    const tone = context.createOscillator();
    tone.connect(microphone);
    tone.start();
    await context.resume();
    return microphone.stream;
  };
}

/** One live room for all tests in this file, which join it in turn. */
let opened: OpenedRoom;
test.describe.configure({ timeout: 60_000 });
test.beforeAll(async ({ browser }) => {
  const context = await browser.newContext();
  const room = new StubbedRoom();
  const voiceLogin = await room.loginAnswer({ ...sampleUser(), id: CANDIDATE });
  const page = await context.newPage();
  await page.addInitScript(speakConstantly);
  const portal = await openSetup(page, { config: heardByBuiltIn, answers: { voiceLogin } });
  await enterRoom(portal);
  opened = { portal, room };
  // Before the interviewer has begun, it is nobody's turn.
  await room.join();
  await room.send('ai_speech_chunk', {
    text_chunk: 'Shall we begin?',
    is_final: true,
    segment_id: 'greeting',
  });
  await expect(frame()).toContainText(YOUR_TURN);
  await room.leave();
  await expect(frame()).toContainText(NOBODY);
});
test.afterAll(() => opened.portal.page.context().close());

const page = () => opened.portal.page;
const frame = () => page().getByRole('region', { name: 'Interviewer' });
/** What the frame says when the interviewer is there and silent, and the candidate is muted. */
const YOUR_TURN = 'You’re muted. Unmute to answer';
/** What the frame says when the interviewer was there and has gone. */
const NOBODY = 'Reconnecting to the interview…';

/** The sounds that the page's audio element plays. */
const sounds = () =>
  page()
    .getByTestId('interviewer-audio')
    .evaluate((audio: HTMLAudioElement) =>
      audio.paused || audio.muted
        ? []
        : ((audio.srcObject as MediaStream | null)?.getAudioTracks() ?? [])
            .filter(({ readyState }) => readyState === 'live')
            .map(({ kind }) => kind),
    );

/** Checks everything that makes a participant of LiveKit's standard kind the interviewer. */
async function expectInterviewer(identity: string): Promise<void> {
  const { room } = opened;
  await room.join(identity, { kind: 'standard' });
  await expect(frame()).toContainText(YOUR_TURN);
  const words = `These are the words of ${identity}`;
  await room.send('ai_speech_chunk', { text_chunk: words, segment_id: identity });
  await expect(page().getByText(words).first()).toBeVisible();
  await room.startSpeaking();
  await expect(frame()).toContainText('Rachel is speaking');
  await expect.poll(sounds).toEqual(['audio']);
  await room.leave();
  await expect(frame()).toContainText(NOBODY);
}

test('§4.61 Speech: an active speaker whose identity contains assistant is the interviewer speaking', () =>
  expectInterviewer('Voice-Assistant-1'));
test('§4.62 Speech: an active speaker whose identity contains bot is the interviewer speaking', () =>
  expectInterviewer('chatBOT'));
test('§4.63 Speech: an active speaker whose identity contains ai is the interviewer speaking', () =>
  expectInterviewer('openAI-voice'));
test('§4.64 Speech: an active speaker whose identity contains pipecat is the interviewer speaking', () =>
  expectInterviewer('Pipecat'));

test('§4.65 Speech: any other active speaker is not the interviewer', async () => {
  const { room } = opened;
  await room.join('interviewer', { listens: true });
  await expect(frame()).toContainText(YOUR_TURN);
  const stranger = new StubbedRoom(room.name);
  await stranger.join(STRANGER, { kind: 'standard' });
  await test.step('a stranger is not heard or read', async () => {
    const active = room.untilActive(STRANGER);
    await stranger.startSpeaking();
    await stranger.send('ai_speech_chunk', { text_chunk: 'Strange words', segment_id: 's' });
    await active;
  });
  await test.step('the candidate speaks', async () => {
    const active = room.untilActive(CANDIDATE);
    await opened.portal.button('interview:dock.unmute').click();
    await active;
  });
  // What comes last has been handled, so what came before it has been ignored.
  await room.send('ai_speech_chunk', {
    text_chunk: 'Words of an agent',
    is_final: true,
    segment_id: 'a',
  });
  await expect(page().getByText('Words of an agent').first()).toBeVisible();
  await expect(page().getByText('Strange words')).toHaveCount(0);
  await expect(frame()).toContainText('Rachel is listening');
  expect(await sounds()).toEqual([]);
  await stranger.leave();
  await room.leave();
});
