import { expect, type Locator, type Page } from '@playwright/test';
import { accessibilityFaults } from './accessibility.ts';
import { text, type Language } from './texts.ts';

/** The tutor's dialog on a page, in the words that the person sees. */
export const tutorOn = (page: Page, language: Language) => {
  const t = (key: string, values = {}): string => text(language, 'tutor', key, values);
  const dialog = page.getByRole('dialog', { name: t('title') });
  const field = dialog.getByLabel(t('question'), { exact: true });
  const button = (key: string): Locator => dialog.getByRole('button', { name: t(key), exact: true });
  const turns = dialog.getByRole('article');
  return {
    t,
    dialog,
    field,
    button,
    turns,
    /** The round button of every page. */
    open: async (): Promise<void> => {
      await page.getByRole('button', { name: text(language, 'shared', 'tutor'), exact: true }).click();
      await expect(dialog).toBeVisible();
    },
    send: async (question: string): Promise<void> => {
      await field.fill(question);
      await button('send').click();
    },
    /** Until an answer is over, however it ended. */
    settled: async (): Promise<void> => {
      await expect(button('send')).toBeVisible();
      await expect(turns.last().getByRole('button', { name: t('retry') })).toBeVisible();
    },
    expectAccessible: async (): Promise<void> => {
      expect(await accessibilityFaults(page, 'dialog[open]')).toEqual([]);
    },
  };
};

/** What is highlighted on the page as the cited passage. */
export const highlighted = (page: Page): Promise<string> =>
  page.evaluate<string>(`[...(CSS.highlights.get('passage') ?? [])].map(String).join(' ')`);
