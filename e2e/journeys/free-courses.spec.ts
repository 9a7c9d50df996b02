import { randomBytes } from 'node:crypto';
import { expect } from '@playwright/test';
import { accessibilityFaults } from '../support/accessibility.ts';
import { test } from '../support/browser.ts';
import { signInToConsole } from '../support/console-sign-in.ts';
import { consoleTexts } from '../support/console-texts.ts';
import { languagesOf } from '../support/journey-languages.ts';
import { administrator, bearer, newPerson, registerByCall, signInAdministrator } from '../support/people.ts';
import { text } from '../support/texts.ts';

const saves = { es: 'Guardar', en: 'Save' } as const;

for (const language of languagesOf(import.meta.url)) {
  test(`An administrator makes a course free, then Premium again, before the eyes of a free member (${language})`, async ({
    open,
    request,
  }) => {
    const { resources } = consoleTexts(language);
    const { ask } = resources.outline;
    const { token } = await signInAdministrator(request);
    const staff = { headers: bearer(token) };
    const mark = randomBytes(3).toString('hex');
    const make = async (path: string, data: object) => {
      const made = await request.post(`/api/admin/${path}`, { ...staff, data });
      expect(made.ok()).toBe(true);
      return ((await made.json()) as { id: string }).id;
    };
    const words = {
      titleEs: `Cartas ${mark}`,
      titleEn: `Letters ${mark}`,
      descriptionEs: 'Cómo se pide una carta.',
      descriptionEn: 'How to ask for a letter.',
    };
    const facts = { level: 'beginner', iconName: 'play', estimatedMinutes: 10 };
    const courseId = await make('courses', { ...words, ...facts });
    const lessonId = await make('lessons', { ...words, courseId, estimatedMinutes: 10 });
    const publish = { ...staff, data: { status: 'published' } };
    const contents = { contentEs: '## Carta\n\nDi a quién.', contentEn: '## Letter\n\nSay to whom.' };
    await request.patch(`/api/admin/lessons/${lessonId}`, {
      ...staff,
      data: { ...publish.data, ...contents },
    });
    await request.patch(`/api/admin/courses/${courseId}`, publish);

    const person = newPerson();
    const learner = await registerByCall(request, person);
    const { page } = await open({ language, person });
    const { page: desk } = await open({ language });
    await signInToConsole(desk, language, administrator());
    await desk.goto(`/admin/courses/${courseId}`);
    const premium = desk.getByRole('switch', { name: resources.courses.fields.isPremium });
    const save = desk.getByRole('button', { name: saves[language], exact: true });
    const dialog = desk.getByRole('dialog');
    const card = page.locator('article', { has: page.locator(`a[href="/courses/${courseId}"]`) });
    const start = card.getByText(text(language, 'courses', 'start'), { exact: true });
    const lesson = () => request.get(`/api/lessons/${lessonId}`, { headers: bearer(learner.token) });

    await test.step('Free: it is asked first, and opens in the member’s browser', async () => {
      await page.goto('/courses');
      await expect(card).toBeVisible();
      await expect(start).toHaveCount(0);
      expect((await lesson()).status()).toBe(403);
      await premium.uncheck();
      await save.click();
      await expect(dialog).toContainText(ask.becomesFree.content);
      expect(await accessibilityFaults(desk, '[role="dialog"]')).toEqual([]);
      await dialog.getByRole('button', { name: ask.confirm.becomesFree }).click();
      await expect(start).toBeVisible();
      expect((await lesson()).status()).toBe(200);
    });

    await test.step('Premium again: it is said whom it concerns, and closes', async () => {
      const enrolled = await request.post(`/api/courses/${courseId}/enrol`, {
        headers: bearer(learner.token),
      });
      expect(enrolled.ok()).toBe(true);
      await desk.reload();
      await premium.check();
      await save.click();
      const [one = ''] = ask.becomesPremium.concerns.split(' |||| ');
      await expect(dialog).toContainText(one.replace('%{smart_count}', '1'));
      await dialog.getByRole('button', { name: ask.confirm.becomesPremium }).click();
      await expect(start).toHaveCount(0);
      expect((await lesson()).status()).toBe(403);
    });

    await request.delete(`/api/admin/courses/${courseId}`, staff);
  });
}
