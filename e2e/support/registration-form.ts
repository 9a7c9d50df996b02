import type { Locator } from '@playwright/test';
import type { Person } from './people.ts';
import { text, type Language } from './texts.ts';

/** Fills in the registration dialog, accepts the terms and sends it. */
export const sendRegistration = async (
  dialog: Locator,
  language: Language,
  person: Person,
): Promise<void> => {
  const t = (key: string): string => text(language, 'auth', key);
  await dialog.getByLabel(t('field.firstName'), { exact: true }).fill(person.firstName);
  await dialog.getByLabel(t('field.lastName'), { exact: true }).fill(person.lastName);
  await dialog.getByLabel(t('field.username'), { exact: true }).fill(person.username);
  await dialog.getByLabel(t('field.email')).fill(person.email);
  await dialog.getByLabel(t('field.password'), { exact: true }).fill(person.password);
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: t('register.submit') }).click();
};
