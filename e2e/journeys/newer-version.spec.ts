import { expect } from '@playwright/test';
import { test } from '../support/browser.ts';
import { text } from '../support/texts.ts';

const course = /\/assets\/course-[^/]*\.js$/;

test('A page that is open while a newer version is deployed goes on with that one', async ({ open }) => {
  const { page } = await open({ language: 'es' });
  await page.goto('/courses');
  await expect(page.locator('a[href="/courses/fundamentals"]').first()).toBeVisible();

  // What the deployment leaves behind: another entry script, and none of the files that this page would load next.
  let isDeployed = false;
  await page.route(course, (route) => (isDeployed ? route.continue() : route.fulfill({ status: 404 })));
  await page.route('/', (route) => {
    isDeployed = true;
    return route.fulfill({
      contentType: 'text/html',
      body: '<script type="module" src="/assets/new.js"></script>',
    });
  });
  await page.locator('a[href="/courses/fundamentals"]').first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Fundamentos del prompting' })).toBeVisible();
  expect(isDeployed).toBe(true);
  await expect(page).toHaveURL(/\/courses\/fundamentals$/);
});

test('A screen that breaks without a newer version says so, and is not loaded again and again', async ({
  open,
}) => {
  const { page } = await open({ language: 'es' });
  await page.goto('/courses');
  await expect(page.locator('a[href="/courses/fundamentals"]').first()).toBeVisible();
  let loads = 0;
  page.on('request', (request) => request.isNavigationRequest() && (loads += 1));
  await page.route(course, (route) => route.fulfill({ status: 404 }));
  const asked = page.waitForResponse((response) => new URL(response.url()).pathname === '/');
  await page.locator('a[href="/courses/fundamentals"]').first().click();
  await asked;
  await expect(page.getByRole('heading', { name: text('es', 'shared', 'error.screen') })).toBeVisible();
  expect(loads).toBe(0);
});
