import { expect } from '@playwright/test';
import { test } from '../support/browser.ts';
import { exercisesOf } from '../support/content.ts';
import { languagesOf } from '../support/journey-languages.ts';
import { bearer, newPerson, registerByCall, signInAdministrator } from '../support/people.ts';
import { lessonsOf, passLesson } from '../support/exercises.ts';
import { text } from '../support/texts.ts';

const course = 'fundamentals';

for (const language of languagesOf(import.meta.url)) {
  const t = (area: string, key: string, values = {}): string => text(language, area, key, values);

  test(`From a weak prompt and a hint to a certificate that a stranger verifies (${language})`, async ({
    open,
    request,
  }) => {
    test.slow();
    const person = newPerson('Inés');
    const { token, id } = await registerByCall(request, person);
    const headers = bearer(token);
    const boss = bearer((await signInAdministrator(request)).token);
    const lessons = await lessonsOf(request, course, headers);
    const [first] = lessons;
    const last = lessons.at(-1);
    if (!first || !last) throw new Error(`${course} has no lessons`);
    const good = (lesson: number): string[] =>
      exercisesOf(course, lesson).map(({ samples }) => samples[language].good[0] ?? '');

    const { page } = await open({ language, person });
    const answer = page.getByLabel(t('lessons', 'yourPrompt'));
    const check = page.getByRole('button', { name: t('lessons', 'check'), exact: true });
    const [exercise] = exercisesOf(course, 1);
    if (!exercise) throw new Error('the first lesson has no exercise');

    await test.step('A weak prompt fails; the first rung of the ladder helps, and says no answer', async () => {
      await page.goto(`/lessons/${first.lessonId}`);
      await answer.fill(exercise.samples[language].weak[0] ?? '');
      await check.click();
      await expect(page.getByText(t('lessons', 'status.missing'), { exact: true }).first()).toBeVisible();
      await page.getByRole('button', { name: t('lessons', 'hint.open.nudge') }).click();
      await expect(page.getByText(exercise.hints.nudge[language].slice(0, 40))).toBeVisible();
      await expect(page.getByRole('button', { name: t('lessons', 'hint.open.targeted') })).toBeVisible();
    });

    await test.step('The revised prompt passes, and what changed the score is said', async () => {
      await answer.fill(exercise.samples[language].good[0] ?? '');
      await answer.press('ControlOrMeta+Enter');
      await expect(page.getByText(t('lessons', 'passed'), { exact: true }).first()).toBeVisible();
      await expect(page.getByText(t('lessons', 'whatChanged')).first()).toBeVisible();
    });

    await test.step('Every lesson but the last is passed and completed', async () => {
      for (const [i, lesson] of lessons.slice(0, -1).entries())
        await passLesson(request, { lesson, answers: good(i + 1), language, headers });
    });

    await test.step('The last lesson is completed in the player, and the course celebrates', async () => {
      const answers = good(lessons.length);
      for (const [i, exerciseId] of last.exerciseIds.entries()) {
        const data = { answer: answers[i], language };
        if (i < last.exerciseIds.length - 1)
          await request.post(`/api/exercises/${exerciseId}/check`, { headers, data });
      }
      await page.goto(`/lessons/${last.lessonId}?exercise=${last.exerciseIds.at(-1)}`);
      await answer.fill(answers.at(-1) ?? '');
      await check.click();
      await expect(page.getByText(t('lessons', 'passed'), { exact: true }).first()).toBeVisible();
      await page.getByRole('button', { name: t('lessons', 'done.whatNext') }).click();
      await expect(page.getByRole('heading', { name: t('lessons', 'done.courseTitle') })).toBeFocused();
      await expect(page.getByRole('heading', { name: t('courses', 'next.title') })).toBeVisible();
    });

    const certificates = async (): Promise<{ code: string; name: string }[]> =>
      (await request.get('/api/certificates', { headers })).json();

    await test.step('The first course has certified a free member, once, as a PDF and as a picture too', async () => {
      await expect.poll(async () => (await certificates()).length).toBe(1);
      await page.getByRole('link', { name: t('certificates', 'see') }).click();
      await expect(page).toHaveURL(/\/certificates\/[\w-]{14}$/);
      const pdf = page.waitForEvent('download');
      await page.getByRole('button', { name: new RegExp(t('certificates', 'pdf')) }).click();
      expect((await pdf).suggestedFilename()).toMatch(/\.pdf$/);
      const picture = page.waitForEvent('download');
      await page.getByRole('button', { name: t('certificates', 'share.image') }).click();
      expect((await picture).suggestedFilename()).toMatch(/\.png$/);
    });

    const [certificate] = await certificates();
    if (!certificate) throw new Error('no certificate was issued');

    await test.step('A visitor who is not signed in types its code and sees whose it is', async () => {
      const { page: stranger } = await open({ language });
      await stranger.goto('/certificates');
      await stranger
        .getByLabel(t('certificates', 'form.code'))
        .fill(certificate.code.replaceAll('-', '').toLowerCase());
      await stranger.getByRole('button', { name: t('certificates', 'form.verify') }).click();
      await expect(stranger.getByText(t('certificates', 'valid'))).toBeVisible();
      await expect(
        stranger.getByText(`${person.firstName} ${person.lastName}`, { exact: true }).first(),
      ).toBeVisible();
      await stranger.goto('/certificates/2222-2222-2222');
      await expect(stranger.getByText(t('certificates', 'notFound.title'))).toBeVisible();
    });

    await test.step('It stays when premium ends, and is not issued twice', async () => {
      await request.patch(`/api/admin/users/${id}`, { headers: boss, data: { isPremium: false } });
      await request.patch(`/api/admin/users/${id}`, { headers: boss, data: { isPremium: true } });
      expect(await certificates()).toEqual([expect.objectContaining({ code: certificate.code })]);
    });

    await test.step('Who completed the course rates it, and its card shows true stars', async () => {
      await page.goto(`/courses/${course}#reviews`);
      await page
        .getByRole('radio', { name: new RegExp(`^5|${t('reviews', 'word.5')}`) })
        .check({ force: true });
      await page.getByRole('button', { name: t('reviews', 'save') }).click();
      await expect(page.getByText(t('reviews', 'saved')).first()).toBeVisible();
      const rating = async () =>
        ((await (await request.get(`/api/courses/${course}`)).json()) as { rating: unknown }).rating;
      await expect.poll(rating).toMatchObject({ average: expect.any(Number) });
    });
  });
}
