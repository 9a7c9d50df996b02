import { test as base, type Browser, type BrowserContext, type Page } from '@playwright/test';
import type { Language } from './texts.ts';

export interface Opened {
  page: Page;
  context: BrowserContext;
  /** What went wrong in the page itself: uncaught errors, and what the browser's policy refused. */
  faults: string[];
}

interface OpenOptions {
  language: Language;
  /** Somebody with an account, to begin signed in. */
  person?: { email: string; password: string };
  theme?: 'light' | 'dark';
  width?: number;
  /** False to meet the cookie question, in the language that the browser asks for: nothing is stored. */
  consented?: boolean;
}

const locales = { es: 'es-MX', en: 'en-GB' };
const consent = JSON.stringify({ necessary: true, analytics: false, functionality: true });

const watch = (page: Page, faults: string[]): void => {
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (/Content Security Policy|Refused to/.test(message.text())) faults.push(message.text());
  });
};

/** Fills the page's storage before its first script; not on reloads, and not on the browser's own pages. */
const storeOnce = (stored: Readonly<Record<string, string>>): string => `
  if (location.protocol.startsWith('http') && !sessionStorage.getItem('prepared')) {
    sessionStorage.setItem('prepared', '1');
    for (const [key, value] of Object.entries(${JSON.stringify(stored)})) localStorage.setItem(key, value);
  }`;

/** Signs in as the page would: the refresh cookie is the browser's, the token is for its storage. */
const signIn = async (
  context: BrowserContext,
  person: { email: string; password: string },
): Promise<string> => {
  const { email, password } = person;
  const answer = await context.request.post('/api/auth/login', { data: { email, password } });
  if (!answer.ok()) throw new Error(`sign-in: ${answer.status()} ${await answer.text()}`);
  return ((await answer.json()) as { token: string }).token;
};

/** A browser of its own for one person. */
export const openBrowser = async (
  browser: Browser,
  options: OpenOptions & { baseURL: string | undefined },
): Promise<Opened> => {
  const { language, person, theme = 'light', width = 1280, consented = true } = options;
  const context = await browser.newContext({
    ...(options.baseURL !== undefined && { baseURL: options.baseURL }),
    colorScheme: theme,
    viewport: { width, height: 860 },
    reducedMotion: 'reduce',
    ...(!consented && { locale: locales[language] }),
  });
  const token = person && (await signIn(context, person));
  const stored = {
    ...(consented && { language, 'cookie-consent': consent }),
    ...(token && { token }),
  };
  await context.addInitScript({ content: storeOnce(stored) });
  const page = await context.newPage();
  const faults: string[] = [];
  watch(page, faults);
  return { page, context, faults };
};

/** Playwright's test with `open`, whose browsers are closed at the end and must have had no faults. */
export const test = base.extend<{ open: (options: OpenOptions) => Promise<Opened> }>({
  open: async ({ browser, baseURL }, use) => {
    const opened: Opened[] = [];
    await use(async (options) => {
      const one = await openBrowser(browser, { ...options, baseURL });
      opened.push(one);
      return one;
    });
    for (const { context } of opened) await context.close();
    const faults = opened.flatMap((one) => one.faults);
    if (faults.length > 0) throw new Error(`The page had faults:\n${faults.join('\n')}`);
  },
});
