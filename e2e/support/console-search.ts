import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { consoleTexts } from './console-texts.ts';
import type { Language } from './texts.ts';

/** Letters that nobody else's name has. */
export const uniqueLetters = (): string =>
  [...randomBytes(6)].map((byte) => String.fromCharCode(97 + (byte % 26))).join('');

/** The search of a page, by the names that the language gives its parts. */
export const searchOf = (page: Page, language: Language) => {
  const { search } = consoleTexts(language).academy;
  const dialog = page.getByRole('dialog', { name: search.title });
  return {
    dialog,
    button: page.getByRole('button', { name: search.title }),
    field: dialog.getByRole('combobox', { name: search.field }),
    status: dialog.getByRole('status'),
    options: dialog.getByRole('option'),
    active: dialog.getByRole('option', { selected: true }),
    group: (name: string) => dialog.getByRole('group', { name, exact: true }),
  };
};

/** What a staff list was asked for. */
export const wordsOf = (url: string): string =>
  (JSON.parse(new URL(url).searchParams.get('filter') ?? '{}') as { q?: string }).q ?? '';
