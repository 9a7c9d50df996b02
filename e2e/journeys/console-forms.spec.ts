import { automationKinds } from '@academy/contracts/automations/kinds/automation-kinds.ts';
import { expect, type Page } from '@playwright/test';
import { test } from '../support/browser.ts';
import { signInToConsole } from '../support/console-sign-in.ts';
import { consoleTexts } from '../support/console-texts.ts';
import { languagesOf } from '../support/journey-languages.ts';
import { administrator, bearer, signInAdministrator } from '../support/people.ts';

/** Each language has an exercise of its own: both journeys may run at once. */
const exercises = {
  es: 'trustworthy-answers--tie-it-to-a-source--letter-in-german',
  en: 'trustworthy-answers--ask-for-the-working--choose-a-venue',
};

/** What the console sends to save something, as `METHOD status`, in their order. */
function savesOf(page: Page): string[] {
  const saves: string[] = [];
  page.on('response', (response) => {
    const method = response.request().method();
    const isSave = method === 'POST' || method === 'PATCH';
    if (isSave && /\/api\/admin\/(automations|exercises)(\/[^/]+)?$/.test(response.url()))
      saves.push(`${method} ${response.status()}`);
  });
  return saves;
}

for (const language of languagesOf(import.meta.url)) {
  test(`A form that the server refused saves once it is put right (${language})`, async ({
    open,
    request,
  }) => {
    const { page } = await open({ language });
    const texts = consoleTexts(language);
    const { automations, exercises: exerciseTexts, rubric: rubricTexts } = texts.resources;
    const saves = savesOf(page);
    await signInToConsole(page, language, administrator());

    await test.step('An interval beyond a year, or a broken number, is marked before it is sent', async () => {
      await page.goto('/admin/automations/create');
      await page.getByRole('combobox', { name: automations.fields.type }).click();
      await page.getByRole('option', { name: automationKinds.exercise_review.name[language] }).click();
      const count = page.getByLabel(automations.fields.count);
      const save = page.getByRole('button', { name: automations.action.save });
      await count.fill('1.5');
      await save.click();
      await expect(page.getByText(automations.wholeNumber)).toBeVisible();
      await expect(count).toHaveAttribute('aria-invalid', 'true');
      await count.fill('999');
      await expect(page.getByText(automations.tooLong)).toBeVisible();
      expect(saves).toEqual([]);
    });

    await test.step('What the server refuses is said under the field; put right, it is saved', async () => {
      const count = page.getByLabel(automations.fields.count);
      await count.fill('5');
      await page.getByRole('combobox', { name: automations.fields.unit }).click();
      await page.getByRole('option', { name: automations.units.seconds }).click();
      const save = page.getByRole('button', { name: automations.action.save });
      await save.click();
      await expect(count).toHaveAttribute('aria-invalid', 'true');
      expect(saves).toEqual(['POST 400']);
      await count.fill('604800');
      await save.click();
      await expect(page).toHaveURL(/\/admin\/automations$/);
      expect(saves).toEqual(['POST 400', 'POST 201']);
    });

    await test.step('A rubric that passes its weak samples is refused; put right, it is saved', async () => {
      await page.goto(`/admin/exercises/${exercises[language]}`);
      await page.getByRole('button', { name: texts.resources.rubric.tabs.yaml, exact: true }).click();
      const rubric = page.getByLabel(exerciseTexts.fields.rubric);
      const right = await rubric.inputValue();
      expect(right).toMatch(/^passScore: \d+/);
      await rubric.fill(
        right.replace(/^passScore: \d+/, 'passScore: 1').replaceAll('mustHave: true', 'mustHave: false'),
      );
      const save = page.getByRole('button', { name: language === 'es' ? 'Guardar' : 'Save' });
      await save.click();
      await expect(page.getByRole('alert').getByText(exerciseTexts.failures.update)).toBeVisible();
      const weak = page.getByLabel(exerciseTexts.sample.weak.replace('%{number}', '1'), { exact: true });
      await expect(weak.first()).toHaveAttribute('aria-invalid', 'true');
      await expect(weak.last()).toHaveAttribute('aria-invalid', 'true');
      await page.getByRole('button', { name: exerciseTexts.action.run }).click();
      const passes = page.getByText(exerciseTexts.bench.expected_weak.split(' (')[0]!);
      await expect(passes.first()).toBeVisible();
      await expect(page.getByText(exerciseTexts.bench.stale)).toHaveCount(0);
      await rubric.fill(right.replace('weight: ', 'weight: 9'));
      await expect(page.getByText(exerciseTexts.bench.stale)).toBeVisible();
      await save.click();
      const atMost = rubricTexts.rules.most_number.replace('%{limit}', '10');
      const line = rubricTexts.place.line.replace('%{line}', '4');
      await expect(page.getByText(new RegExp(`^${line}.*weight: ${atMost}$`))).toBeVisible();
      await rubric.fill(right);
      await save.click();
      await expect(page.getByText(exerciseTexts.notifications.updated)).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`/admin/exercises/${exercises[language]}$`));
      expect(saves.slice(2)).toEqual(['PATCH 400', 'PATCH 200']);
    });

    const { token } = await signInAdministrator(request);
    const staff = { headers: bearer(token) };
    const found = await request.get('/api/admin/automations', staff);
    for (const { id, intervalMs } of (await found.json()) as { id: string; intervalMs: number }[])
      if (intervalMs === 604_800_000) await request.delete(`/api/admin/automations/${id}`, staff);
  });
}
