import { expect, type Page } from '@playwright/test';
import { accessibilityFaults } from '../support/accessibility.ts';
import { test } from '../support/browser.ts';
import { signInToConsole } from '../support/console-sign-in.ts';
import { consoleTexts } from '../support/console-texts.ts';
import { languagesOf } from '../support/journey-languages.ts';
import { linkIn, mailsTo, readMail } from '../support/mails.ts';
import { administrator, newPerson, registerByCall } from '../support/people.ts';
import { text } from '../support/texts.ts';

for (const language of languagesOf(import.meta.url)) {
  test(`An administrator invites people from a CSV file, and one of them accepts (${language})`, async ({
    open,
    request,
  }) => {
    const { page } = await open({ language });
    const texts = consoleTexts(language).resources.invitations;
    const m = (key: string, values = {}): string => text(language, 'mail-links', key, values);
    const [invited, doubled, member] = [newPerson('Eva'), newPerson('Luis'), newPerson()];
    await registerByCall(request, member);
    const main = page.getByRole('main');
    const choose = (lines: readonly string[]) =>
      main.getByLabel(texts.import.pick).setInputFiles({
        name: 'personas.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(`\uFEFF${['Nombre;Correo;Idioma', ...lines].join('\r\n')}`),
      });
    const sending = (count: number) => {
      const [one = '', many = ''] = texts.import.apply.split(' |||| ');
      return (count === 1 ? one : many).replace('%{smart_count}', String(count));
    };
    const good = `Eva Prueba;${invited.email};${language}`;
    const known = `Ana Prueba;${member.email.toUpperCase()};`;
    const twice = [`Luis Prueba;${doubled.email};`, `Luis Prueba;${doubled.email.toUpperCase()};`];

    const accept = async (theirs: Page, link: string) => {
      await theirs.goto(link);
      await expect(theirs.getByRole('main')).toContainText(invited.email);
      await expect(theirs.getByLabel(m('invitation.firstName'))).toHaveValue('Eva');
      await theirs.getByRole('button', { name: m('invitation.accept') }).click();
      await expect(theirs.getByText(m('invitation.rule.terms'))).toBeVisible();
      expect(await accessibilityFaults(theirs)).toEqual([]);
      await theirs.getByLabel(m('invitation.password')).fill(invited.password);
      await theirs.getByRole('checkbox').check();
      await theirs.getByRole('button', { name: m('invitation.accept') }).click();
      await expect(theirs.getByRole('heading', { level: 1 })).toContainText('Eva');
      await theirs.goto(link);
      await expect(theirs.getByRole('heading', { name: m('invitation.failedTitle') })).toBeVisible();
    };

    await test.step('The page of users leads to the import, which names what is wrong and sends nothing', async () => {
      await signInToConsole(page, language, administrator());
      await page.goto('/admin/users');
      await page.locator('a[href$="/invitations/import"]').click();
      await choose([good, ...twice, known]);
      await expect(main.getByText(texts.plan.doubled)).toBeVisible();
      await expect(main.getByText(doubled.email)).toContainText('3, 4');
      await expect(main.getByText(texts.plan.existing)).toBeVisible();
      await expect(main.getByText(member.email.toUpperCase())).toContainText('5');
      await expect(main.getByRole('button', { name: sending(2) })).toBeDisabled();
      expect(await accessibilityFaults(page)).toEqual([]);
    });

    await test.step('The corrected file is imported, and its progress is shown', async () => {
      await choose([good, known]);
      await expect(main.getByText(texts.plan.doubled)).toHaveCount(0);
      await main.getByRole('button', { name: sending(1) }).click();
      const done = texts.progress.done.replace('%{done}', '1').replace('%{total}', '1');
      await expect(main.getByText(done).first()).toBeVisible();
      expect(mailsTo(doubled.email, 'invitation')).toEqual([]);
    });

    await test.step('The invited person opens the mail, chooses a password and is signed in', async () => {
      const link = linkIn(await readMail(invited.email, 'invitation'), 'invitation');
      const { page: theirs } = await open({ language, width: 400 });
      await accept(theirs, link);
    });

    await test.step('The list of invitations says that it was accepted', async () => {
      await page.goto('/admin/invitations');
      const row = page.getByRole('row').filter({ hasText: invited.email });
      await expect(row).toContainText(texts.statuses.accepted);
    });
  });
}
