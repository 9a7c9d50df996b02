import { expect } from '@playwright/test';
import { test } from '../support/browser.ts';
import { signInToConsole } from '../support/console-sign-in.ts';
import { consoleTexts } from '../support/console-texts.ts';
import { exercisesOf } from '../support/content.ts';
import { firstLessonOf } from '../support/exercises.ts';
import { languagesOf } from '../support/journey-languages.ts';
import { administrator, bearer, newPerson, registerByCall } from '../support/people.ts';
import { text } from '../support/texts.ts';

const course = 'fundamentals';
/** Good prompts of the first exercise that fail by what the exercise asks for alone. */
const prompts = {
  es: 'Escribe un correo a la tienda OficinaYa por la silla de oficina que compré por internet, factura B-7710, color gris, con brazos ajustables y espaldar de malla. La pedí el día 3, pagué con tarjeta, el repartidor la dejó en el lobby y yo la subí con mi primo. Llegó ayer y le falta una rueda: pido que me la envíen, no devolverla. Que sea formal, de unos tres párrafos, con saludo y despedida, que suene a cliente serio y que refleje cómo me siento con la experiencia.',
  en: "Write an email to the shop about the office chair I got delivered yesterday with a wheel missing, I'm nearly on the floor every time I lean left. Ask them to post the part, I'm keeping the chair. Make it a bit funny.",
};

for (const language of languagesOf(import.meta.url)) {
  const { resources } = consoleTexts(language);
  const t = (key: string, values = {}): string => text(language, 'lessons', key, values);

  test(`A learner says that all is there, goes on, and passes once a teacher agrees (${language})`, async ({
    open,
    request,
  }) => {
    const person = newPerson();
    const { token } = await registerByCall(request, person);
    const { lessonId } = await firstLessonOf(request, course, bearer(token));
    const [exercise] = exercisesOf(course, 1);
    const title = exercise?.title[language] ?? '';
    const { page } = await open({ language, person });
    const verdict = page.getByRole('region', { name: t('verdict') });
    const step = (kind: 'stepPending' | 'stepPassed') =>
      page.getByRole('button', { name: t(kind, { n: 1, title }) });

    await test.step('One press sends the whole prompt for review, and the next exercise is open', async () => {
      await page.goto(`/lessons/${lessonId}`);
      await page.getByLabel(t('yourPrompt')).fill(prompts[language]);
      await page.getByRole('button', { name: t('check'), exact: true }).click();
      await verdict.getByRole('button', { name: t('pointing.whole') }).click();
      await expect(verdict.getByText(t('pending.tag'))).toBeVisible();
      await expect(verdict.getByRole('button', { name: t('nextExercise') })).toBeVisible();
      await expect(page.getByRole('status').filter({ hasText: t('pending.tag') })).toHaveCount(1);
      await page.reload();
      await expect(step('stepPending')).toBeVisible();
    });

    await test.step('A teacher finds it among those that wait, and agrees in one press', async () => {
      const { page: console } = await open({ language });
      await signInToConsole(console, language, administrator());
      await console.goto(`/admin/attempts?${new URLSearchParams({ filter: '{"pending":true}' })}`);
      await console.getByLabel(resources.attempts.fields.q).fill(person.username);
      await expect(console).toHaveURL(new RegExp(`filter=.*${person.username}`));
      // Others may wait beside this one until the list is the learner's.
      const rows = console.getByRole('row').filter({ hasText: title });
      await expect(rows).toHaveCount(1);
      await rows.click();
      await expect(console.getByText(resources.attempts.verdicts.pending).first()).toBeVisible();
      await console.getByRole('button', { name: resources.attempts.action.agree }).click();
      await expect(console.getByText(resources.attempts.verdicts.overruled).first()).toBeVisible();
    });

    await test.step('The exercise is passed', async () => {
      await expect(step('stepPassed')).toBeVisible();
      await page.reload();
      await expect(step('stepPassed')).toBeVisible();
    });
  });
}
