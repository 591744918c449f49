import { expect } from '@playwright/test';
import { misheardMessages, sampleUser, sampleWords } from '@portal/testing/fake-servers';
import { AUTH_STORAGE_KEY, type RuntimeConfig } from '@portal/protocol';
import { refuseMicrophone } from '../../candidate/microphone';
import { heardByBuiltIn, openRoom, playConversation, type OpenedRoom } from '../open-room';
import type { OpenOptions } from '../open-portal';
import type { ScreenOpener } from './screen';

/**
 * Defines a screen that shows the live room. After the page has joined the room, `come` puts it
 * into the state that the screen should show.
 */
function roomScreen(
  come: (opened: OpenedRoom) => Promise<void>,
  given: OpenOptions & { interviewer?: boolean; refused?: boolean } = {},
): ScreenOpener {
  return async (page, options) => {
    if (given.refused) await refuseMicrophone(page);
    const opened = await openRoom(page, {
      config: heardByBuiltIn,
      ...given,
      ...options,
      answers: { ...given.answers, ...options.answers },
    });
    await come(opened);
    return { portal: opened.portal, close: () => opened.room.leave() };
  };
}

/** Changes the configuration so that no engine recognizes speech in either language. */
const typedOnly = (config: RuntimeConfig): RuntimeConfig => ({
  ...config,
  engines: { ...config.engines, hearing: { 'en-US': [], 'ar-SA': [] } },
});

async function showTranscript({ portal }: OpenedRoom): Promise<void> {
  await portal.button('interview:viewTranscript').click();
  await expect(
    portal
      .heading('interview:transcript.title')
      .or(
        portal.page.getByRole('complementary', { name: portal.say('interview:transcript.title') }),
      )
      .first(),
  ).toBeVisible();
}

/**
 * Has an answer misheard and corrects two words of it in the transcript, of which the second is an
 * addition. Chooses a third, and the one after it, for the next correction.
 */
async function correctLastAnswer(opened: OpenedRoom): Promise<void> {
  const { portal, room } = opened;
  const message = misheardMessages(portal.language, { corrected: true }).at(-1)!;
  const [mended, next, added] = message.corrections!.items;
  await playConversation(opened);
  await showTranscript(opened);
  await room.send('user_speech_chunk', {
    text_chunk: message.content,
    is_final: true,
    segment_id: 'misheard',
    misheard: message.metadata?.misheard ?? [],
  });
  await expect(portal.page.locator('[data-speaker="user"]').last()).toContainText(message.content);
  // The button moves from the answer before once the main API has stored this one.
  await portal.page
    .locator('[data-speaker="user"]')
    .last()
    .getByRole('button', { name: portal.say('interview:correct.action') })
    .click();
  const words = portal.page.getByRole('group', { name: portal.say('interview:correct.words') });
  for (const { from, text } of [mended!, added!]) {
    await words.getByRole('button').nth(from).click();
    await portal.field('interview:correct.said').fill(text);
    await portal.button('interview:correct.apply').click();
  }
  await words.getByRole('button').nth(next!.from).click();
  await portal.button('interview:correct.nextWord').click();
}

/** Saves the corrections of the last answer. */
async function saveCorrections({ portal }: OpenedRoom): Promise<void> {
  await portal.button('interview:correct.cancel').click();
  await portal.button('interview:correct.save').click();
}

/** Opens one of the transcript panel's tabs. */
async function showTab({ portal }: OpenedRoom, tab: 'ai_intent' | 'system' | 'call_interface') {
  await portal.page
    .getByRole('tab', { name: portal.say(`interview:transcript.tabs.${tab}`), exact: true })
    .click();
}

/** Keeps the page as it is when it reloads: with no content, the browser stays where it is. */
async function refuseReload({ portal }: OpenedRoom): Promise<void> {
  await portal.page.route('**/*', (route) =>
    route.request().isNavigationRequest() ? route.fulfill({ status: 204 }) : route.fallback(),
  );
}

/** Ends the interview as the interviewer does, and waits for the alert. */
async function endInterview({ portal, room }: OpenedRoom): Promise<void> {
  await room.send('interview_ended');
  await expect(
    portal.page.getByRole('alertdialog', { name: portal.say('interview:completed.title') }),
  ).toBeVisible();
}

/** Simulates a logout in another tab, which logs this tab out as well. */
export async function endSessionElsewhere({ portal }: OpenedRoom): Promise<void> {
  await portal.page.evaluate((key) => {
    localStorage.removeItem(key);
    dispatchEvent(new StorageEvent('storage', { key }));
  }, AUTH_STORAGE_KEY);
}

/** Has the interviewer ask a question, and waits until the page shows its number. */
async function askQuestion({ portal, room }: OpenedRoom, number: number): Promise<void> {
  const { question } = sampleWords(portal.language);
  await room.send('ai_intent', { message: 'question', question_number: number, question_count: 5 });
  await room.send('ai_speech_chunk', {
    text_chunk: question,
    is_final: true,
    segment_id: `question-${number}`,
  });
  await expect(
    portal.page
      .getByText(portal.say('interview:status.question', { number, count: 5 }), { exact: true })
      .first(),
  ).toBeVisible();
}

/** Returns a text about the interviewer, as it is said of Rachel. */
const sayOfRachel = (portal: OpenedRoom['portal'], key: string): string =>
  portal.say(key, { name: portal.say('common:voices.rachel'), context: 'female' });

export const roomScreens = {
  'room-waiting': roomScreen(
    async ({ portal }) => {
      await expect(
        portal.page.getByText(sayOfRachel(portal, 'interview:captionWaiting')),
      ).toBeVisible();
    },
    { interviewer: false },
  ),
  room: roomScreen(playConversation),
  'room-first-question': roomScreen((opened) => askQuestion(opened, 1)),
  'room-last-question': roomScreen(async (opened) => {
    for (const number of [1, 2, 3, 4, 5]) await askQuestion(opened, number);
  }),
  'room-thinking': roomScreen(async (opened) => {
    const { portal, room } = opened;
    await askQuestion(opened, 3);
    await room.send('user_speech_chunk', {
      text_chunk: sampleWords(portal.language).answer,
      is_final: true,
      segment_id: 'answer',
    });
    await expect(
      portal.page.getByText(sayOfRachel(portal, 'interview:interviewer.thinking')),
    ).toBeVisible();
  }),
  'room-more': roomScreen(async (opened) => {
    await playConversation(opened);
    await opened.portal.button('interview:more').click();
    await expect(opened.portal.button('interview:asks.repeat')).toBeVisible();
  }),
  'room-composer': roomScreen(async (opened) => {
    await playConversation(opened);
    const field = await opened.portal.openAnswerField();
    await field.fill(sampleWords(opened.portal.language).answer);
  }),
  'room-leave': roomScreen(async (opened) => {
    await playConversation(opened);
    await opened.portal.button('interview:leaveInterview').click();
    await expect(opened.portal.button('interview:leave.stay')).toBeFocused();
  }),
  'room-settings': roomScreen(async (opened) => {
    await playConversation(opened);
    const { portal } = opened;
    await portal.button('interview:more').click();
    await portal.button('interview:devices.open').click();
    await portal.page
      .getByRole('slider', { name: portal.say('common:voiceSettings.volume') })
      .fill('60');
    await expect(portal.button('common:voiceSettings.reset')).toBeVisible();
  }),
  'room-shortcuts': roomScreen(async ({ portal }) => {
    await portal.button('interview:more').click();
    await portal.button('interview:shortcuts.open').click();
    await expect(portal.heading('interview:shortcuts.title')).toBeVisible();
  }),
  'room-reconnecting': roomScreen(async (opened) => {
    await playConversation(opened);
    await opened.room.leave();
    await expect(
      opened.portal.page.getByText(opened.portal.say('interview:interviewer.reconnecting')).first(),
    ).toBeVisible();
  }),
  'room-speaking': roomScreen(async (opened) => {
    await playConversation(opened);
    await opened.room.startSpeaking();
    await expect(
      opened.portal.page
        .getByText(sayOfRachel(opened.portal, 'interview:interviewer.speaking'), { exact: true })
        .first(),
    ).toBeVisible();
  }),
  'room-transcript': roomScreen(async (opened) => {
    await playConversation(opened);
    await showTranscript(opened);
    await expect(opened.portal.page.locator('[data-speaker]').first()).toBeVisible();
  }),
  'room-transcript-empty': roomScreen(async (opened) => {
    await showTranscript(opened);
    await expect(
      opened.portal.page.getByText(opened.portal.say('interview:transcript.empty')),
    ).toBeVisible();
  }),
  'room-correcting': roomScreen(correctLastAnswer),
  'room-not-corrected': roomScreen(
    async (opened) => {
      await correctLastAnswer(opened);
      await saveCorrections(opened);
      await expect(
        opened.portal.page.getByText(opened.portal.say('common:apiErrors.correctMessage')),
      ).toBeVisible();
    },
    { answers: { correctMessage: { status: 500, json: {} } } },
  ),
  'room-corrected': roomScreen(async (opened) => {
    await correctLastAnswer(opened);
    await saveCorrections(opened);
    await expect(
      opened.portal.page.getByText(
        opened.portal.say('interview:correct.savedAdded_one', { count: 1 }),
      ),
    ).toBeVisible();
  }),
  'room-clear-transcript': roomScreen(async (opened) => {
    await playConversation(opened);
    await showTranscript(opened);
    await opened.portal.button('interview:transcript.clear').click();
    await expect(opened.portal.page.getByRole('alertdialog')).toBeVisible();
  }),
  'room-transcript-intent': roomScreen(async (opened) => {
    await playConversation(opened);
    await opened.room.send('ai_interrupted', {});
    await opened.room.send('ai_intent', {
      message: 'follow_up',
      question_number: 2,
      question_count: 5,
    });
    await showTranscript(opened);
    await showTab(opened, 'ai_intent');
    await expect(
      opened.portal.page.getByText(
        opened.portal.say('interview:notices.ai_intent.followUpTo', { number: 2 }),
      ),
    ).toBeVisible();
  }),
  'room-transcript-system': roomScreen(
    async (opened) => {
      const { portal, room } = opened;
      await playConversation(opened);
      await room.send('ai_intent', {
        message: 'voice_fallback',
        text_chunk:
          portal.language === 'ar-SA'
            ? 'تعذّر الصوت المستضاف، ويتابع الصوت المدمج.'
            : 'The hosted voice failed: the built-in voice goes on.',
      });
      await room.send('request_runtime_data', {});
      await showTranscript(opened);
      await showTab(opened, 'system');
      await expect(
        portal.page.getByText(portal.say('common:apiErrors.runtimeData')).first(),
      ).toBeVisible();
    },
    { answers: { runtimeData: { status: 500, json: {} } } },
  ),
  'room-transcript-call': roomScreen(async (opened) => {
    const { portal } = opened;
    await showTranscript(opened);
    await showTab(opened, 'call_interface');
    await portal.button('interview:dock.unmute').click();
    await portal.button('interview:dock.mute').click();
    await portal.button('interview:dock.cameraOn').click();
    await portal.button('interview:dock.cameraOff').click();
    await expect(
      portal.page
        .getByRole('log')
        .getByText(portal.say('interview:notices.call_interface.cameraOff'), { exact: true }),
    ).toBeVisible();
  }),
  'room-unmuted': roomScreen(async (opened) => {
    const { portal } = opened;
    await askQuestion(opened, 2);
    await portal.button('interview:dock.unmute').click();
    await expect(
      portal.page.getByText(sayOfRachel(portal, 'interview:interviewer.listening')).first(),
    ).toBeVisible();
  }),
  'room-camera': roomScreen(async ({ portal }) => {
    await portal.button('interview:dock.cameraOn').click();
    await expect(portal.page.getByTestId('camera-preview')).toBeVisible();
  }),
  'room-camera-failed': roomScreen(
    async ({ portal }) => {
      await portal.button('interview:dock.cameraOn').click();
      await expect(portal.page.getByText(portal.say('interview:camera.failed'))).toBeVisible();
    },
    { refused: true },
  ),
  'room-microphone-refused': roomScreen(
    async ({ portal }) => {
      await portal.button('interview:dock.unmute').click();
      await expect(portal.page.getByText(portal.say('interview:microphone.refused'))).toBeVisible();
    },
    { refused: true },
  ),
  'room-hard-to-hear': roomScreen(async (opened) => {
    const { portal, room } = opened;
    const words = sampleWords(portal.language).answer.split(' ');
    await playConversation(opened);
    await showTranscript(opened);
    for (const [index, misheard] of [[1], [0, 2, 3], [0, 1, 2, 4]].entries())
      await room.send('user_speech_chunk', {
        text_chunk: words.slice(index).join(' '),
        is_final: true,
        segment_id: `hard-${index}`,
        doubtful: index > 0,
        misheard,
      });
    await expect(portal.page.getByText(portal.say('interview:hearing.doubtful'))).toBeAttached();
  }),
  'room-typed-only': roomScreen(
    async ({ portal }) => {
      await expect(portal.page.locator('[data-runtime="status:typed-only"]')).toBeVisible();
    },
    { config: typedOnly },
  ),
  'room-completed': roomScreen(async (opened) => {
    await playConversation(opened);
    await endInterview(opened);
  }),
  'room-completed-with-error': roomScreen(
    async (opened) => {
      await playConversation(opened);
      await endInterview(opened);
      await expect(
        opened.portal.page.getByText(opened.portal.say('common:apiErrors.completeInterview')),
      ).toBeVisible({ timeout: 10_000 });
    },
    { answers: { completeInterview: { status: 500, json: {} } } },
  ),
  'room-leaving': roomScreen(async (opened) => {
    const { portal } = opened;
    await playConversation(opened);
    await refuseReload(opened);
    await portal.leaveInterview();
    await expect(portal.page.getByText(portal.say('interview:departure.saved'))).toBeVisible();
  }),
  'room-authentication-required': roomScreen(async (opened) => {
    await endSessionElsewhere(opened);
    await expect(opened.portal.heading('interview:placeholder.authTitle')).toBeVisible();
  }),
  'room-voice-required': roomScreen(async ({ portal, room }) => {
    await room.remove(sampleUser().id);
    await expect(portal.heading('interview:placeholder.voiceTitle')).toBeVisible();
  }),
} as const satisfies Record<string, ScreenOpener>;
