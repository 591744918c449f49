import { expect, test } from '@playwright/test';
import {
  answersOf,
  misheardMessages,
  sampleMessages,
  sampleModelReading,
  sampleQuestions,
  sampleWords,
  severalAnswers,
  severalMessages,
} from '@portal/testing/fake-servers';
import { serveTexts } from '../../support/candidate/catalogue';
import { JOB_TEXT, TEXT_FILE } from '../../support/stub/files';
import { SEVERAL_DOCUMENTS } from '../../support/stub/screens/documents';
import { MISHEARD } from '../../support/stub/screens/pre-join';
import { needsRoom, openScreen, SCREEN_NAMES, type ScreenName } from '../../support/stub/screens';
import { pseudo, servePseudoLocale } from './pseudo-locale';
import { overflowing, shownTexts } from './shown';

/**
 * Room states that together show nearly all of the text in the room. Each omitted state would add
 * at most one sentence.
 */
const ROOM: readonly string[] = [
  'room',
  'room-transcript',
  'room-transcript-call',
  'room-more',
  'room-settings',
  'room-shortcuts',
  'room-leave',
  'room-typed-only',
  'room-microphone-refused',
  'room-completed',
  'room-leaving',
  'room-authentication-required',
] satisfies ScreenName[];
const SHOWN = SCREEN_NAMES.filter((name) => !needsRoom(name) || ROOM.includes(name));

/** Screens that show the candidate's answer in pieces, because some of its words are marked. */
const IN_PIECES: readonly string[] = [
  'report-correcting',
  'report-corrected',
  'report-scored-again',
  'report-earlier-revision',
  'report-misheard',
] satisfies ScreenName[];

/**
 * Strings that are the same in every language, such as names, file names and the browser's fake
 * devices.
 */
const NOT_OURS = [
  'English (US)',
  'English',
  'LH',
  'layla.haddad@mail.example',
  'Layla_Haddad_Resume.pdf',
  TEXT_FILE.name,
  JOB_TEXT,
  'The file holds no text.',
  'rules-1',
  'Fake Default Audio Input',
  'Fake Default Audio Output',
  'fake_device_0',
];

function* strings(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null)
    for (const inner of Object.values(value)) yield* strings(inner);
}

/** The words of the candidate's answers. */
const WORDS = [
  ...new Set(
    [...sampleMessages('en-US'), ...misheardMessages('en-US', { corrected: true })]
      .filter(({ role }) => role === 'user')
      .flatMap(({ content }) => content.split(' ')),
  ),
];

const DATA = [
  ...new Set([
    ...NOT_OURS,
    ...strings(answersOf('en-US')),
    ...strings(SEVERAL_DOCUMENTS),
    ...strings(MISHEARD),
    ...strings(sampleQuestions('en-US')),
    ...strings(sampleMessages('en-US')),
    ...strings(misheardMessages('en-US', { corrected: true })),
    ...strings(sampleModelReading('en-US')),
    ...strings(severalAnswers('en-US')),
    ...strings(severalMessages('en-US')),
    ...Object.values(sampleWords('en-US')),
  ]),
]
  .filter((text) => /[A-Za-z]{2}/.test(text))
  .sort((one, other) => other.length - one.length);

/** Whether a string seems to be hard-coded: it contains unaccented words that are not user data. */
function hardCoded(text: string, data: readonly string[]): boolean {
  // Also accept parts of known strings, because a caption line may show only part of a message.
  if (text.length > 8 && data.some((known) => known.includes(text))) return false;
  const rest = data.reduce((left, known) => left.replaceAll(known, ''), text);
  return /[A-Za-z]{2,}/.test(rest.replace(/\b[0-9A-F]{4}-[0-9A-F]{4}\b/g, ''));
}

test.beforeAll(() => serveTexts(pseudo));
test.afterAll(() => serveTexts((text) => text));

for (const name of SHOWN) {
  test(
    `${name}: every word comes from a catalogue, and longer words have room at 360 px`,
    { tag: '@slow' },
    async ({ page }) => {
      await servePseudoLocale(page);
      const { close } = await openScreen(page, name, { size: 'phone' });
      const engines = await page
        .evaluate(async () =>
          JSON.stringify(
            ((await (await fetch('/config.json')).json()) as { engines: object }).engines,
          ),
        )
        .catch(() => '{}');
      const data = [
        ...DATA,
        ...[...strings(JSON.parse(engines))].filter((text) => text.length > 3),
        ...(IN_PIECES.includes(name) ? WORDS : []),
      ].sort((one, other) => other.length - one.length);
      expect(
        (await shownTexts(page)).filter((text) => hardCoded(text, data)),
        'words of no catalogue',
      ).toEqual([]);
      expect(await overflowing(page), 'no room for longer words').toEqual([]);
      await close();
    },
  );
}

test('the check finds a hard-coded word', () => {
  expect(
    hardCoded(pseudo('Welcome, {{name}}').replace('{{name}}', 'Layla Haddad'), ['Layla Haddad']),
  ).toBe(false);
  expect(hardCoded('Welcome, Layla Haddad', ['Layla Haddad'])).toBe(true);
});
