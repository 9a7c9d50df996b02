import { expect } from '@playwright/test';
import { test } from '../support/browser.ts';
import { signInToConsole } from '../support/console-sign-in.ts';
import { consoleTexts } from '../support/console-texts.ts';
import { exercisesOf } from '../support/content.ts';
import { firstLessonOf } from '../support/exercises.ts';
import { languagesOf } from '../support/journey-languages.ts';
import { administrator, bearer, newPerson, registerByCall, signInAdministrator } from '../support/people.ts';
import { text } from '../support/texts.ts';

const course = 'fundamentals';

/** An answer that staff keep ready. */
const canned = {
  titleEs: 'Dónde está la nota',
  titleEn: 'Where the score is',
  textEs: 'La tienes en el panel del ejercicio, al lado de lo que escribiste.',
  textEn: 'It is in the panel of the exercise, beside what you wrote there.',
};
/** Oneself, among who may take a question on. */
const me = { es: /\(tú\)$/, en: /\(you\)$/ };
const otherLanguage = { es: /otro idioma/, en: /^Your answer looks like/ };

for (const language of languagesOf(import.meta.url)) {
  const { academy, resources } = consoleTexts(language);

  test(`Staff find what a learner tried, see it as they did, and answer their question from the home page (${language})`, async ({
    open,
    request,
  }) => {
    // Another name in each language: both look for the same exercise in one list.
    const person = newPerson(language === 'es' ? 'Olga' : 'Olivia');
    const { token, id } = await registerByCall(request, person);
    const headers = bearer(token);
    const { exerciseIds } = await firstLessonOf(request, course, headers);
    const exercise = exercisesOf(course, 1)[0];
    const weak = exercise?.samples[language].weak[0] ?? '';
    for (const _attempt of [1, 2, 3])
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

    const { token: staff } = await signInAdministrator(request);
    const kept = await request.post('/api/admin/canned-answers', { headers: bearer(staff), data: canned });
    expect(kept.ok()).toBe(true);

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
        .filter({ hasText: person.firstName })
        .first()
        .click();
      const task = page.locator('section', {
        has: page.getByRole('heading', { name: resources.attempts.sections.task, exact: true }),
      });
      await expect(task.getByText(exercise?.prompt[language].trim() ?? '')).toBeVisible();
      await expect(page.getByText(weak.slice(0, 40)).first()).toBeVisible();
      await expect(page.getByText(resources.attempts.mustHave).first()).toBeVisible();
      // Reloaded or sent to a colleague, the list is still that learner's.
      await page.goBack();
      await expect(page.getByLabel(resources.attempts.fields.q)).toHaveValue(person.username);
    });

    await test.step('Home says that learners need help; the list says what holds this one up, and leads to the attempt', async () => {
      await page.goto('/admin');
      const waiting = page.getByRole('region', { name: academy.home.waiting.title });
      await waiting.getByRole('link', { name: /necesita|needs? help/ }).click();
      // Rows that are drawn anew under a press lose it.
      const found = page.waitForResponse((answer) =>
        new RegExp(`stuck-learners\\?.*"q":"${person.firstName}"`).test(decodeURIComponent(answer.url())),
      );
      await page.getByLabel(resources['stuck-learners'].fields.q).fill(person.firstName);
      await found;
      const [reason = ''] = resources['stuck-learners'].reasons.point.split('%{criterion}');
      const row = page
        .getByRole('row')
        .filter({ hasText: person.firstName })
        .filter({ hasText: reason })
        .first();
      await row.getByRole('link').first().click();
      await expect(page.getByText(weak.slice(0, 40)).first()).toBeVisible();
    });

    await test.step('Their page has their progress, the attempt, their certificates, sessions and question', async () => {
      await page.goto(`/admin/users/${id}/show`);
      await expect(
        page.getByRole('heading', { name: `${person.firstName} ${person.lastName}` }),
      ).toBeVisible();
      const { person: texts } = resources.users;
      const part = (name: keyof typeof texts) =>
        page.getByRole('region', { name: texts[name].title, exact: true });
      const progress = part('progress').getByRole('listitem');
      await expect(progress.locator(`a[href$="/courses/${course}"]`)).toBeVisible();
      await expect(progress).toContainText(language === 'es' ? '3 intentos' : '3 attempts');
      await expect(
        part('attempts')
          .getByRole('link', { name: exercise?.title[language] ?? '' })
          .first(),
      ).toBeVisible();
      await expect(part('certificates').getByText(texts.certificates.none)).toBeVisible();
      // The registration's and the open browser's.
      const sessions = part('sessions').getByRole('listitem');
      await expect(sessions).toHaveCount(2);
      for (const session of await sessions.all())
        await expect(session).toContainText(texts.sessions.lastUsed.replace('%{date}', ''));
      await expect(part('questions').getByRole('link', { name: subject })).toBeVisible();
      await expect(page.getByText(academy.partFailed)).toHaveCount(0);
    });

    await test.step('The home page has what is asked, who is new and where learners fail; the answer reaches the bell and is kept', async () => {
      await page.goto(`/admin`);
      const panel = (name: 'questions' | 'members' | 'exercises') =>
        page.getByRole('region', { name: academy.home[name].title });
      // Other journeys ask and register at the same time: counted, not named.
      await expect(panel('questions').getByRole('link', { name: /^[1-9]\d* (nuevas?|new)$/ })).toBeVisible();
      await expect(panel('questions').getByRole('listitem').first()).toBeVisible();
      await expect(panel('members').getByRole('link', { name: /^[1-9]\d* (en los|in the)/ })).toBeVisible();
      await expect(panel('members').locator('li a[href$="/show"]').first()).toBeVisible();
      // Up to five minutes old, so that there may be no attempt in them yet.
      const { none } = academy.home.exercises;
      const figures = panel('exercises').getByRole('listitem');
      await expect(figures.first().or(panel('exercises').getByText(none))).toBeVisible();
      await expect(page.getByText(academy.partFailed)).toHaveCount(0);
      await page.goto(`/admin/help?filter=${encodeURIComponent(JSON.stringify({ q: person.username }))}`);
      await page.getByRole('row').filter({ hasText: subject }).click();
      await expect(page).toHaveURL(/\/help\/[^/]+\/show$/);
      // The page is drawn from the list's row first and anew from the question itself, which closes a menu opened in between.
      const myself = page.getByRole('option', { name: me[language] });
      await expect(async () => {
        if (!(await myself.isVisible()))
          await page.getByLabel(resources.help.fields.assignedTo).click({ timeout: 2_000 });
        await expect(myself).toBeVisible({ timeout: 2_000 });
      }).toPass();
      await myself.click();
      await expect(page.getByText(resources.help.notifications.assigned)).toBeVisible();
      const field = page.getByLabel(academy.answer.label);
      await field.fill(canned[language === 'es' ? 'textEn' : 'textEs']);
      await expect(page.getByText(otherLanguage[language])).toBeVisible();
      await field.fill('');
      await page.getByLabel(academy.answer.canned).click();
      // Another run may have kept the same one.
      const title = canned[language === 'es' ? 'titleEs' : 'titleEn'];
      await page.getByRole('option', { name: title }).first().click();
      const answer = canned[language === 'es' ? 'textEs' : 'textEn'];
      await expect(field).toHaveValue(answer);
      await expect(page.getByText(otherLanguage[language])).toHaveCount(0);
      await page.getByRole('button', { name: academy.answer.send }).click();
      await expect(page.getByText(resources.help.notifications.answered)).toBeVisible();
      await expect(page.getByText(answer).first()).toBeVisible();
      await expect(
        learner.getByRole('button', { name: text(language, 'shared', 'bell.unread', { shown: '1' }) }),
      ).toBeVisible();
    });
  });
}
