import { expect } from '@playwright/test';
import { test } from '../support/browser.ts';
import { firstLessonOf } from '../support/exercises.ts';
import { languagesOf } from '../support/journey-languages.ts';
import { bearer, newPerson, registerByCall } from '../support/people.ts';
import { text } from '../support/texts.ts';

/** As somebody types into a chat: everything that the notice needs, in words of their own. */
const notice = {
  es: 'cierro la frutería del 4 al 10 de marzo por obras. los pedidos de cestas se recogen en la panadería de enfrente, calle Mayor 12, en el horario de siempre. hazme un cartel para el escaparate que se lea de pasada, cuatro líneas como mucho',
  en: "I need a short sign for my greengrocer's window. Closed 3-9 June for renovation. Basket orders: collect from Rosa's café, 14 High Street, usual times. Big letters, four lines max.",
};
const remark = {
  es: 'No puedo asegurarlo, así que no cuenta',
  en: 'I can’t be sure of this one, so it doesn’t count',
};
/** The beginning of a good prompt, and nothing more. */
const beginning = {
  es: 'Escribe un correo a la tienda pidiendo la rueda',
  en: 'Write an email to the shop asking for the wheel',
};
const tooLittle = { es: 'Por ahora dices muy poco', en: 'So far this says very little' };

for (const language of languagesOf(import.meta.url)) {
  const t = (key: string, values = {}): string => text(language, 'lessons', key, values);

  test(`A brief prompt with all that it needs passes, and what is unsure does not count (${language})`, async ({
    open,
    request,
  }) => {
    const person = newPerson('Brisa');
    const headers = bearer((await registerByCall(request, person)).token);
    const { lessonId, exerciseIds } = await firstLessonOf(request, 'fundamentals', headers);
    const { page } = await open({ language, person, width: language === 'es' ? 390 : 1280 });
    await page.goto(`/lessons/${lessonId}?exercise=${exerciseIds[1]}`);
    await page.getByLabel(t('yourPrompt')).fill(notice[language]);
    await page.getByRole('button', { name: t('check'), exact: true }).click();
    const verdict = page.getByRole('region', { name: t('verdict') });
    await expect(verdict.getByText(t('passed'), { exact: true })).toBeVisible();
    await verdict
      .locator('summary')
      .filter({ hasText: t('notJudgedCriteria') })
      .click();
    await expect(page.getByText(remark[language])).toBeVisible();
  });

  test(`A single sentence on the landing page is told that it says too little (${language})`, async ({
    open,
  }) => {
    const { page } = await open({ language, theme: 'dark' });
    await page.goto('/');
    await page.getByLabel(text(language, 'landing', 'trial.label')).fill(beginning[language]);
    await expect(page.getByText(tooLittle[language])).toBeVisible();
  });
}
