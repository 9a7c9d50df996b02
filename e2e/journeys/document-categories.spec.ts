import { randomBytes } from 'node:crypto';
import { expect } from '@playwright/test';
import { accessibilityFaults } from '../support/accessibility.ts';
import { test } from '../support/browser.ts';
import { writeDocument } from '../support/console-documents.ts';
import { signInToConsole } from '../support/console-sign-in.ts';
import { consoleTexts } from '../support/console-texts.ts';
import { languagesOf } from '../support/journey-languages.ts';
import { newPerson, registerByCall, registerWithRight } from '../support/people.ts';
import { languages, text, type Language } from '../support/texts.ts';

type Names = Record<Language, string>;

const deletes = { es: 'Eliminar', en: 'Delete' } as const;
const saves = { es: 'Guardar', en: 'Save' } as const;

for (const language of languagesOf(import.meta.url)) {
  test(`A teacher makes a category, and open libraries filter by it in both languages until it is deleted (${language})`, async ({
    open,
    request,
  }) => {
    const teacher = await registerWithRight(request, 'Tomás', 'teacher');
    const { academy, resources } = consoleTexts(language);
    const words = resources['document-categories'];
    const mark = randomBytes(3).toString('hex');
    const first = { es: `Ideas ${mark}`, en: `Sparks ${mark}` };
    const renamed = { es: `Chispas ${mark}`, en: `Notions ${mark}` };
    const title = `Cuaderno ${mark}`;

    const { page } = await open({ language });
    const main = page.getByRole('main');
    const nameIn = (of: Language) =>
      page
        .getByRole('group', { name: academy.languages[of] })
        .getByRole('textbox', { name: words.fields.nameEs });
    const rowOf = (names: Names) => page.getByRole('row').filter({ hasText: names[language] });

    const openLibrary = async (of: Language) => {
      const person = newPerson('Lía');
      await registerByCall(request, person);
      const learner = await open({ language: of, person });
      await learner.page.goto('/library');
      await expect(learner.page.getByRole('article').first()).toBeVisible();
      await learner.page.evaluate('window.stillTheSamePage = true');
      const filters = learner.page.getByRole('group', { name: text(of, 'library', 'categories') });
      const filter = (names: Names) => filters.getByRole('button', { name: names[of], exact: true });
      return { of, page: learner.page, filter };
    };
    const libraries = [await openLibrary('es'), await openLibrary('en')];

    await signInToConsole(page, language, teacher);
    const toCategories = () => page.getByRole('menuitem', { name: words.menu, exact: true }).click();

    await test.step('A category is made, with a name in both languages that no other has', async () => {
      await toCategories();
      await page.getByRole('link', { name: words.action.create }).click();
      await nameIn('es').fill('guías');
      await nameIn('en').fill(first.en);
      await page.getByRole('button', { name: words.action.save }).click();
      await expect(nameIn('es')).toHaveAttribute('aria-invalid', 'true');
      await nameIn('es').fill(first.es);
      await page.getByRole('button', { name: words.action.save }).click();
      await expect(rowOf(first)).toBeVisible();
      expect(await accessibilityFaults(page, 'main')).toEqual([]);
    });

    await test.step('A document is put into it: open libraries filter by it', async () => {
      await writeDocument(page, language, title);
      await page.getByRole('combobox', { name: resources.documents.fields.category }).click();
      await page.getByRole('option', { name: first[language] }).click();
      await page.getByRole('button', { name: resources.documents.action.publishNow }).click();
      await expect(main.getByText(`${title} ${language}`).first()).toBeVisible();
      for (const { of, page: library, filter } of libraries) {
        await filter(first).click();
        await expect(library.getByRole('article')).toHaveCount(1);
        await expect(library.getByRole('article')).toContainText(`${title} ${of}`);
      }
    });

    await test.step('It is renamed: the chosen filter says so and stays chosen', async () => {
      await toCategories();
      // What is typed before the record has come would be replaced by it.
      const { promise: arrives, resolve: letArrive } = Promise.withResolvers<undefined>();
      await page.route('**/api/admin/document-categories/*', async (route) => {
        await arrives;
        await route.continue();
      });
      await rowOf(first).getByRole('link', { name: first[language] }).click();
      await expect(nameIn('es')).toHaveValue(first.es);
      await expect(nameIn('es')).not.toBeEditable();
      letArrive(undefined);
      for (const of of languages) await nameIn(of).fill(renamed[of]);
      await page.getByRole('button', { name: saves[language], exact: true }).click();
      for (const { page: library, filter } of libraries) {
        await expect(filter(renamed)).toHaveAttribute('aria-pressed', 'true');
        await expect(filter(first)).toHaveCount(0);
        expect(await library.evaluate('window.stillTheSamePage')).toBe(true);
      }
    });

    await test.step('Its deletion is refused with the count, and done once its document is moved', async () => {
      await toCategories();
      await rowOf(renamed).getByRole('button', { name: deletes[language] }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: deletes[language], exact: true }).click();
      await expect(dialog.getByRole('alert')).toContainText(/\b1 documento?\b/);
      await dialog.getByRole('combobox', { name: words.fields.into }).click();
      await page.getByRole('option', { name: language === 'es' ? 'Guías' : 'Guides', exact: true }).click();
      expect(await accessibilityFaults(page, '[role="dialog"]')).toEqual([]);
      await dialog.getByRole('button', { name: words.action.moveAndDelete }).click();
      await expect(page.getByText(words.notifications.moved)).toBeVisible();
      await expect(rowOf(renamed)).toHaveCount(0);
      for (const { of, page: library, filter } of libraries) {
        await expect(filter(renamed)).toHaveCount(0);
        await expect(library.getByRole('article').filter({ hasText: `${title} ${of}` })).toContainText(
          of === 'es' ? 'Guías' : 'Guides',
        );
      }
    });
  });
}
