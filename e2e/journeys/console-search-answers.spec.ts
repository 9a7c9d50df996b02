import { expect } from '@playwright/test';
import { accessibilityFaults } from '../support/accessibility.ts';
import { test } from '../support/browser.ts';
import { searchOf, uniqueLetters, wordsOf } from '../support/console-search.ts';
import { signInToConsole } from '../support/console-sign-in.ts';
import { consoleTexts } from '../support/console-texts.ts';
import { languagesOf } from '../support/journey-languages.ts';
import { administrator, registerWithRight } from '../support/people.ts';

for (const language of languagesOf(import.meta.url)) {
  const { academy, resources } = consoleTexts(language);
  const { search } = academy;

  test(`A late, a failed and an empty answer of the search are told apart (${language})`, async ({
    open,
    request,
  }) => {
    const mark = uniqueLetters();
    const person = await registerWithRight(request, `Rocío${mark}`);
    const { page } = await open({ language, width: 400 });
    await signInToConsole(page, language, administrator());
    const { dialog, button, field, status, options, group } = searchOf(page, language);
    const people = group(resources.users.menu).getByRole('option');
    await button.click();

    await test.step('An older answer that comes late replaces nothing', async () => {
      const late = Promise.withResolvers<undefined>();
      await page.route('**/api/admin/users?*', async (route) => {
        if (wordsOf(route.request().url()) !== 'rocio') return route.continue();
        await late.promise;
        // The page has given it up already.
        return route.continue().catch(() => undefined);
      });
      const older = page.waitForRequest((sent) => wordsOf(sent.url()) === 'rocio');
      const givenUp = page.waitForEvent('requestfailed', (sent) => wordsOf(sent.url()) === 'rocio');
      await field.fill('rocio');
      await older;
      await field.fill(`rocio${mark}`);
      await givenUp;
      await expect(people).toHaveCount(2);
      late.resolve(undefined);
      await expect(status).not.toHaveText(search.loading);
      await expect(people.first()).toContainText(person.email);
    });

    await test.step('What fails is named beside what is found, and is there when it is tried again', async () => {
      await page.unroute('**/api/admin/users?*');
      await page.route('**/api/admin/courses?*', (route) => route.fulfill({ status: 503, body: '{}' }));
      await field.fill(`rocio${mark} `.repeat(2));
      const failed = dialog.getByRole('alert');
      await expect(failed).toContainText(search.failed.replace('%{names}', resources.courses.menu));
      await expect(people).toHaveCount(2);
      await page.unroute('**/api/admin/courses?*');
      await failed.getByRole('button', { name: academy.retry }).click();
      await expect(failed).toHaveCount(0);
    });

    await test.step('What nothing matches says so', async () => {
      await field.fill(`nada${mark}`);
      await expect(status).toHaveText(search.nothing.replace('%{words}', `nada${mark}`));
      await expect(options).toHaveCount(0);
      expect(await accessibilityFaults(page, '[role="dialog"]')).toEqual([]);
    });
  });
}
