import { expect, type Page } from '@playwright/test';
import type { RuntimeConfig } from '@portal/protocol';
import {
  type Answer,
  sampleInterview,
  sampleSummary,
  sampleUser,
  sampleWords,
} from '@portal/testing/fake-servers';
import { StubbedRoom } from './interviewer';
import { openPortal, type OpenOptions, type StubbedPortal } from './open-portal';

export interface OpenedRoom {
  portal: StubbedPortal;
  room: StubbedRoom;
}

/** Changes the configuration so that the built-in engine recognizes speech in both languages. */
export const heardByBuiltIn = (config: RuntimeConfig): RuntimeConfig => {
  const engines = [{ kind: 'built-in' as const, name: 'PocketSphinx' }];
  return {
    ...config,
    engines: { ...config.engines, hearing: { 'en-US': engines, 'ar-SA': engines } },
  };
};

/**
 * Opens the page in a live room on the real LiveKit server. The stubbed interviewer is already in
 * the room unless `interviewer` is false.
 * @param options.roomUrl where the page finds the room server, if not where it is
 */
export async function openRoom(
  page: Page,
  options: OpenOptions & { interviewer?: boolean; roomUrl?: string } = {},
): Promise<OpenedRoom> {
  const room = new StubbedRoom();
  if (options.interviewer !== false) await room.join();
  const portal = await openSetup(page, {
    ...options,
    answers: {
      voiceLogin: await room.loginAnswer(sampleUser(), options.roomUrl),
      ...options.answers,
    },
  });
  await enterRoom(portal);
  return { portal, room };
}

/** Opens the setup for an interview whose room the voice API's login response names. */
export async function openSetup(
  page: Page,
  options: OpenOptions & { answers: { voiceLogin: Answer } },
): Promise<StubbedPortal> {
  const { language = 'en-US' } = options;
  const started = sampleSummary(language, {
    status: 'started',
    startedAt: new Date().toISOString(),
  });
  const portal = await openPortal(page, {
    ...options,
    signedIn: true,
    answers: {
      createInterview: { status: 201, json: { data: sampleInterview(language) } },
      getInterview: { json: { data: started } },
      listMessages: { json: { data: [] } },
      ...options.answers,
    },
  });
  await expect(portal.setup).toBeVisible();
  // From now on, list this interview as started.
  portal.servers.answer({ listInterviews: { json: { data: [started] } } });
  return portal;
}

/** Starts the interview and waits for the room. */
export async function enterRoom(portal: StubbedPortal): Promise<void> {
  await portal.startInterview();
  await expect(portal.button('interview:leaveInterview')).toBeVisible({ timeout: 30_000 });
}

/**
 * Plays the start of an interview: the greeting, the first question and its answer, and part of the
 * second question.
 */
export async function playConversation({ portal, room }: OpenedRoom): Promise<void> {
  const words = sampleWords(portal.language);
  await room.send('connection', { message: 'joined' });
  await room.send('ai_speech_chunk', {
    text_chunk: words.greeting,
    is_final: true,
    segment_id: 's0',
  });
  await room.send('ai_intent', { message: 'question', question_number: 1, question_count: 5 });
  await expect(
    portal.page
      .getByText(portal.say('interview:status.question', { number: 1, count: 5 }), { exact: true })
      .first(),
  ).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 1_050));
  await room.send('ai_speech_chunk', {
    text_chunk: words.question,
    is_final: true,
    segment_id: 's1',
  });
  await room.send('user_speech_chunk', {
    text_chunk: words.answer,
    is_final: true,
    segment_id: 's2',
  });
  await room.send('ai_intent', { message: 'question', question_number: 2, question_count: 5 });
  for (const share of [0.5, 0.8])
    await room.send('ai_speech_chunk', {
      text_chunk: words.question.slice(0, words.question.length * share),
      segment_id: 's3',
    });
  await expect(
    portal.page
      .getByText(portal.say('interview:status.question', { number: 2, count: 5 }), { exact: true })
      .first(),
  ).toBeVisible();
}
