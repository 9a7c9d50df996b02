/**
 * Screenshots of every screen in both themes and both languages, 360, 820, 1280 and 1680 px wide, into `screenshots/` of the
 * repository, which git ignores. Against an academy that runs: `BASE_URL=http://localhost:8080 npm run screenshots`, for some screens alone
 * with parts of their names behind it: `npm run screenshots -- landing lesson`. The console's need ADMIN_EMAIL and ADMIN_PASSWORD as the
 * academy has them.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { request as calls, type Browser, type Page } from '@playwright/test';
import { openBrowser } from './support/browser.ts';
import { launchChromium } from './support/launch-chromium.ts';
import { signInToConsole } from './support/console-sign-in.ts';
import { administrator, newPerson, registerByCall, type Person } from './support/people.ts';
import { consoleScreens, memberScreens, visitorScreens } from './support/screens.ts';
import { languages } from './support/texts.ts';

const baseURL = process.env.BASE_URL ?? 'http://localhost:8080';
const folder = join(import.meta.dirname, '..', 'screenshots');
const wanted = process.argv.slice(2);
const widths = [360, 820, 1280, 1680];
const themes = ['light', 'dark'] as const;

const take = async (page: Page, path: string, file: string): Promise<void> => {
  await page.goto(path);
  await page.locator('.first-paint').first().waitFor({ state: 'detached' });
  await page.locator('h1, form').first().waitFor();
  await page.locator('.bones').first().waitFor({ state: 'detached' });
  await page.evaluate('document.fonts.ready.then(() => undefined)');
  await page.screenshot({ path: join(folder, file), fullPage: true });
};

/** A page of the console is there when nothing of it is loading. */
const takeOfConsole = async (page: Page, path: string, file: string): Promise<void> => {
  await page.goto(path);
  await page.locator('h1').first().waitFor();
  await page
    .locator('[aria-busy="true"], .MuiSkeleton-root, .MuiCircularProgress-root')
    .first()
    .waitFor({ state: 'detached' });
  await page.evaluate('document.fonts.ready.then(() => undefined)');
  await page.screenshot({ path: join(folder, file), fullPage: true });
};

interface Shown {
  screens: Record<string, string>;
  person?: Person;
  isConsole?: boolean;
}

const takeAll = async (browser: Browser, { screens, person, isConsole = false }: Shown): Promise<void> => {
  const shown = Object.entries(screens).filter(
    ([name]) => wanted.length === 0 || wanted.some((part) => name.includes(part)),
  );
  for (const language of languages) {
    for (const theme of themes) {
      for (const width of widths) {
        if (shown.length === 0) continue;
        const look = { language, theme, width, baseURL, ...(person && { person }) };
        const { page, context } = await openBrowser(browser, look);
        if (isConsole) await signInToConsole(page, language, administrator());
        const takeOne = isConsole ? takeOfConsole : take;
        for (const [name, path] of shown)
          await takeOne(page, path, `${name}-${language}-${theme}-${width}.png`);
        await context.close();
      }
    }
  }
};

await mkdir(folder, { recursive: true });
const request = await calls.newContext({ baseURL });
const person = newPerson('Eva');
await registerByCall(request, person);
await request.dispose();
const browser = await launchChromium();
try {
  await takeAll(browser, { screens: visitorScreens });
  await takeAll(browser, { screens: memberScreens, person });
  await takeAll(browser, { screens: consoleScreens, isConsole: true });
  console.log(`Screenshots in ${folder}`);
} finally {
  await browser.close();
}
