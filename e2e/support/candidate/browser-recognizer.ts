import { expect, type Page } from '@playwright/test';

interface Heard {
  text: string;
  final?: boolean;
  confidence?: number;
}

interface ScriptedRecognition {
  /** Language being recognized; null while the page is not listening. */
  listening: string | null;
  hear(heard: Heard): void;
  fail(error: string): void;
}

/**
 * Replaces the browser's `SpeechRecognition`, which would call the browser vendor's service, with a
 * fake that returns whatever the test passes to it. Must be called before the page opens.
 */
export async function installRecognizer(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let current: Recognition | null = null;
    const listenWith = (recognition: Recognition | null) => {
      current = recognition;
    };
    class Recognition extends EventTarget {
      lang = '';
      onresult: ((event: object) => void) | null = null;
      onerror: ((event: object) => void) | null = null;
      onend: (() => void) | null = null;
      readonly results: (object[] & { isFinal?: boolean })[] = [];

      start(): void {
        listenWith(this);
      }

      stop(): void {
        if (current === this) listenWith(null);
        setTimeout(() => this.onend?.());
      }

      abort(): void {
        this.stop();
      }
    }
    const script: ScriptedRecognition = {
      get listening() {
        return current?.lang ?? null;
      },
      hear({ text, final = false, confidence = 0 }) {
        if (!current) throw new Error('nothing listens');
        const { results } = current;
        if (results.at(-1)?.isFinal === false) results.pop();
        results.push(Object.assign([{ transcript: text, confidence }], { isFinal: final }));
        current.onresult?.({ resultIndex: results.length - 1, results });
      },
      fail(error) {
        const failed = current;
        failed?.onerror?.({ error });
        failed?.stop();
      },
    };
    Object.assign(globalThis, {
      SpeechRecognition: Recognition,
      webkitSpeechRecognition: Recognition,
      scriptedRecognition: script,
    });
  });
}

type Scripted = { scriptedRecognition: ScriptedRecognition };

/** Waits until the page is listening, and returns the language being recognized. */
export async function waitUntilListening(page: Page): Promise<string | null> {
  const language = () =>
    page.evaluate(() => (globalThis as unknown as Scripted).scriptedRecognition.listening);
  await expect.poll(language, { message: 'the browser listens' }).not.toBeNull();
  return language();
}

export async function hearInBrowser(page: Page, heard: Heard): Promise<void> {
  await page.evaluate(
    (words) => (globalThis as unknown as Scripted).scriptedRecognition.hear(words),
    heard,
  );
}

export async function failInBrowser(page: Page, error: string): Promise<void> {
  await page.evaluate(
    (code) => (globalThis as unknown as Scripted).scriptedRecognition.fail(code),
    error,
  );
}
