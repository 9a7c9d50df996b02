import { randomBytes } from 'node:crypto';
import { expect } from '@playwright/test';
import { accessibilityFaults } from '../support/accessibility.ts';
import { test } from '../support/browser.ts';
import { signInToConsole } from '../support/console-sign-in.ts';
import { consoleTexts } from '../support/console-texts.ts';
import { languagesOf } from '../support/journey-languages.ts';
import { administrator, bearer, signInAdministrator } from '../support/people.ts';

const saves = { es: 'Guardar', en: 'Save' } as const;
const undos = { es: 'Deshacer', en: 'Undo' } as const;
const deletes = { es: 'Eliminar', en: 'Delete' } as const;

for (const language of languagesOf(import.meta.url)) {
  test(`An administrator restores an exercise’s first wording, deletes its lesson and undoes it (${language})`, async ({
    open,
    request,
  }) => {
    const { page } = await open({ language });
    const { academy, resources } = consoleTexts(language);
    const texts = resources.versions;
    const { token } = await signInAdministrator(request);
    const staff = { headers: bearer(token) };
    const mark = randomBytes(3).toString('hex');
    const make = async (path: string, data: object) => {
      const made = await request.post(`/api/admin/${path}`, { ...staff, data });
      return ((await made.json()) as { id: string }).id;
    };
    const titled = (es: string, en: string) => ({ titleEs: `${es} ${mark}`, titleEn: `${en} ${mark}` });
    const facts = { level: 'beginner', iconName: 'play', estimatedMinutes: 10 };
    const courseId = await make('courses', { ...titled('Cartas', 'Letters'), ...facts });
    const lesson = titled('Antes', 'Before');
    const lessonId = await make('lessons', { ...lesson, courseId, estimatedMinutes: 10 });
    const exerciseId = await make('exercises', { ...titled('Pide', 'Ask'), lessonId });
    const lessonTitle = language === 'es' ? lesson.titleEs : lesson.titleEn;

    await signInToConsole(page, language, administrator());
    const group = page.getByRole('group', { name: academy.languages[language] });
    const prompt = group.getByRole('textbox', { name: resources.exercises.fields.promptEs });
    const save = page.getByRole('button', { name: saves[language], exact: true });
    const panel = page.getByRole('region', { name: texts.title });
    const rows = panel.getByRole('listitem');
    const dialog = page.getByRole('dialog');

    await test.step('Two saves are two versions beside the first state', async () => {
      await page.goto(`/admin/exercises/${exerciseId}`);
      await prompt.fill('Write a short letter to Ana.');
      await save.click();
      await expect(rows).toHaveCount(2);
      await prompt.fill('Write a warm letter to Ana today.');
      await save.click();
      await expect(rows).toHaveCount(3);
      await expect(rows.first()).toContainText(texts.sources.saved);
      await expect(rows.last()).toContainText(texts.sources.created);
    });

    await test.step('The first is compared word by word and restored after a question', async () => {
      const first = rows.nth(1);
      await first.getByRole('button').click();
      await expect(first.locator('del').first()).toHaveText(/short/);
      await expect(first.locator('ins').first()).toHaveText(/warm/);
      expect(await accessibilityFaults(page, 'main')).toEqual([]);
      await first.getByRole('button', { name: texts.restore }).click();
      await expect(dialog).toContainText(resources.exercises.fields.promptEn);
      await dialog.getByRole('button', { name: texts.restore }).click();
      await expect(rows).toHaveCount(4);
      await expect(rows.first()).toContainText(texts.sources.restored);
      await expect(prompt).toHaveValue('Write a short letter to Ana.');
    });

    await test.step('A deleted lesson goes to the bin, and undo brings it back', async () => {
      await page.goto(`/admin/courses/${courseId}`);
      const row = page.getByRole('link', { name: lessonTitle });
      const remove = async () => {
        const menu = resources.outline.menu.replace('%{title}', lessonTitle);
        await page.getByRole('button', { name: menu, exact: true }).click();
        await page.getByRole('menuitem', { name: resources.outline.action.delete }).click();
        await expect(dialog).toContainText(resources.outline.delete.lessonsText);
        await dialog.getByRole('button', { name: deletes[language], exact: true }).click();
        await expect(page.getByText(resources.outline.done.delete.lessons)).toBeVisible();
        await expect(row).toHaveCount(0);
      };
      await remove();
      expect((await request.get(`/api/admin/exercises/${exerciseId}`, staff)).status()).toBe(404);
      await page.getByRole('button', { name: undos[language] }).click();
      await expect(row).toBeVisible();
      expect((await request.get(`/api/admin/exercises/${exerciseId}`, staff)).status()).toBe(200);
      await remove();
    });

    await test.step('From the bin it is restored too', async () => {
      await page.getByRole('menuitem', { name: resources.bin.menu }).click();
      const entry = page.getByRole('row').filter({ hasText: lessonTitle });
      await expect(entry).toContainText(resources.bin.kinds.lessons);
      expect(await accessibilityFaults(page, 'main')).toEqual([]);
      await entry.getByRole('button', { name: resources.bin.action.restore }).click();
      await expect(entry).toHaveCount(0);
      expect((await request.get(`/api/admin/lessons/${lessonId}`, staff)).status()).toBe(200);
    });

    await request.delete(`/api/admin/courses/${courseId}`, staff);
  });
}
