import { expect } from '@playwright/test';
import type { supportEndpoints } from '@academy/contracts/http/auth/support.ts';
import type { ResponseOf } from '@academy/contracts/http/endpoint.ts';
import { words as answer } from '../../services/scheduler/src/notifications/kinds/answer/words.ts';
import { test } from '../support/browser.ts';
import { linkIn, readMail } from '../support/mails.ts';
import { languagesOf } from '../support/journey-languages.ts';
import { bearer, newPerson, registerByCall, signInAdministrator } from '../support/people.ts';
import { text } from '../support/texts.ts';

type Lead = ResponseOf<typeof supportEndpoints.staffListLeads>[number];
type Help = ResponseOf<typeof supportEndpoints.staffListHelp>[number];

for (const language of languagesOf(import.meta.url)) {
  const t = (key: string, values = {}): string => text(language, 'business', key, values);
  const h = (key: string, values = {}): string => text(language, 'help', key, values);

  test(`A company asks for a plan on the business page, once, and staff find it (${language})`, async ({
    open,
    request,
  }) => {
    const person = newPerson('Marta');
    const { page } = await open({ language });
    await page.goto('/');
    await page.getByRole('link', { name: text(language, 'landing', 'business') }).click();
    await expect(page).toHaveURL(/\/business$/);
    await page.getByRole('link', { name: `${t('plans.ask')}: ${t('plans.professional.name')}` }).click();
    await expect(page.getByLabel(t('contact.plan'))).toHaveValue('professional');

    // What is missing is said under its field, by the server, and nothing is kept.
    await page.getByRole('button', { name: t('contact.send') }).click();
    await expect(page.locator('.ant-form-item-explain-error').first()).toBeVisible();

    await page.getByLabel(t('contact.name')).fill('Marta Prueba');
    await page.getByLabel(t('contact.company')).fill(person.username);
    await page.getByLabel(t('contact.email')).fill(person.email);
    await page.getByLabel(t('contact.teamSize')).fill('40');
    await page.getByLabel(t('contact.text')).fill('Somos un equipo que empieza. We are a team that begins.');

    // The first answer is lost on its way; sent again, it is the same question.
    await page.route('**/api/business/leads', async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await page.getByRole('button', { name: t('contact.send') }).click();
    await expect(page.getByText(t('contact.failed'), { exact: true })).toBeVisible();
    await page.unroute('**/api/business/leads');
    await page.getByRole('button', { name: t('contact.send') }).click();
    await expect(page.getByRole('heading', { name: t('contact.sent') })).toBeVisible();

    const { token } = await signInAdministrator(request);
    const filter = encodeURIComponent(JSON.stringify({ q: person.username }));
    const leads = (await (
      await request.get(`/api/admin/leads?filter=${filter}`, { headers: bearer(token) })
    ).json()) as Lead[];
    expect(leads).toMatchObject([
      { company: person.username, email: person.email, teamSize: 40, plan: 'professional', status: 'new' },
    ]);
  });

  test(`A premium member's question to the staff has priority, a free one's has not (${language})`, async ({
    open,
    request,
  }) => {
    const person = newPerson('Nora');
    const member = await registerByCall(request, person);
    const { token } = await signInAdministrator(request);
    const headers = bearer(token);
    const { page } = await open({ language, person });

    const ask = async (subject: string): Promise<void> => {
      await page.goto('/help');
      await page.getByLabel(h('subject'), { exact: true }).fill(subject);
      await page.getByLabel(h('text')).fill('No consigo abrir la lección. I cannot open the lesson.');
      await page.getByRole('button', { name: h('send') }).click();
      await expect(page.getByRole('heading', { name: h('sent') })).toBeVisible();
    };

    await ask(`${person.username} free`);
    await request.patch(`/api/admin/users/${member.id}`, { headers, data: { isPremium: true } });
    await expect(
      page.getByRole('banner').getByText(text(language, 'shared', 'plan.premium'), { exact: true }),
    ).toBeVisible();
    await ask(`${person.username} premium`);

    const filter = encodeURIComponent(JSON.stringify({ q: person.username }));
    const found = (await (
      await request.get(`/api/admin/help?filter=${filter}`, { headers })
    ).json()) as Help[];
    expect(found.map(({ subject, priority, email }) => ({ subject, priority, email }))).toEqual([
      { subject: `${person.username} premium`, priority: true, email: person.email },
      { subject: `${person.username} free`, priority: false, email: person.email },
    ]);
  });

  test(`A member reads the answer where its notification and mail lead, and writes back below it (${language})`, async ({
    open,
    request,
  }) => {
    const person = newPerson('Olga');
    const member = await registerByCall(request, person);
    const { token } = await signInAdministrator(request);
    const ask = (subject: string) =>
      request.post('/api/help', {
        headers: bearer(member.token),
        data: { subject, text: 'No encuentro mi factura de marzo.', language },
      });
    const { id } = (await (await ask('La factura')).json()) as { id: string };
    await ask('Otra cosa');
    const { page } = await open({ language, person, width: 360 });
    await page.goto('/help');
    const question = page.locator(`#question-${id}`);
    await expect(question).toContainText(h('own.state.received'));

    await request.post(`/api/admin/help/${id}/answer`, {
      headers: bearer(token),
      data: { text: 'Está en Ajustes, en Facturas.' },
    });
    await expect(question).toContainText(h('own.state.answered'));
    // Only the newest is open until somebody asks for another.
    await expect(question.getByText('Está en Ajustes, en Facturas.')).toBeHidden();

    await page.getByTestId('bell').click();
    await page.getByRole('dialog').getByText(answer[language].says.answer).click();
    await expect(page).toHaveURL(new RegExp(`/help#question-${id}$`));
    await expect(question.getByText('Está en Ajustes, en Facturas.')).toBeInViewport();

    const mail = await readMail(person.email, 'help_answered');
    expect(linkIn(mail, 'help')).toBe(`/help#question-${id}`);
    await question.getByRole('textbox', { name: h('own.reply.label') }).fill('Ahí solo sale la de abril.');
    await question.getByRole('button', { name: h('own.reply.send') }).click();
    await expect(
      question.locator('.callout').filter({ hasText: 'Ahí solo sale la de abril.' }),
    ).toBeVisible();
    await expect(question).toContainText(h('own.state.open'));
    const { replies } = (await (
      await request.get(`/api/admin/help/${id}`, { headers: bearer(token) })
    ).json()) as { replies: { text: string }[] };
    expect(replies.map((reply) => reply.text)).toEqual(['Ahí solo sale la de abril.']);
  });

  test(`Each frequent question opens by key, and its link leads to its place in the settings (${language})`, async ({
    open,
    request,
  }) => {
    const person = newPerson('Irene');
    await registerByCall(request, person);
    const { page } = await open({ language, person, width: 360 });
    for (const [id, section] of [
      ['free', 'plan'],
      ['cancel', 'plan'],
      ['certificate', 'certificates'],
      ['mails', 'profile'],
    ] as const) {
      await page.goto('/help');
      await page.getByText(h(`faq.items.${id}.question`), { exact: true }).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('link', { name: h(`faq.items.${id}.link`) }).click();
      await expect(page).toHaveURL(new RegExp(`/settings#${section}$`));
      await expect(
        page.getByRole('heading', { name: text(language, 'settings', `${section}.title`), exact: true }),
      ).toBeInViewport();
    }
  });

  test(`A visitor reads the frequent questions, and signs in from there to ask (${language})`, async ({
    open,
  }) => {
    const { page } = await open({ language, width: 360 });
    await page.goto('/help');
    await page.getByText(h('faq.items.free.question'), { exact: true }).click();
    await expect(page.getByText(h('faq.items.free.answer'), { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: h('faq.items.free.link') })).toHaveCount(0);
    await page
      .getByRole('main')
      .getByRole('button', { name: text(language, 'shared', 'signIn') })
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
}
