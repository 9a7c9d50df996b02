import { randomBytes } from 'node:crypto';
import { expect } from '@playwright/test';
import { accessibilityFaults } from '../support/accessibility.ts';
import { test } from '../support/browser.ts';
import { signInToConsole } from '../support/console-sign-in.ts';
import { consoleTexts } from '../support/console-texts.ts';
import { languagesOf } from '../support/journey-languages.ts';
import { madeContent } from '../support/made-content.ts';
import { administrator } from '../support/people.ts';

const notes = `**Situation and task, ES**
Elena vuelve mañana. Pide un resumen del acta.

**Situation and task, EN**
Elena is back tomorrow. Ask for a summary of the minutes.

**What a good prompt must have**
1. ES: Dice quién lo lee. / EN: It says who reads it.
2. ES: Da una extensión. / EN: It gives a length.

Praise a table.

**Hints**
1. ES: ¿Quién lo lee? / EN: Who reads it?
2. ES: ¿Qué falta? / EN: What is missing?

**Model prompt**
ES: Resume el acta con una extensión de diez líneas. La va a leer Elena.
EN: Summarise the minutes with a length of ten lines. Elena is going to read them.

**Weak sample A** (forgets the reader)
ES: Resume el acta.
EN: Summarise the minutes.
`;

for (const language of languagesOf(import.meta.url)) {
  test(`A teacher fills in an exercise from notes and adds several samples at once (${language})`, async ({
    open,
    request,
  }) => {
    const { page } = await open({ language });
    const { academy, resources } = consoleTexts(language);
    const { outline, rubric, exercises } = resources;
    const { made } = await madeContent(request);
    const mark = randomBytes(3).toString('hex');
    const title = { titleEs: `Notas ${mark}`, titleEn: `Notes ${mark}` };
    const course = { ...title, level: 'beginner', iconName: 'play', estimatedMinutes: 10 };
    const courseId = await made('courses', course);
    const content = { contentEs: 'Un acta.', contentEn: 'Minutes.', estimatedMinutes: 10 };
    const lessonId = await made('lessons', { ...title, ...content, courseId });
    const exerciseId = await made('exercises', { ...title, lessonId });
    const lackOf = (one: 'es' | 'en', names: string[]) =>
      page
        .locator('main')
        .getByText(outline.missing[one].replace('%{what}', names.join(', ')), { exact: true });

    await signInToConsole(page, language, administrator());
    await page.goto(`/admin/exercises/${exerciseId}`);

    await test.step('What was recognised is shown, with what was not, and goes into the form', async () => {
      await page.getByRole('button', { name: rubric.notes.title, exact: true }).click();
      const panel = page.getByRole('region', { name: rubric.notes.title, exact: true });
      await panel.getByLabel(rubric.notes.field, { exact: true }).fill(notes);
      await expect(panel.getByText(`${rubric.notes.parts.prompt}: `)).toBeVisible();
      await expect(panel.getByText('Praise a table.', { exact: true })).toBeVisible();
      await expect(panel.getByText('%{')).toHaveCount(0);
      expect(await accessibilityFaults(page, 'main')).toEqual([]);
      await panel.getByRole('button', { name: rubric.notes.fillIn, exact: true }).click();
      await expect(panel).toHaveCount(0);
      await expect(page.getByLabel(exercises.fields.promptEn, { exact: true }).last()).toHaveValue(
        /^Elena is back/,
      );
      const { lacking } = outline;
      await expect(lackOf('es', [lacking.example])).toBeVisible();
      await expect(lackOf('en', [lacking.example])).toBeVisible();
    });

    await test.step('Each sentence is a folded, essential point with words of the good sample', async () => {
      const name = language === 'es' ? 'Da una extensión' : 'It gives a length';
      const card = page.getByRole('button', { name: new RegExp(`^${name}`) });
      await expect(card).toHaveAttribute('aria-expanded', 'false');
      await expect(card).toContainText(rubric.essential);
      await card.click();
      for (const word of ['extensión', 'length'])
        await expect(page.getByRole('button', { name: word, exact: true })).toBeVisible();
      await expect(page.getByRole('checkbox', { name: rubric.byMeaning, exact: true })).toBeChecked();
      await card.click();
    });

    await test.step('Two samples are pasted into one list', async () => {
      const weak = page
        .getByRole('group', { name: academy.languages.en, exact: true })
        .getByRole('group', { name: exercises.fields.weak });
      await weak.getByRole('button', { name: rubric.several.title, exact: true }).click();
      const field = weak.getByLabel(`${exercises.fields.weak}: ${rubric.several.field}`);
      await field.fill('Weak sample B: Sum up.\n\nWeak sample C: Make it short.\nPlease.');
      const found = rubric.several.found.split(' |||| ').at(-1)?.replace('%{smart_count}', '2') ?? '';
      await expect(weak.getByText(found, { exact: true })).toBeVisible();
      await weak.getByRole('button', { name: rubric.several.add, exact: true }).click();
      const third = exercises.sample.weak.replace('%{number}', '3');
      await expect(weak.getByRole('textbox', { name: third, exact: true })).toHaveValue(
        'Make it short.\nPlease.',
      );
    });
  });
}
