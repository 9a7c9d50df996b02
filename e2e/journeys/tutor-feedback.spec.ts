import { expect } from '@playwright/test';
import { accessibilityFaults } from '../support/accessibility.ts';
import { test } from '../support/browser.ts';
import { signInToConsole } from '../support/console-sign-in.ts';
import { consoleTexts } from '../support/console-texts.ts';
import { languagesOf } from '../support/journey-languages.ts';
import { administrator, registerWithRight } from '../support/people.ts';
import { tutorOn } from '../support/tutor.ts';

const beside = {
  es: '¿Cómo consigo respuestas más breves?',
  en: 'How do I tell it to keep things shorter?',
};
const remark = { es: 'Esperaba otra parte del curso.', en: 'I expected another part of the course.' };

/** What a source says of its place: the heading, or the title where there is none. */
const placeIn = (name: string): string => {
  const [title = '', heading = ''] = name.split(' › ');
  return heading || title;
};

for (const language of languagesOf(import.meta.url)) {
  test(`An answer beside the point is voted on, mended in the console, and right at the next ask (${language})`, async ({
    open,
    request,
  }) => {
    // Whichever passage is chosen, she may open it.
    const person = await registerWithRight(request, 'Vera', 'isPremium');
    const { page } = await open({ language, person });
    const tutor = tutorOn(page, language);
    const { t } = tutor;
    const firstSource = () =>
      tutor.turns
        .last()
        .getByRole('list', { name: t('sources') })
        .getByRole('link')
        .first();
    await page.goto('/');
    await tutor.open();
    await tutor.send(beside[language]);
    await tutor.settled();
    const before = await firstSource().innerText();

    const turn = tutor.turns.last();
    const vote = (key: string) => turn.getByRole('button', { name: t(key), exact: true });
    const kept = () =>
      page.waitForResponse((response) => response.url().endsWith('/api/ai-tutor/votes') && response.ok());
    const first = kept();
    await vote('vote.helpful').click();
    await first;
    await expect(vote('vote.helpful')).toHaveAttribute('aria-pressed', 'true');
    const second = kept();
    await vote('vote.notHelpful').click();
    await second;
    await expect(vote('vote.notHelpful')).toHaveAttribute('aria-pressed', 'true');
    await expect(vote('vote.helpful')).toHaveAttribute('aria-pressed', 'false');
    const missed = turn.getByLabel(t('missed.label'));
    await missed.fill(remark[language]);
    await vote('vote.helpful').click();
    await expect(missed).toBeHidden();
    await vote('vote.notHelpful').click();
    await expect(missed).toBeVisible();
    await expect(missed).toHaveValue(remark[language]);
    await tutor.expectAccessible();
    await turn.getByRole('button', { name: t('missed.send') }).click();
    await expect(turn.getByRole('status')).toHaveText(t('missed.sent'));

    const { 'tutor-questions': sent, 'known-questions': known } = consoleTexts(language).resources;
    const staff = await open({ language });
    await signInToConsole(staff.page, language, administrator());
    const chosen =
      await test.step('Staff read the remark and add the question to another passage', async () => {
        await staff.page.getByRole('menuitem', { name: sent.menu }).click();
        // The newest first: an earlier run may have left the same question.
        const row = staff.page.getByRole('row').filter({ hasText: remark[language] }).first();
        await expect(row).not.toContainText(person.firstName);
        await row.getByRole('button', { name: known.action.create }).click();
        const dialog = staff.page.getByRole('dialog', { name: known.page.create });
        await expect(dialog.getByRole('textbox', { name: known.fields.question })).toHaveValue(
          beside[language],
        );
        const passages = dialog.getByRole('radiogroup').locator('label');
        await expect(passages.nth(2)).toBeVisible();
        const names = await passages.locator('[lang] > span:first-child').allInnerTexts();
        const another = names.findIndex((each) => !before.includes(placeIn(each)));
        expect(another).toBeGreaterThanOrEqual(0);
        await passages.nth(another).click();
        expect(await accessibilityFaults(staff.page, '[role="dialog"]')).toEqual([]);
        await dialog.getByRole('button', { name: known.action.add, exact: true }).click();
        await expect(dialog).toBeHidden();
        return placeIn(names[another] ?? '');
      });

    const askAgain = async () => {
      await tutor.send(beside[language]);
      await tutor.settled();
      return firstSource().innerText();
    };
    await expect.poll(askAgain).toContain(chosen);
    await expect(tutor.turns.last().getByText(t('kind.answer'), { exact: true })).toBeVisible();

    await test.step('Removed in the console, it is known no more', async () => {
      await staff.page.getByRole('menuitem', { name: known.menu, exact: true }).click();
      const row = staff.page
        .getByRole('row')
        .filter({ hasText: beside[language] })
        .filter({ hasText: known.statuses.active });
      await row.first().getByRole('button', { name: known.action.remove }).click();
      await expect(row).toHaveCount(0);
      await expect.poll(askAgain).not.toContain(chosen);
    });
  });
}
