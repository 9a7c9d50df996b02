import { expect } from '@playwright/test';
import { test } from '../support/browser.ts';
import { signInToConsole } from '../support/console-sign-in.ts';
import { consoleTexts } from '../support/console-texts.ts';
import { exercisesOf } from '../support/content.ts';
import { firstLessonOf } from '../support/exercises.ts';
import { administrator, bearer, newPerson, registerByCall } from '../support/people.ts';
import { languages, text } from '../support/texts.ts';

const course = 'fundamentals';

for (const language of languages) {
  const { academy, resources } = consoleTexts(language);

  test(`Staff find what a learner tried, see it as they did, and answer their question from the home page (${language})`, async ({
    open,
    request,
  }) => {
    const person = newPerson('Olga');
    const { token, id } = await registerByCall(request, person);
    const headers = bearer(token);
    const { exerciseIds } = await firstLessonOf(request, course, headers);
    const exercise = exercisesOf(course, 1)[0];
    const weak = exercise?.samples[language].weak[0] ?? '';
    await request.post(`/api/exercises/${exerciseIds[0]}/check`, {
      headers,
      data: { answer: weak, language },
    });
    const subject = `Duda de ${person.username}`;
    const asked = await request.post('/api/help', {
      headers,
      data: {
        subject,
        text: '¿Dónde veo mi nota? Where is my score?',
        language,
        requestId: crypto.randomUUID(),
      },
    });
    expect(asked.ok()).toBe(true);

    const { page: learner } = await open({ language, person });
    await learner.goto('/');
    const { page } = await open({ language });
    await signInToConsole(page, language, administrator());

    await test.step('An attempt is found by its learner, and shown with task, answer and labels', async () => {
      await page.goto('/admin/attempts');
      await page.getByLabel(resources.attempts.fields.q).fill(person.username);
      await expect(page).toHaveURL(new RegExp(`filter=.*${person.username}`));
      await page
        .getByRole('row')
        .filter({ hasText: exercise?.title[language] ?? '' })
        .first()
        .click();
      await expect(page.getByText(weak.slice(0, 40)).first()).toBeVisible();
      await expect(page.getByText(resources.attempts.mustHave).first()).toBeVisible();
      // Reloaded or sent to a colleague, the list is still that learner's.
      await page.goBack();
      await expect(page.getByLabel(resources.attempts.fields.q)).toHaveValue(person.username);
    });

    await test.step('Their page has the attempt, their sessions and their question', async () => {
      await page.goto(`/admin/users/${id}/show`);
      await expect(
        page.getByRole('heading', { name: `${person.firstName} ${person.lastName}` }),
      ).toBeVisible();
      await expect(page.getByRole('link', { name: exercise?.title[language] ?? '' })).toBeVisible();
      await expect(page.getByRole('link', { name: subject })).toBeVisible();
    });

    await test.step('An open question is on the home page, and its answer reaches the bell and is kept', async () => {
      await page.goto(`/admin`);
      await expect(page.getByRole('heading', { name: academy.home.questions.title })).toBeVisible();
      await page.goto(`/admin/help?filter=${encodeURIComponent(JSON.stringify({ q: person.username }))}`);
      await page.getByRole('row').filter({ hasText: subject }).click();
      const answer = 'En el panel del ejercicio. In the panel of the exercise.';
      await page.getByLabel(resources.help.answer.label).fill(answer);
      await page.getByRole('button', { name: resources.help.answer.send }).click();
      await expect(page.getByText(resources.help.notifications.answered)).toBeVisible();
      await expect(page.getByText(answer).first()).toBeVisible();
      await expect(
        learner.getByRole('button', { name: text(language, 'shared', 'bell.unread', { shown: '1' }) }),
      ).toBeVisible();
    });
  });
}
