import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { enrol } from '../support/candidate/enrol';
import { Portal } from '../support/candidate/portal';
import { rule } from '../support/rule';

test(
  "a candidate downloads their data, deletes the account and can't log in again",
  { tag: '@rules' },
  async ({ page, request }) => {
    const portal = new Portal(page);
    const person = await enrol(request, { resume: true, jobDescription: true });
    await portal.open();
    await portal.logIn(person);
    await page
      .getByRole('button', {
        name: portal.say('shell:account.label', { name: `${person.firstName} ${person.lastName}` }),
      })
      .click();
    await portal.button('shell:ownData.action').click();

    const saved = page.waitForEvent('download');
    await portal.button('shell:ownData.download').click();
    const zip = readFileSync(await (await saved).path());
    expect(zip.subarray(0, 2).toString()).toBe('PK');
    // Expect the archive to contain the resume as uploaded (`%PDF-`) and the names of the other
    // files.
    for (const part of [
      'account.json',
      'resumes/01.json',
      'resumes/01 Layla_Haddad_Resume.pdf',
      '%PDF-',
      'job-descriptions/01.json',
    ])
      expect(zip.includes(part), part).toBe(true);

    await portal.button('shell:ownData.delete').click();
    await portal.field('shell:ownData.password').fill('not it');
    await portal.button('shell:ownData.confirm').click();
    await expect(page.getByText(portal.say('shell:ownData.passwordWrong'))).toBeVisible();
    await portal.field('shell:ownData.password').fill(person.password);
    await portal.button('shell:ownData.confirm').click();
    await expect(
      page.getByRole('alertdialog', { name: portal.say('shell:ownData.deletedTitle') }),
    ).toBeVisible();
    await portal.button('common:close').click();

    await portal.field('auth:fields.email').fill(person.email);
    await portal.field('auth:fields.password').fill(person.password);
    await portal.button('auth:login.submit').click();
    await rule('§8.27', () =>
      expect(page.getByText(portal.say('auth:errors.credentials'))).toBeVisible(),
    );
  },
);
