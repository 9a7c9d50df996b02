import { expect } from '@playwright/test';
import { test } from '../support/browser.ts';
import { exercisesOf } from '../support/content.ts';
import { letDaysPassFor } from '../support/days.ts';
import { firstLessonOf } from '../support/exercises.ts';
import { languagesOf } from '../support/journey-languages.ts';
import { bearer, newPerson, registerByCall } from '../support/people.ts';
import { text } from '../support/texts.ts';

const course = 'fundamentals';

for (const language of languagesOf(import.meta.url)) {
  const lesson = (key: string) => text(language, 'lessons', key);
  const practice = (key: string, values = {}) => text(language, 'practice', key, values);

  test(`A passed exercise comes back on its day, from an empty field, and counts (${language})`, async ({
    open,
    request,
  }) => {
    const person = newPerson();
    const { token, id } = await registerByCall(request, person);
    const headers = bearer(token);
    const { exerciseIds } = await firstLessonOf(request, course, headers);
    const [exerciseId = ''] = exerciseIds;
    const [sample] = exercisesOf(course, 1);
    const good = sample?.samples[language].good ?? [];
    const first = { answer: good[0], language };
    expect((await request.post(`/api/exercises/${exerciseId}/check`, { headers, data: first })).ok()).toBe(
      true,
    );
    await request.put(`/api/exercises/${exerciseId}/draft`, { headers, data: { text: good[0] } });

    // A goal for the week, which the exercise just passed counts for.
    const { page } = await open({ language, person });
    await page.goto('/');
    await page.getByRole('link', { name: practice('goal.set') }).click();
    await expect(page).toHaveURL(/\/settings#practice$/);
    await page.getByText(practice('goal.kind.exercises'), { exact: true }).click();
    await page.getByLabel(practice('goal.target.exercises')).fill('2');
    await page.getByRole('button', { name: practice('goal.save') }).click();
    // The toast says it, and announces it.
    await expect(page.getByText(practice('goal.saved')).first()).toBeVisible();
    await page.goto('/');
    await expect(page.getByText(practice('goal.done.exercises_other', { done: 1, count: 2 }))).toBeVisible();
    // Nothing is due on the day itself.
    const today = page.getByRole('region', { name: practice('today.title') });
    await expect(today).toBeHidden();

    await expect.poll(() => letDaysPassFor(id)).toBe(true);
    await page.reload();
    await expect(today.getByRole('listitem')).toHaveCount(1);
    await today.getByRole('link').click();
    const answer = page.getByLabel(lesson('yourPrompt'));
    await expect(page.getByText(lesson('repetition.begin'))).toBeVisible();
    await expect(answer).toHaveValue('');
    await answer.fill(good[1] ?? '');
    await page.reload();
    await expect(answer).toHaveValue(good[1] ?? '');
    await page.getByRole('button', { name: lesson('check'), exact: true }).click();
    await expect(page.getByText(lesson('repetition.passed'))).toBeVisible();
    const dueNow = async () =>
      (await (await request.get('/api/practice/today', { headers })).json()).exercises;
    await expect.poll(dueNow).toEqual([]);

    // The earlier text is where it was, and the list is done.
    await page.getByRole('link', { name: lesson('repetition.home') }).click();
    await expect(page.getByText(practice('goal.title'))).toBeVisible();
    await expect(today).toBeHidden();
    await page.goto(`/lessons/${exerciseId.split('--').slice(0, 2).join('--')}?exercise=${exerciseId}`);
    await expect(answer).toHaveValue(good[0] ?? '');
  });
}
