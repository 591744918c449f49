import type { Difficulty, InterviewType, Language, Voice } from '../entities/choices';
import type { HearingChoice } from '../runtime-config';

/** What somebody's browser held when they left a released version's page, and what they had done there. See `libs/db/samples`. */
export interface BrowserSample {
  /** Id of the last migration of the servers behind that page. */
  schema: string;
  madeAt: string;
  localStorage: Record<string, string>;
  /** The session storage of each tab: one is signed out after an interview, the other in the middle of one. */
  tabs: Record<'signedOut' | 'inRoom', Record<string, string>>;
  means: {
    language: Language;
    person: Record<'userId' | 'email' | 'firstName' | 'lastName', string>;
    authDraft: { mode: 'login' | 'register'; email: string; firstName: string; lastName: string };
    /** The interview that was left. */
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
    hearing: { choice: HearingChoice; browserAllowed: boolean; interviewId: string };
    /** Its name. */
    microphone: string;
    skipsPreJoin: boolean;
    shortcuts: boolean;
    room: { interviewId: string; draft: string; waiting: string[]; takeYourTime: boolean };
  };
}

/** Put there by the Jest presets for browsers. */
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

/** Tests of what the present page finds of each released version's in one tab: before every test the storages are as they were left. */
export function describeBrowserSamples(
  tab: keyof BrowserSample['tabs'],
  tests: (sample: BrowserSample) => void,
): void {
  describe.each(BROWSER_SAMPLES)('in a browser that the page of $schema has left,', (sample) => {
    beforeEach(() => restore(sample, tab));
    tests(sample);
  });
}
