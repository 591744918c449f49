import { expect, type Locator, type Page } from '@playwright/test';
import type { Language } from '@portal/protocol';
import { say } from './catalogue';
import { type Person, resumeFile } from './enrol';
import { picture } from './screenshot';

/** The portal as a candidate uses it, in one language. Elements are found by their visible text. */
export class Portal {
  constructor(
    readonly page: Page,
    readonly language: Language = 'en-US',
  ) {}

  say(key: string, values: Record<string, string | number> = {}): string {
    return say(this.language, key, values);
  }

  button(key: string): Locator {
    return this.page.getByRole('button', { name: this.say(key), exact: true });
  }

  heading(key: string): Locator {
    return this.page.getByRole('heading', { name: this.say(key), exact: true });
  }

  /** Finds a field by its label, which may end with a note such as "optional". */
  field(key: string): Locator {
    return this.page.getByLabel(this.say(key)).and(this.page.locator('input, textarea'));
  }

  /** Opens the site and, for Arabic, chooses the language with the selector at the top. */
  async open(): Promise<void> {
    await this.page.goto('/');
    if (this.language === 'ar-SA') await this.chooseArabic();
    await expect(this.button('auth:login.submit')).toBeVisible();
  }

  async chooseArabic(): Promise<void> {
    await this.page.getByRole('combobox', { name: say('en-US', 'common:language') }).click();
    await this.page.getByRole('option', { name: 'العربية' }).click();
    await expect(this.page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(this.page.locator('html')).toHaveAttribute('lang', /^ar/);
  }

  async showRegistration(): Promise<void> {
    await this.page.getByRole('button', { name: linkWords(this.say('auth:login.toggle')) }).click();
    await expect(this.heading('auth:register.title')).toBeVisible();
  }

  /** Fills in the registration form and submits it. */
  async fillRegistration(person: Person): Promise<void> {
    await this.field('auth:fields.firstName').fill(person.firstName);
    await this.field('auth:fields.lastName').fill(person.lastName);
    await this.field('auth:fields.email').fill(person.email);
    await this.field('auth:fields.password').fill(person.password);
    await picture(this.page, `register.${this.language.slice(0, 2)}`);
    await this.button('auth:register.submit').click();
  }

  /**
   * Creates an account, starting from the login screen, and waits until the login screen is shown
   * again with the email filled in.
   */
  async register(person: Person): Promise<void> {
    await this.showRegistration();
    await this.fillRegistration(person);
    await expect(this.page.getByText(this.say('auth:register.success'))).toBeVisible();
    await expect(this.button('auth:login.submit')).toBeVisible();
    await expect(this.field('auth:fields.email')).toHaveValue(person.email);
  }

  async logIn({ email, password }: Pick<Person, 'email' | 'password'>): Promise<void> {
    await this.field('auth:fields.email').fill(email);
    await this.field('auth:fields.password').fill(password);
    await this.button('auth:login.submit').click();
  }

  get resumeModal(): Locator {
    return this.page.getByRole('dialog', { name: this.say('onboarding:resume.title') });
  }

  get jobDescriptionModal(): Locator {
    return this.page.getByRole('dialog', { name: this.say('onboarding:jd.title') });
  }

  get setup(): Locator {
    return this.heading('setup:title');
  }

  get preJoin(): Locator {
    return this.heading('interview:preJoin.title');
  }

  /**
   * Starts the interview with the current choices in the setup, then joins it from the device
   * check.
   */
  async startInterview(): Promise<void> {
    await this.button('setup:start').click();
    await this.button('interview:preJoin.join').click({ timeout: 30_000 });
  }

  /** Leaves the interview with a button of the room, and confirms it. */
  async leaveInterview(
    key: 'interview:leaveInterview' | 'interview:dock.leave' = 'interview:leaveInterview',
  ): Promise<void> {
    await this.button(key).click();
    await this.page
      .getByRole('alertdialog', { name: this.say('interview:leave.title') })
      .getByRole('button', { name: this.say('interview:leave.confirm'), exact: true })
      .click();
  }

  /** Opens the room's field for typed answers, unless it is open, and returns it. */
  async openAnswerField(): Promise<Locator> {
    const field = this.page.getByRole('textbox');
    const open = this.button('interview:composer.open');
    await expect(field.or(open).first()).toBeVisible();
    if (!(await field.isVisible())) await open.click();
    return field;
  }

  async chooseResume(file?: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
    await this.resumeModal.locator('input[type=file]').setInputFiles(file ?? (await resumeFile()));
  }

  async uploadResume(): Promise<void> {
    await this.chooseResume();
    await this.button('onboarding:resume.submit').click();
  }

  async describeJob(given: { title: string; company?: string; content: string }): Promise<void> {
    await this.field('onboarding:jd.jobTitle').fill(given.title);
    if (given.company) await this.field('onboarding:jd.companyName').fill(given.company);
    await this.jobDescriptionModal.locator('textarea').fill(given.content);
  }

  async generateJobDescription(): Promise<void> {
    await this.button('onboarding:jd.submitText').click();
  }

  /** Requests a PDF of the report or of the room's transcript. */
  async askForPdf(): Promise<void> {
    await this.button('interview:transcript.download').click();
    await this.button('interview:transcript.asPdf').click();
  }

  /** Opens one of the lists in the setup and chooses an option by its text. */
  async choose(labelKey: string, option: string): Promise<void> {
    await this.page.getByRole('combobox', { name: this.say(labelKey) }).click();
    await this.page.getByRole('option', { name: option, exact: true }).click();
  }
}

/**
 * Returns a sentence's link text (the part inside `<action>…</action>`), or the whole sentence if
 * it contains no link.
 */
const linkWords = (sentence: string): string =>
  /<action>(.*)<\/action>/.exec(sentence)?.[1] ?? sentence;
