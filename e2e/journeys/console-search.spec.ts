import { expect } from '@playwright/test';
import { fold } from '@academy/web-kit/text/fold.ts';
import { accessibilityFaults } from '../support/accessibility.ts';
import { test } from '../support/browser.ts';
import { searchOf, uniqueLetters, wordsOf } from '../support/console-search.ts';
import { signInToConsole } from '../support/console-sign-in.ts';
import { consoleTexts } from '../support/console-texts.ts';
import { languagesOf } from '../support/journey-languages.ts';
import { administrator, bearer, registerWithRight, signInAdministrator } from '../support/people.ts';

for (const language of languagesOf(import.meta.url)) {
  const { academy, resources } = consoleTexts(language);
  const { search } = academy;

  test(`An administrator finds a person, a course and a page by the keyboard alone (${language})`, async ({
    open,
    request,
  }) => {
    const mark = uniqueLetters();
    const person = await registerWithRight(request, `Íñigo${mark}`);
    const { token } = await signInAdministrator(request);
    const staff = { headers: bearer(token) };
    const course = { titleEs: `Métrica ${mark}`, titleEn: `Mètre ${mark}`, level: 'beginner' };
    const made = await request.post('/api/admin/courses', {
      ...staff,
      data: { ...course, iconName: 'play', estimatedMinutes: 10 },
    });
    const { id: courseId } = (await made.json()) as { id: string };
    const title = language === 'es' ? course.titleEs : course.titleEn;

    const { page } = await open({ language });
    await signInToConsole(page, language, administrator());
    const { dialog, button, field, status, options, active, group } = searchOf(page, language);

    const openByKeys = async () => {
      await page.keyboard.press('Control+k');
      await expect(field).toBeFocused();
    };

    await test.step('Ctrl+K opens it, Escape closes it and gives the focus back', async () => {
      await button.focus();
      await openByKeys();
      await expect(options.first()).toHaveText(academy.home.title);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(button).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(field).toBeFocused();
    });

    await test.step('A name without its accents finds the person', async () => {
      await page.keyboard.type(`inigo${mark}`);
      await expect(group(resources.users.menu).getByRole('option').first()).toContainText(person.email);
      await expect(active).toContainText(person.firstName);
      expect(await accessibilityFaults(page, '[role="dialog"]')).toEqual([]);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: new RegExp(person.firstName) })).toBeVisible();
      await expect(page).toHaveURL(/\/admin\/users\/[^/]+\/show$/);
    });

    await test.step('A course opens in its form, and its list with what was typed', async () => {
      await openByKeys();
      await page.keyboard.type(fold(title));
      const found = group(resources.courses.menu).getByRole('option');
      await expect(found).toHaveText([title, search.all.split(' |||| ')[0]!]);
      await expect(status).not.toHaveText(search.loading);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`/admin/courses/${courseId}$`));
      await openByKeys();
      await page.keyboard.type(title);
      await expect(found).toHaveCount(2);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(page.getByLabel(resources.courses.fields.q)).toHaveValue(title);
      await expect(page.getByRole('link', { name: title })).toBeVisible();
    });

    await test.step('A page is found by its name, and an unsaved form asks before it is left', async () => {
      const titleField = page.getByRole('textbox', { name: resources.courses.fields.titleEs }).first();
      const change = async () => {
        await page.goto(`/admin/courses/${courseId}`);
        await titleField.fill('Otra métrica');
      };
      const openModeration = async (answer: 'accept' | 'dismiss') => {
        const asked = page.waitForEvent('dialog').then((question) => question[answer]());
        await openByKeys();
        await page.keyboard.type(fold(resources.flags.menu));
        await expect(active).toHaveText(resources.flags.menu);
        await page.keyboard.press('Enter');
        await asked;
        await expect(dialog).toHaveCount(0);
      };
      await change();
      await openModeration('accept');
      await expect(page.getByRole('heading', { name: resources.flags.page.list })).toBeVisible();
      await change();
      await openModeration('dismiss');
      await expect(titleField).toHaveValue('Otra métrica');
    });

    await request.delete(`/api/admin/courses/${courseId}`, staff);
  });

  test(`A moderator finds their own pages and no people (${language})`, async ({ open, request }) => {
    const moderator = await registerWithRight(request, 'Moisés', 'moderator');
    const { page } = await open({ language });
    await signInToConsole(page, language, moderator);
    const asked: string[] = [];
    page.on('request', (sent) => wordsOf(sent.url()) !== '' && asked.push(sent.url()));
    const { button, field, status, options } = searchOf(page, language);
    await button.click();
    await expect(options).toHaveText([
      resources.flags.menu,
      resources.mutes.menu,
      resources['watched-words'].menu,
    ]);
    await field.fill('moises');
    await expect(status).toHaveText(search.nothing.replace('%{words}', 'moises'));
    await field.fill(fold(resources.mutes.menu));
    await expect(options).toHaveText([resources.mutes.menu]);
    await field.press('Enter');
    await expect(page.getByRole('heading', { name: resources.mutes.page.list })).toBeVisible();
    // The one list of theirs that is looked through.
    expect(asked.filter((url) => !url.includes('/api/admin/watched-words'))).toEqual([]);
  });
}
