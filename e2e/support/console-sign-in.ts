import { expect, type Page } from '@playwright/test';
import { consoleTexts } from './console-texts.ts';
import type { Language } from './texts.ts';

/** Signs somebody of the staff in to the console, with the form. */
export const signInToConsole = async (
  page: Page,
  language: Language,
  { email, password }: { email: string; password: string },
): Promise<void> => {
  const { signIn } = consoleTexts(language).academy;
  await page.goto('/admin');
  await page.getByLabel(signIn.email).fill(email);
  await page.getByLabel(signIn.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: signIn.submit }).click();
  await expect(page.getByText(signIn.welcome).first()).toBeVisible();
};
