import type { Page } from '@playwright/test';
import { consoleTexts } from './console-texts.ts';
import { languages, type Language } from './texts.ts';

/** Begins a document in the console and fills it in, in both languages; what is sent then is for the journey to say. */
export const writeDocument = async (page: Page, language: Language, title: string): Promise<void> => {
  const { academy, resources } = consoleTexts(language);
  const { documents } = resources;
  await page.getByRole('menuitem', { name: documents.menu, exact: true }).click();
  await page.getByRole('link', { name: documents.action.create }).first().click();
  for (const suffix of languages) {
    const part = page.getByRole('group', { name: academy.languages[suffix] });
    await part.getByRole('textbox', { name: documents.fields.titleEs }).fill(`${title} ${suffix}`);
    await part.getByRole('textbox', { name: documents.fields.descriptionEs }).fill(`Para probar, ${suffix}`);
    await part.getByRole('textbox', { name: documents.fields.contentEs }).fill(`## Uno\n\nTexto ${suffix}.`);
  }
};
