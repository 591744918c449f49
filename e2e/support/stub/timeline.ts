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

/** What to note besides connections: a short name for each text. */
export interface Watched {
  /** Texts that appear on the page and disappear. */
  texts?: Record<string, string>;
  /** Warnings in the console. */
  warnings?: Record<string, string>;
}

/**
 * Notes, in the page itself, clicks, WebSockets that open and close, new peer connections, and texts
 * that appear and disappear. Times taken in the page don't depend on how busy the test process is. Call this
 * before the page is opened.
 */
export async function keepTimeline(page: Page, watched: Watched): Promise<void> {
  await page.addInitScript(({ texts = {}, warnings = {} }) => {
    const noting = window as unknown as NotingWindow;
    noting.timeline = [];
    noting.peerConnections = [];
    const note = (what: string) => noting.timeline.push({ atMs: performance.now(), what });
    addEventListener('click', () => note('click'), { capture: true });

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

    const warn = console.warn.bind(console);
    console.warn = (...args: unknown[]) => {
      for (const [name, text] of Object.entries(warnings)) if (args[0] === text) note(name);
      warn(...args);
    };

    const shown = new Set<string>();
    const look = () => {
      const page = document.body?.textContent ?? '';
      for (const [name, text] of Object.entries(texts)) {
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
  }, watched);
}

/**
 * Ends the page's media transport without telling anyone: the peer connections are closed and say
 * so, but no failure is reported and the WebSocket stays open.
 */
export async function endTransportSilently(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { timeline, peerConnections } = window as unknown as NotingWindow;
    timeline.push({ atMs: performance.now(), what: 'transport ended' });
    for (const connection of peerConnections) {
      connection.close();
      connection.dispatchEvent(new Event('connectionstatechange'));
    }
  });
}

/** Returns what the page has noted, including its performance marks, in order. */
export async function readTimeline(page: Page): Promise<TimelineEvent[]> {
  return page.evaluate(() => {
    const marks = performance
      .getEntriesByType('mark')
      .map(({ name, startTime }) => ({ atMs: startTime, what: name }));
    const { timeline } = window as unknown as NotingWindow;
    return [...timeline, ...marks].toSorted((one, other) => one.atMs - other.atMs);
  });
}
