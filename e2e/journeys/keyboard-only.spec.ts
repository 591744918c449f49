import { expect, test, type Page } from '@playwright/test';
import { DESKTOP } from '../support/candidate/device';
import { JOB_DESCRIPTION } from '../support/candidate/documents';
import { newPerson, resumeFile, type Person } from '../support/candidate/enrol';
import { transcript, waitForTheFloor } from '../support/candidate/interview';
import { Keyboard } from '../support/candidate/keyboard';
import { Portal } from '../support/candidate/portal';
import { picture } from '../support/candidate/screenshot';

const ANSWER =
  'At Souqly I built the payment service in Go and PostgreSQL. Orders were lost when the database was slow, so I put a Kafka queue in front, and the error rate fell by 40 percent.';

test.use({ ...DESKTOP, colorScheme: 'dark' });

/** The page of a keyboard-only candidate, in one language, with the helpers that operate it. */
interface Seat {
  page: Page;
  portal: Portal;
  keyboard: Keyboard;
  say: Portal['say'];
}

async function register({ page, portal, keyboard, say }: Seat, person: Person): Promise<void> {
  await keyboard.pressOn('button', /Register here$/);
  await expect(portal.heading('auth:register.title')).toBeVisible();
  await keyboard.typeInto(say('auth:fields.firstName'), person.firstName);
  await keyboard.typeInto(say('auth:fields.lastName'), person.lastName);
  await keyboard.typeInto(say('auth:fields.email'), person.email);
  await keyboard.typeInto(say('auth:fields.password'), person.password);
  await picture(page, 'keyboard-register');
  await keyboard.press('Enter');
  await expect(page.getByText(say('auth:register.success'))).toBeVisible();
  await expect(portal.button('auth:login.submit')).toBeVisible();
  await expect(portal.field('auth:fields.email')).toHaveValue(person.email);
}

async function logIn(
  { keyboard, say }: Seat,
  person: Person,
  { emailKept = false } = {},
): Promise<void> {
  if (!emailKept) await keyboard.typeInto(say('auth:fields.email'), person.email);
  await keyboard.typeInto(say('auth:fields.password'), person.password);
  await keyboard.press('Enter');
}

async function passTheGate({ page, portal, keyboard, say }: Seat): Promise<void> {
  await keyboard.goesRound(portal.resumeModal);
  await keyboard.tabTo('button', say('onboarding:file.choose'));
  const opened = page.waitForEvent('filechooser');
  await keyboard.press('Enter');
  await (await opened).setFiles(await resumeFile());
  await picture(page, 'keyboard-resume');
  await keyboard.pressOn('button', say('onboarding:resume.submit'));

  await expect(portal.jobDescriptionModal).toBeVisible();
  await keyboard.goesRound(portal.jobDescriptionModal);
  await keyboard.typeInto(say('onboarding:jd.jobTitle'), 'Backend Engineer');
  await keyboard.typeInto(say('onboarding:jd.content'), JOB_DESCRIPTION);
  await keyboard.pressOn('button', say('onboarding:jd.submitText'));
  await expect(portal.setup).toBeVisible();
}

async function chooseAndStart({ page, portal, keyboard, say }: Seat): Promise<void> {
  await keyboard.choose(
    say('setup:fields.difficulty'),
    say('setup:difficulties.hard'),
    'ArrowDown',
  );
  await keyboard.choose(say('setup:fields.questions'), '2', 'ArrowUp');
  await keyboard.tabTo('radio', new RegExp(`^${say('setup:hearing.options.built-in.title')}`));
  await keyboard.arrowTo('radio', say('setup:hearing.options.none.title'), 'ArrowDown');
  await picture(page, 'keyboard-setup');
  await keyboard.pressOn('button', say('setup:start'));
  await expect(portal.preJoin).toBeVisible();
  await keyboard.tabTo('button', say('interview:preJoin.join'));
  await picture(page, 'keyboard-pre-join');
  await keyboard.press('Enter');
}

async function beInterviewed({ page, portal, keyboard, say }: Seat): Promise<void> {
  const box = page.getByRole('textbox', { name: say('interview:composer.labelTypedOnly') });
  await expect(box, 'whoever types finds the focus in the answer').toBeFocused({ timeout: 30_000 });

  await keyboard.tabTo('button', say('interview:more'));
  await keyboard.press('?');
  const list = page.getByRole('dialog', { name: say('interview:shortcuts.title') });
  await keyboard.goesRound(list);
  await keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(portal.button('interview:more'), 'the focus is back where it was').toBeFocused();

  await keyboard.press('t');
  await expect(
    page.getByRole('complementary', { name: say('interview:transcript.title') }),
  ).toBeVisible();
  expect(await waitForTheFloor(portal)).toBe('mine');
  const asked = await transcript(portal);
  await keyboard.press('r');
  await expect
    .poll(async () => (await transcript(portal)).length, {
      message: 'the question is asked once more',
      // The timeout is long because the question isn't shown until it has been spoken in full.
      timeout: 60_000,
    })
    .toBeGreaterThan(asked.length);

  await keyboard.press('/');
  await expect(box).toBeFocused();
  await page.keyboard.type(ANSWER);
  await picture(page, 'keyboard-room');
  await keyboard.press('Enter');
  await expect(page.locator('[data-speaker="user"]').filter({ hasText: ANSWER })).toBeVisible();
  await expect(box).toHaveValue('');
  await expect(box, 'the next answer can be typed at once').toBeFocused();
  await keyboard.pressOn('button', say('interview:dock.leave'));
  const question = page.getByRole('alertdialog', { name: say('interview:leave.title') });
  await expect(
    question.getByRole('button', { name: say('interview:leave.stay') }),
    'staying comes first',
  ).toBeFocused();
  await keyboard.goesRound(question);
  await keyboard.pressOn('button', say('interview:leave.confirm'));
}

async function readReport({ page, portal, keyboard, say }: Seat): Promise<void> {
  await expect(portal.button('auth:feedback.action')).toBeVisible({ timeout: 30_000 });
  await keyboard.pressOn('button', say('auth:feedback.action'));
  await expect(portal.heading('report:competencies')).toBeVisible({ timeout: 60_000 });

  await keyboard.pressOn('link', say('report:questions'));
  await expect(page.getByRole('region', { name: say('report:questions') })).toBeFocused();
  const question = page
    .getByRole('region', { name: say('report:questions') })
    .locator('details')
    .first();
  await keyboard.tab();
  await expect(question.locator('summary')).toBeFocused();
  await keyboard.press('Enter');
  await expect(question).not.toHaveAttribute('open');
  await keyboard.press('Space');
  await expect(question).toHaveAttribute('open');

  const quote = new RegExp(`^${say('report:showInTranscript')}`);
  await keyboard.tabTo('button', quote);
  await keyboard.press('Enter');
  await expect(
    page.locator('article:focus'),
    'the focus is on the words that were quoted',
  ).toContainText(ANSWER.slice(0, 30));
  await picture(page, 'keyboard-report-evidence');
  await keyboard.press('Escape');
  await expect(
    page.getByRole('button', { name: quote }).and(page.locator(':focus')),
    'and back on the quote',
  ).toHaveCount(1);
  await keyboard.pressOn('button', say('report:backToLogin'), { back: true });
}

/** Matches the name of the actions menu for the only past interview. */
const more = (say: Portal['say']) =>
  new RegExp(`^${say('setup:past.more', { title: 'Backend Engineer', date: '' })}`);

async function practiseAgain({ page, portal, keyboard, say }: Seat): Promise<void> {
  await expect(portal.setup).toBeVisible({ timeout: 30_000 });
  await keyboard.pressOn('button', more(say));
  await keyboard.pressOn('button', say('setup:past.practise'));
  await expect(page.getByRole('combobox', { name: say('setup:fields.difficulty') })).toContainText(
    say('setup:difficulties.hard'),
  );
  await expect(portal.button('setup:start'), 'only the start is left to do').toBeFocused();
}

async function deleteTheInterview({ page, portal, keyboard, say }: Seat): Promise<void> {
  const dialog = page.getByRole('alertdialog', { name: say('setup:past.deleteTitle') });
  await keyboard.pressOn('button', more(say));
  await keyboard.pressOn('button', say('setup:past.delete'));
  await keyboard.goesRound(dialog);
  await picture(page, 'keyboard-delete');
  await keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(
    page.getByRole('button', { name: more(say) }),
    'the focus is back where the question came from',
  ).toBeFocused();

  await keyboard.press('Enter');
  await keyboard.pressOn('button', say('setup:past.delete'));
  await keyboard.pressOn('button', say('setup:past.delete'));
  await expect(dialog).toBeHidden();
  await expect(page.getByText(say('setup:past.empty'))).toBeVisible();
  await expect(
    portal.heading('setup:past.title'),
    'its row is gone: the focus is on the list',
  ).toBeFocused();
}

test(
  'the whole journey by keyboard alone, with visible focus at every stop',
  {
    tag: '@slow',
  },
  async ({ page }) => {
    test.setTimeout(360_000);
    const portal = new Portal(page);
    const seat: Seat = { page, portal, keyboard: new Keyboard(page), say: portal.say.bind(portal) };
    const person = newPerson();
    await portal.open();

    await test.step('register, and log in with the email filled in', async () => {
      await register(seat, person);
      await logIn(seat, person, { emailKept: true });
    });
    await test.step('pass the gate with a resume file and a job description', () =>
      passTheGate(seat));
    await test.step('choose options with the arrow keys, pass the device check, join the room', () =>
      chooseAndStart(seat));
    await test.step("use the room's shortcuts, type an answer, leave", () => beInterviewed(seat));
    await test.step('read the report, and go from a quote to the transcript and back', () =>
      readReport(seat));
    await test.step('practise a past interview again, then delete it', async () => {
      await logIn(seat, person);
      await practiseAgain(seat);
      await deleteTheInterview(seat);
    });
  },
);
