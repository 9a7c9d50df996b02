import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { test } from '../support/browser.ts';
import { languagesOf } from '../support/journey-languages.ts';
import { newPerson, registerByCall } from '../support/people.ts';
import { text } from '../support/texts.ts';

/** Where the toast that is shown lies, as against the dialog's close button. */
const whereToastLies = `(() => {
  const [toast, close] = ['.toast', '.ant-modal-close'].map((each) => document.querySelector(each)?.getBoundingClientRect());
  if (!toast || !close) return 'gone';
  const meet = toast.left < close.right && close.left < toast.right && toast.top < close.bottom && close.top < toast.bottom;
  return meet ? 'over it' : 'beside';
})()`;

for (const language of languagesOf(import.meta.url)) {
  const t = (key: string, values = {}): string => text(language, 'summaries', key, values);

  test(`A member reads a course's summary and downloads it (${language})`, async ({ open, request }) => {
    const person = newPerson('Ana');
    await registerByCall(request, person);
    const { page } = await open({ language, person });
    await page.goto('/courses/fundamentals');
    await page.getByRole('button', { name: t('action') }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(t('builtIn'))).toBeVisible();
    await expect(page.getByText(t('generated'), { exact: true })).toBeVisible();
    // The toast leaves the dialog's way out free.
    await expect.poll(() => page.evaluate(whereToastLies)).toBe('beside');

    const downloading = page.waitForEvent('download');
    await dialog.getByRole('button', { name: t('download') }).click();
    const file = await downloading;
    expect(file.suggestedFilename()).toMatch(/^[\p{L}\p{N}_]+_resumen_general\.md$/u);
    expect(await readFile(await file.path(), 'utf8')).toMatch(/^# .+\n/);
    await expect(page.getByText(t('downloaded'), { exact: true })).toBeVisible();

    // Closed to the free plan: why, and the way to Premium.
    await page.goto('/courses/structured-outputs');
    await page.getByRole('button', { name: t('action') }).click();
    await expect(dialog.getByText('Premium').first()).toBeVisible();
    await expect(
      dialog.getByRole('button', { name: text(language, 'plans', 'upgrade.action') }),
    ).toBeVisible();
  });
}
