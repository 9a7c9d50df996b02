import { expect, type Page } from '@playwright/test';
import { areaPaths, mayRead } from '@academy/contracts/shared/permissions.ts';
import { test } from '../support/browser.ts';
import { signInToConsole } from '../support/console-sign-in.ts';
import { consoleTexts } from '../support/console-texts.ts';
import { languagesOf } from '../support/journey-languages.ts';
import { giveRights, registerWithRight } from '../support/people.ts';

const save = { es: 'Guardar', en: 'Save' } as const;

/** The calls of the back office that a page makes and the server refuses. */
const refusedOf = (page: Page): string[] => {
  const refused: string[] = [];
  page.on('response', (answer) => {
    if (answer.status() === 403) refused.push(answer.url());
  });
  return refused;
};

for (const language of languagesOf(import.meta.url)) {
  test(`A teacher has a console of what is taught until the role is taken back (${language})`, async ({
    open,
    request,
  }) => {
    const { academy, resources } = consoleTexts(language);
    // The cases of an exercise are reached from its judging page.
    const hasMenu = (name: string) =>
      name !== 'judged-attempts' && 'menu' in ((resources as Record<string, object>)[name] ?? {});
    const teacher = await registerWithRight(request, 'Teresa', 'teacher');
    const { page } = await open({ language });
    const refused = refusedOf(page);
    // Of courses: the list of before stays on the screen until they are there.
    const firstCourse = page.locator('tbody a.row-link[href*="/courses/"]').first();
    const menu = page.getByRole('navigation', { name: academy.menu.label });

    await test.step('The menu has what they may read, and no other', async () => {
      await signInToConsole(page, language, teacher);
      const linked = () =>
        menu
          .getByRole('menuitem')
          .evaluateAll((entries) => entries.map((entry) => entry.getAttribute('href')?.split('/').at(-1)));
      const theirs = Object.values(areaPaths)
        .flat()
        .filter((resource) => mayRead('teacher', resource));
      await expect
        .poll(async () => (await linked()).toSorted())
        .toEqual(['admin', ...theirs.filter(hasMenu)].toSorted());
    });

    await test.step('They may save a course, and what is not theirs is not found', async () => {
      await menu.getByRole('menuitem', { name: resources.courses.menu, exact: true }).click();
      await firstCourse.click();
      await expect(page.getByRole('button', { name: save[language], exact: true })).toBeVisible();
      await page.goto('/admin/users');
      await expect(page.getByRole('heading', { name: academy.notFound.title })).toBeVisible();
    });

    await test.step('Who may only read has the same form without its buttons', async () => {
      await giveRights(request, teacher.id, { role: 'auditor' });
      await expect(menu.getByRole('menuitem', { name: resources.users.menu })).toBeVisible();
      await menu.getByRole('menuitem', { name: resources.courses.menu, exact: true }).click();
      await firstCourse.click();
      await expect(page.locator('input[name="titleEs"]')).not.toBeEditable();
      await expect(page.getByRole('button', { name: save[language], exact: true })).toHaveCount(0);
    });

    // What was under way when the role was taken back is refused, as it should be.
    expect(refused).toEqual([]);

    await test.step('Without a role the open console closes', async () => {
      await giveRights(request, teacher.id, { role: 'learner' });
      await expect(page).toHaveURL(/\/admin\/login/, { timeout: 5_000 });
      await expect(page.getByText(academy.live.roleLost)).toBeVisible();
    });
  });
}
