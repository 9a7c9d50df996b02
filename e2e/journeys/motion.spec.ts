import { expect } from '@playwright/test';
import { test } from '../support/browser.ts';
import { text } from '../support/texts.ts';

/** Notes where a dialog's main button stands, frame by frame. */
const watchButton = `
  window.places = [];
  (function look() {
    const button = document.querySelector('.ant-modal .ant-btn-primary');
    if (button) {
      const { x, y, width } = button.getBoundingClientRect();
      window.places.push([x, y, width].join(' '));
    }
    requestAnimationFrame(look);
  })()`;

test('What opens stands still from its first frame for a reader who asks for less motion', async ({
  open,
}) => {
  const { page } = await open({ language: 'en' });
  await page.goto('/');
  await page.evaluate(watchButton);
  await page
    .getByRole('banner')
    .getByRole('button', { name: text('en', 'auth', 'signIn.title'), exact: true })
    .click();
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeFocused();
  await expect.poll(() => page.evaluate<number>('window.places.length')).toBeGreaterThan(20);
  expect(await page.evaluate('[...new Set(window.places)]')).toHaveLength(1);
});
