import { expect } from '@playwright/test';
import { test } from '../support/browser.ts';
import { newPerson, registerByCall } from '../support/people.ts';
import { text } from '../support/texts.ts';

test('After a change of password the other sessions are gone from the list at once, and from their browsers', async ({
  open,
  request,
}) => {
  const s = (key: string): string => text('es', 'settings', key);
  const person = newPerson('Inés');
  await registerByCall(request, person);
  const { page: other } = await open({ language: 'es', person });
  await other.goto('/courses');
  const { page } = await open({ language: 'es', person });
  await page.goto('/settings');
  const sessions = page.locator('#sessions li');
  // The registration's, the other browser's and this one.
  await expect(sessions).toHaveCount(3);

  await page.getByLabel(s('password.current'), { exact: true }).fill(person.password);
  await page.getByLabel(s('password.new'), { exact: true }).fill(`${person.password}-nueva`);
  await page.getByLabel(s('password.confirm'), { exact: true }).fill(`${person.password}-nueva`);
  await page.getByRole('button', { name: s('password.save') }).click();
  await expect(page.getByText(s('password.saved')).first()).toBeVisible();
  await expect(sessions).toHaveCount(1);
  await expect(other.getByText(text('es', 'live', 'sessionEnded'), { exact: true })).toBeVisible();
});
