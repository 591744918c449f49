import type { Page } from '@playwright/test';

/** Something that happened in the page, on the page's own clock. */
export interface TimelineEvent {
  atMs: number;
  what: string;
}

/** What the init script adds to the page's window. */
interface NotingWindow extends Window {
  timeline: TimelineEvent[];
  peerConnections: RTCPeerConnection[];
}

/**
 * Notes, in the page itself, when it opens and closes WebSockets and peer connections, and when any
 * of the given texts appears or disappears. Times taken in the page don't depend on how busy the
 * test process is. Call this before the page is opened.
 * @param texts short name and text
 */
export async function keepTimeline(page: Page, texts: Record<string, string>): Promise<void> {
  await page.addInitScript((watched) => {
    const noting = window as unknown as NotingWindow;
    noting.timeline = [];
    noting.peerConnections = [];
    const note = (what: string) => noting.timeline.push({ atMs: performance.now(), what });

    window.WebSocket = class extends WebSocket {
      constructor(...args: ConstructorParameters<typeof WebSocket>) {
        note('socket');
        super(...args);
        this.addEventListener('close', () => note('socket closed'));
      }
    };
    window.RTCPeerConnection = class extends RTCPeerConnection {
      constructor(...args: ConstructorParameters<typeof RTCPeerConnection>) {
        note('peer connection');
        super(...args);
        noting.peerConnections.push(this);
      }
    };

    const shown = new Set<string>();
    const look = () => {
      const page = document.body?.textContent ?? '';
      for (const [name, text] of Object.entries(watched)) {
        if (page.includes(text) === shown.has(name)) continue;
        if (shown.delete(name)) note(`${name} hidden`);
        else {
          shown.add(name);
          note(`${name} shown`);
        }
      }
    };
    new MutationObserver(look).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  }, texts);
}

/** Adds an entry of the test's own, such as what it does to the page next. */
export async function noteInTimeline(page: Page, what: string): Promise<void> {
  await page.evaluate((entry) => {
    (window as unknown as NotingWindow).timeline.push({ atMs: performance.now(), what: entry });
  }, what);
}

export async function readTimeline(page: Page): Promise<TimelineEvent[]> {
  return page.evaluate(() => (window as unknown as NotingWindow).timeline);
}
