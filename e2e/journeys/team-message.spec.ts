import { expect } from '@playwright/test';
import type { StaffMessage } from '@academy/contracts/http/auth/team-messages.ts';
import { words as notice } from '../../services/scheduler/src/notifications/kinds/team-message/words.ts';
import { test } from '../support/browser.ts';
import { signInToConsole } from '../support/console-sign-in.ts';
import { consoleTexts } from '../support/console-texts.ts';
import { exercisesOf } from '../support/content.ts';
import { firstLessonOf } from '../support/exercises.ts';
import { languagesOf } from '../support/journey-languages.ts';
import { linkIn, readMail } from '../support/mails.ts';
import {
  bearer,
  newPerson,
  registerByCall,
  registerWithRight,
  signInAdministrator,
} from '../support/people.ts';
import { text } from '../support/texts.ts';

const course = 'fundamentals';
const subject = { es: 'Tu primer ejercicio', en: 'Your first exercise' };
const written = {
  es: 'He visto que el mismo punto se te resiste. Prueba a decir para quién es el texto.',
  en: 'I saw that the same point keeps escaping you. Try to say who the text is for.',
};
const replied = { es: 'No sabía que eso contaba.', en: 'I did not know that this counts.' };

for (const language of languagesOf(import.meta.url)) {
  const { academy, resources } = consoleTexts(language);
  const { messages } = resources;
  const h = (key: string, values = {}): string => text(language, 'help', key, values);

  test(`A teacher writes to a learner who is stuck, once, and reads what they answer (${language})`, async ({
    open,
    request,
  }) => {
    const person = newPerson(language === 'es' ? 'Aurelia' : 'Aurora');
    const account = { ...person, language };
    const { token, id: userId } = await registerByCall(request, account);
    // A mail that nobody asked for goes to confirmed addresses alone.
    const confirm = linkIn(await readMail(person.email, 'welcome'), 'confirm-address');
    await request.post('/api/auth/confirm-address', { data: { token: confirm.split('#')[1] } });
    const { token: administrator } = await signInAdministrator(request);
    const { exerciseIds } = await firstLessonOf(request, course, bearer(token));
    const weak = exercisesOf(course, 1)[0]?.samples[language].weak[0] ?? '';
    for (const _attempt of [1, 2, 3])
      await request.post(`/api/exercises/${exerciseIds[0]}/check`, {
        headers: bearer(token),
        data: { answer: weak, language },
      });
    const { page: learner } = await open({ language, person, width: 400 });
    await learner.goto('/');
    const teacher = await registerWithRight(request, 'Teresa', 'teacher');
    const { page } = await open({ language });
    await signInToConsole(page, language, teacher);
    const main = page.getByRole('main');
    const row = main.getByRole('row').filter({ hasText: person.firstName }).first();
    // By their id: another run may have left somebody of this name.
    const theirs = encodeURIComponent(JSON.stringify({ userId }));
    const findThem = async () => {
      await page.goto(`/admin/stuck-learners?filter=${theirs}`);
      await expect(row).toBeVisible({ timeout: 5_000 });
    };

    await test.step('From who needs help, the form says whom and what it is about', async () => {
      // Who is stuck is counted anew within a minute.
      await expect(findThem).toPass({ timeout: 90_000 });
      await row.getByRole('link', { name: messages.writeTo.replace('%{name}', person.firstName) }).click();
      await expect(page).toHaveURL(/\/messages\/create\?/);
      await expect(main.getByText(academy.languages[language]).first()).toBeVisible();
      const place = main.getByRole('link', { name: academy.seeInAcademy });
      await expect(place).toHaveAttribute('href', new RegExp(`\\?exercise=${exerciseIds[0]}$`));
      await main.getByLabel(messages.fields.subject).fill(subject[language]);
      await main.getByLabel(messages.fields.text).fill(written[language === 'es' ? 'en' : 'es']);
      await expect(main.getByRole('status')).toBeVisible();
      await main.getByLabel(messages.fields.text).fill(written[language]);
      await expect(main.getByRole('status')).toHaveCount(0);
    });

    const send = main.getByRole('button', { name: messages.action.send, exact: true });
    const calls: string[] = [];
    await test.step('While the first press hangs a second sends nothing, and after a lost answer it is the same message', async () => {
      let letGo = (): void => undefined;
      const held = new Promise<void>((resolve) => {
        letGo = resolve;
      });
      await page.route('**/api/admin/messages', async (route) => {
        if (route.request().method() !== 'POST') return route.continue();
        calls.push(route.request().postDataJSON().requestId as string);
        await held;
        await route.fetch();
        return route.abort('connectionreset');
      });
      await send.click();
      await expect.poll(() => calls.length).toBe(1);
      await send.click({ force: true });
      await send.click({ force: true });
      letGo();
      await expect(page.getByText(messages.failures.create)).toBeVisible();
      expect(calls).toHaveLength(1);
      await page.unroute('**/api/admin/messages');
      const again = page.waitForRequest(
        (call) => call.method() === 'POST' && call.url().endsWith('/api/admin/messages'),
      );
      await send.click();
      expect((await again).postDataJSON().requestId).toBe(calls[0]);
    });

    await test.step('The console leads to the message, and the row says that it was sent', async () => {
      await expect(page).toHaveURL(new RegExp(`/messages/${calls[0]}/show$`));
      await expect(main.getByRole('heading', { name: subject[language] })).toBeVisible();
      await expect(main.getByText(written[language])).toBeVisible();
      await expect(main.getByText(messages.states.sent)).toBeVisible();
      const kept = await request.get(`/api/admin/messages?filter=${theirs}`, {
        headers: bearer(administrator),
      });
      expect(((await kept.json()) as StaffMessage[]).map(({ id }) => id)).toEqual(calls);
      await findThem();
      await expect(row.getByRole('link', { name: /Teresa/ })).toBeVisible();
    });

    const question = learner.locator(`#question-${calls[0]}`);
    await test.step('The learner is told, reads it under Help as from the team, and answers there', async () => {
      await learner.getByTestId('bell').click();
      await learner.getByRole('dialog').getByText(notice[language].says.team_message).click();
      await expect(learner).toHaveURL(new RegExp(`/help#question-${calls[0]}$`));
      await expect(question).toContainText(h('own.fromTeam'));
      await expect(question.getByText(written[language])).toBeInViewport();
      await expect(
        question.getByRole('link', { name: h('own.placeOf', { subject: subject[language] }) }),
      ).toHaveAttribute('href', new RegExp(`\\?exercise=${exerciseIds[0]}$`));
      const mail = await readMail(person.email, 'team_message');
      expect(linkIn(mail, 'help')).toBe(`/help#question-${calls[0]}`);
      await question.getByRole('textbox', { name: h('own.reply.label') }).fill(replied[language]);
      await question.getByRole('button', { name: h('own.reply.send') }).click();
      await expect(question.locator('.callout').filter({ hasText: replied[language] })).toBeVisible();
      await expect(question).toContainText(h('own.messageState.open'));
    });

    await test.step('Home says so to the teacher, who reads the answer and closes the message', async () => {
      await page.goto('/admin');
      const waiting = page.getByRole('region', { name: academy.home.waiting.title });
      await waiting.locator('a[href*="/messages?"]').click();
      await main.getByRole('link', { name: subject[language] }).first().click();
      await expect(main.getByText(replied[language])).toBeVisible();
      await main.getByRole('button', { name: academy.inquiryStatuses.done, exact: true }).click();
      await expect(main.locator('.tag').getByText(messages.states.done, { exact: true })).toBeVisible();
    });
  });
}
