import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test, type Page } from '@playwright/test';
import { RUNTIME_DATA_METHOD } from '@portal/protocol';
import { sampleUser } from '@portal/testing/fake-servers';
import type * as LiveKit from 'livekit-client-rpc-v1';
import { fromEnvironment } from '../support/environment';
import type { StubbedRoom } from '../support/stub/interviewer';
import { openRoom } from '../support/stub/open-room';

const LIMIT = 15_360;
const PAYLOAD_TOO_LARGE = 1_504;
const CANDIDATE = sampleUser().id;
/** An interviewer whose client has only the first version of RPC. */
const FIRST = 'ai-interviewer-first';
const SECOND = 'ai-interviewer-second';
/** Marked elements that fill the page, and the size of a text that fits into each of them. */
const FILLERS = 60;
const TEXT_MAX_CHARS = 200;

type Answer = { bytes: number } | { code: number };

interface CallerPage {
  LivekitClient: typeof LiveKit;
  caller: LiveKit.Room;
}

/**
 * Joins the room in a browser page of its own, with a LiveKit client from before RPC's second
 * version. The page is a file of the site, because the site's pages may connect to the room server.
 */
async function joinWithFirstVersion(page: Page, room: StubbedRoom): Promise<void> {
  await page.goto('/config.json');
  const client = createRequire(import.meta.url).resolve('livekit-client-rpc-v1');
  await page.evaluate(readFileSync(client, 'utf8'));
  await page.evaluate(
    async ({ url, token }) => {
      const here = globalThis as unknown as CallerPage;
      here.caller = new here.LivekitClient.Room();
      await here.caller.connect(url, token, { autoSubscribe: false });
    },
    { url: fromEnvironment().livekit.url, token: await room.tokenFor(FIRST, 'agent') },
  );
}

const askWithFirstVersion = (page: Page): Promise<Answer> =>
  page.evaluate(
    ({ destinationIdentity, method }) =>
      (globalThis as unknown as CallerPage).caller.localParticipant
        .performRpc({ destinationIdentity, method, payload: '' })
        .then(
          (response) => ({ bytes: new TextEncoder().encode(response).byteLength }),
          (error: { code: number }) => ({ code: error.code }),
        ),
    { destinationIdentity: CANDIDATE, method: RUNTIME_DATA_METHOD },
  );

const askWithSecondVersion = (room: StubbedRoom): Promise<Answer> =>
  room.callRpc(CANDIDATE, RUNTIME_DATA_METHOD).then(
    (response) => ({ bytes: Buffer.byteLength(response) }),
    (error: { code: number }) => ({ code: error.code }),
  );

/**
 * Replaces what the page shows with marked elements, whose texts have this many bytes together. The
 * elements are the same each time, so only the texts change the size of the runtime data.
 */
const fill = (page: Page, bytes: number) =>
  page.evaluate(
    ({ fillers, textMax, bytes }) => {
      for (const element of document.body.querySelectorAll<HTMLElement>(':scope > *'))
        element.style.display = 'none';
      const box = document.createElement('div');
      // Half of the bytes are in characters of two bytes, because the limit is not in characters.
      let left = 'é'.repeat(bytes / 4) + 'x'.repeat(bytes - 2 * Math.floor(bytes / 4));
      for (let index = 0; index < fillers; index += 1) {
        const filler = document.createElement('p');
        filler.setAttribute('data-runtime', `status:filler-${index}`);
        filler.textContent = left.slice(0, textMax) || null;
        filler.style.minBlockSize = '1px';
        left = left.slice(textMax);
        box.append(filler);
      }
      if (left !== '') throw new Error('too many bytes for the fillers');
      document.body.append(box);
    },
    { fillers: FILLERS, textMax: TEXT_MAX_CHARS, bytes },
  );

test('§9.36 Room: RPC response payloads over 15360 bytes are rejected', async ({ page }) => {
  const { portal, room } = await openRoom(page, { interviewer: false });
  const caller = await portal.page.context().newPage();
  await joinWithFirstVersion(caller, room);
  await room.join(SECOND);
  expect(await room.rpcVersion(FIRST)).toBe(1);
  expect(await room.rpcVersion(SECOND)).toBe(2);
  const answers = async () => [await askWithFirstVersion(caller), await askWithSecondVersion(room)];

  await fill(page, 0);
  // The server announces participants who publish nothing only every few seconds.
  const known = expect.objectContaining({ bytes: expect.any(Number) });
  await expect.poll(answers).toEqual([known, known]);
  const [empty] = await answers();
  if (!empty || !('bytes' in empty)) throw new Error('the page did not answer');
  await fill(page, LIMIT - empty.bytes);
  expect(await answers()).toEqual([{ bytes: LIMIT }, { bytes: LIMIT }]);
  await fill(page, LIMIT - empty.bytes + 1);
  expect(await answers()).toEqual([{ code: PAYLOAD_TOO_LARGE }, { code: PAYLOAD_TOO_LARGE }]);

  await caller.close();
  await room.leave();
});
