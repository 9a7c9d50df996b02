import { expect } from '@playwright/test';
import { test } from '../support/browser.ts';
import { bearer, newPerson, registerByCall, signInAdministrator } from '../support/people.ts';
import { languages, text } from '../support/texts.ts';

for (const language of languages) {
  test(`An administrator's upgrade opens courses in the learner's open browser, and a downgrade closes them (${language})`, async ({
    open,
    request,
  }) => {
    const person = newPerson();
    const learner = await registerByCall(request, person);
    const { token } = await signInAdministrator(request);
    const { page } = await open({ language, person });
    const setPremium = async (isPremium: boolean): Promise<number> => {
      const answer = await request.patch(`/api/admin/users/${learner.id}`, {
        headers: bearer(token),
        data: { isPremium },
      });
      expect(answer.ok()).toBe(true);
      return Date.now();
    };
    const badge = page
      .getByRole('banner')
      .getByText(text(language, 'shared', 'plan.premium'), { exact: true });

    await page.goto('/courses');
    const card = page.locator('article', { has: page.locator('a[href="/courses/structured-outputs"]') });
    await expect(card).toBeVisible();
    await expect(card.getByText(text(language, 'courses', 'start'), { exact: true })).toHaveCount(0);

    const upgradedAt = await setPremium(true);
    await expect(card.getByText(text(language, 'courses', 'start'), { exact: true })).toBeVisible();
    await expect(badge).toBeVisible();
    test.info().annotations.push({ type: 'opened after ms', description: String(Date.now() - upgradedAt) });

    const lessons = (await (await request.get('/api/courses/structured-outputs/lessons')).json()) as {
      id: string;
    }[];
    await page.goto(`/lessons/${lessons[0]?.id}`);
    await expect(page.getByLabel(text(language, 'lessons', 'yourPrompt'))).toBeVisible();

    await setPremium(false);
    await expect(badge).toHaveCount(0);
    await page.goto(`/lessons/${lessons[0]?.id}`);
    await expect(page.getByText(text(language, 'lessons', 'locked.title'))).toBeVisible();
  });
}
