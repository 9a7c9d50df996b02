import { expect } from '@playwright/test';
import { test } from '../support/browser.ts';
import { languagesOf } from '../support/journey-languages.ts';
import { newPerson, registerByCall } from '../support/people.ts';

for (const language of languagesOf(import.meta.url)) {
  for (const width of [360, 1280]) {
    test(`The address of a document's section opens at it (${language}, ${width} px)`, async ({
      open,
      request,
    }) => {
      const person = newPerson('Sara');
      await registerByCall(request, person);
      const { page } = await open({ language, person, width });
      const documents = (await (await request.get('/api/documents')).json()) as {
        id: string;
        isPremium: boolean;
      }[];
      const free = documents.find(({ isPremium }) => !isPremium);
      await page.goto(`/library/${free?.id}`);
      const last = page.locator('.document-contents a').last();
      const href = await last.getAttribute('href');
      await last.click();
      const heading = page.getByRole('heading', { level: 2, name: await last.innerText(), exact: true });
      await expect(heading).toBeFocused();
      await expect(heading).toBeInViewport();

      await test.step('Opened in another tab, which has to load the text first', async () => {
        const other = await page.context().newPage();
        await other.goto(href ?? '');
        const there = other.getByRole('heading', { level: 2, name: await last.innerText(), exact: true });
        await expect(there).toBeFocused();
        await expect(there).toBeInViewport();
      });
    });
  }
}
