import { expect } from '@playwright/test';
import { accessibilityFaults } from '../support/accessibility.ts';
import { test } from '../support/browser.ts';
import { languagesOf } from '../support/journey-languages.ts';
import { newPerson, registerByCall } from '../support/people.ts';
import { text } from '../support/texts.ts';

for (const language of languagesOf(import.meta.url)) {
  for (const width of [360, 1280]) {
    test(`The settings' menu leads to each section and marks it (${language}, ${width} px)`, async ({
      open,
      request,
    }) => {
      const t = (key: string): string => text(language, 'settings', key);
      const person = newPerson('Noa');
      await registerByCall(request, person);
      const { page } = await open({ language, person, width });
      await page.goto('/settings');
      const menu = page.getByRole('navigation', { name: t('menu') });
      const marked = menu.locator('[aria-current="location"]');
      await expect(marked).toHaveText(t('profile.title'));

      for (const section of ['notifications', 'sessions', 'plan', 'password']) {
        const title = t(`${section}.title`);
        await menu.getByRole('link', { name: title }).focus();
        await page.keyboard.press('Enter');
        const heading = page.getByRole('heading', { name: title, exact: true });
        await expect(heading).toBeFocused();
        await expect(heading).toBeInViewport();
        await expect(marked).toHaveText(title);
        await expect(marked).toBeInViewport();
        // Not under the menu, nor under the bar above it.
        const [place, above] = [await heading.boundingBox(), await menu.boundingBox()];
        if (width === 360) expect(place?.y).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0));
      }

      await test.step('Who scrolls on sees what is read', async () => {
        await page.keyboard.press('Control+Home');
        await expect(marked).toHaveText(t('profile.title'));
        await expect.poll(() => page.evaluate('scrollY')).toBe(0);
        await page.keyboard.press('Control+End');
        await expect(marked).toHaveText(t('viewings.title'));
      });

      await test.step('An address that names a section opens at it', async () => {
        const other = await page.context().newPage();
        await other.goto('/settings#certificates');
        await expect(other.locator('[aria-current="location"]')).toHaveText(t('certificates.title'));
        const title = t('certificates.title');
        await expect(other.getByRole('heading', { name: title, exact: true })).toBeInViewport();
      });
      expect(await accessibilityFaults(page)).toEqual([]);
    });
  }
}
