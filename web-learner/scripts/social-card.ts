/**
 * Draws the picture that links to the academy are shared with, from the look's own tokens and fonts and the landing page's
 * headline in both languages: `npm run social-card -w web-learner` writes `public/social-card.png`. Needs Chromium
 * (`CHROMIUM_PATH`, or on the path).
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { launchChromium } from '../../e2e/support/launch-chromium.ts';

const size = { width: 1200, height: 630 };
const read = (path: string): string => readFileSync(new URL(`../src/${path}`, import.meta.url), 'utf8');

/** A sheet of what both apps share. */
const shared = (name: string): string =>
  readFileSync(fileURLToPath(import.meta.resolve(`@academy/web-kit/theme/${name}`)), 'utf8');

const headline = (language: 'en' | 'es'): string => {
  const texts = JSON.parse(read(`features/landing/locales/${language}.json`)) as { headline: string };
  return texts.headline.replace('<mark>', '<span class="headline-mark">').replace('</mark>', '</span>');
};

/** The fonts stand in the page itself: a page without an address may fetch none. */
const fonts = shared('fonts.css').replaceAll(/url\('([^']+\.woff2)'\)/g, (_all, name: string) => {
  const font = readFileSync(fileURLToPath(import.meta.resolve(name)));
  return `url(data:font/woff2;base64,${font.toString('base64')})`;
});

const html = `<!doctype html><html><head><style>
  ${shared('tokens.css')} ${fonts} ${shared('base.css')} ${read('shared/theme/base.css')} ${read('shared/ui/marks.css')}
  body { display: flex; flex-direction: column; width: 1200px; height: 630px; padding: 64px 72px; }
  .logo { font-size: 40px; }
  h1 { font-size: 84px; line-height: 1.12; margin: auto 0 0; }
  h2 { font-size: 36px; line-height: 1.3; font-weight: 500; color: var(--ink-2); margin: 36px 0 0; }
  h2 .headline-mark { color: var(--ink); }
</style></head><body>
  <div class="logo">Prompt<i class="mark">ario</i></div>
  <h1>${headline('en')}</h1>
  <h2 lang="es">${headline('es')}</h2>
</body></html>`;

const browser = await launchChromium();
try {
  const page = await browser.newPage({ viewport: size });
  await page.setContent(html);
  await page.evaluate('document.fonts.ready');
  await page.screenshot({ path: fileURLToPath(new URL('../public/social-card.png', import.meta.url)) });
} finally {
  await browser.close();
}
