import type { Difficulty, InterviewType, Language, Voice } from '../entities/choices';
import type { RecognitionChoice } from '../runtime-config';

/** Browser storage as left by a released version. See `libs/db/samples`. */
export interface BrowserSample {
  /** The latest database migration in the sampled version of the servers. */
  schema: string;
  madeAt: string;
  localStorage: Record<string, string>;
  /**
   * Session storage of two tabs: one signed out after an interview, the other still in an
   * interview.
   */
  tabs: Record<'signedOut' | 'inRoom', Record<string, string>>;
  means: {
    language: Language;
    person: Record<'userId' | 'email' | 'firstName' | 'lastName', string>;
    authDraft: { mode: 'login' | 'register'; email: string; firstName: string; lastName: string };
    /** Id of the interview that the stored report ticket belongs to. */
    reportTicketOf: string;
    choices: {
      resumeId: string;
      jobRoleId: string;
      interviewType: InterviewType;
      difficulty: Difficulty;
      voice: Voice;
      numberOfQuestions: number;
    };
    jobDescriptionDraft: {
      tab: 'text' | 'file';
      jobTitle: string;
      companyName: string;
      content: string;
    };
    correction: { resumeId: string; name: string };
    hearing: { choice: RecognitionChoice; browserAllowed: boolean; interviewId: string };
    /** Name of the chosen microphone. */
    microphone: string;
    skipsPreJoin: boolean;
    shortcuts: boolean;
    room: { interviewId: string; draft: string; waiting: string[]; takeYourTime: boolean };
  };
}

/** Defined by the Jest presets for browser code. */
declare const BROWSER_SAMPLES: readonly BrowserSample[];

interface Storages {
  localStorage: { clear(): void; setItem(key: string, value: string): void };
  sessionStorage: Storages['localStorage'];
}

function restore({ localStorage, tabs }: BrowserSample, tab: keyof BrowserSample['tabs']): void {
  const page = globalThis as unknown as Storages;
  for (const [storage, entries] of [
    [page.localStorage, localStorage],
    [page.sessionStorage, tabs[tab]],
  ] as const) {
    storage.clear();
    for (const [key, value] of Object.entries(entries)) storage.setItem(key, value);
  }
}

/**
 * Runs the tests once for each released version, using the browser storage that the version left
 * behind in the given tab. The storage is restored before every test.
 */
export function describeBrowserSamples(
  tab: keyof BrowserSample['tabs'],
  tests: (sample: BrowserSample) => void,
): void {
  describe.each(BROWSER_SAMPLES)('in a browser that the page of $schema has left,', (sample) => {
    beforeEach(() => restore(sample, tab));
    tests(sample);
  });
}
