/**
 * How soon a visitor of `/` sees the landing page on a slow line, beside the same first screen as a static page (its words,
 * fonts and styles, no script); and how far what is on a page moves while the rest arrives. Chromium, its network throttled by CDP (150 ms, 1.6 Mbit/s down),
 * its processor not; cold loads in turn, medians. Needs Chromium (`CHROMIUM_PATH`, or on the path).
 * Run: `npm exec -- node bench/first-paint.ts`
 */
import type { Browser } from '@playwright/test';
import { launchChromium } from '../e2e/support/launch-chromium.ts';
import { coldLoad, slowLine } from './support/page-paints.ts';
import { serveStaticPages } from './support/static-page.ts';
import { median, rounded } from './support/statistics.ts';
import { withAcademy } from './support/with-academy.ts';

const reach = 1.3;
const shiftLimit = 0.05;
const rounds = 9;
/** On a slow line the last of a page is there by then. */
const watchMs = 8_000;

const home = { width: 1280, locale: 'en-GB', watchMs: 0 };

const firstPaints = async (browser: Browser, academyUrl: string) => {
  const { styledUrl, plainUrl, close } = await serveStaticPages(academyUrl);
  const times = { academy: [] as number[], styled: [] as number[], plain: [] as number[] };
  const urls = { academy: academyUrl, styled: styledUrl, plain: plainUrl };
  try {
    // The first round warms up the browser and both servers.
    for (let round = -1; round < rounds; round += 1)
      for (const name of ['academy', 'styled', 'plain'] as const) {
        const { firstContentfulMs } = await coldLoad(browser, { ...home, url: urls[name] });
        if (round >= 0) times[name].push(firstContentfulMs);
      }
  } finally {
    close();
  }
  const [academyMs, staticMs, plainMs] = [times.academy, times.styled, times.plain].map(median) as [
    number,
    number,
    number,
  ];
  return {
    academyMs: rounded(academyMs),
    staticMs: rounded(staticMs),
    ratio: rounded(academyMs / staticMs),
    reach,
    /** For comparison: what the look itself costs is in it. */
    ratioToPlainText: rounded(academyMs / plainMs),
  };
};

/** Each page in the two widths and, between them, both languages and themes. */
const shifts = async (browser: Browser, academyUrl: string): Promise<Record<string, number>> => {
  const looks = [
    { width: 1280, locale: 'es-ES', theme: 'light' },
    { width: 360, locale: 'en-GB', theme: 'dark' },
  ] as const;
  const found: Record<string, number> = {};
  for (const path of ['/', '/courses/fundamentals'])
    for (const look of looks) {
      const { layoutShift, moved } = await coldLoad(browser, { ...look, url: academyUrl + path, watchMs });
      found[`${path} ${look.width}`] = Number(layoutShift.toFixed(4));
      for (const each of moved) console.error(`${path} ${look.width}: ${each}`);
    }
  return found;
};

await withAcademy(async ({ url }) => {
  const browser = await launchChromium();
  try {
    const figures = {
      bench: 'first-paint',
      browser: browser.version(),
      line: slowLine,
      rounds,
      ...(await firstPaints(browser, url)),
      layoutShift: await shifts(browser, url),
      shiftLimit,
    };
    console.log(JSON.stringify(figures));
    const mostShift = Math.max(...Object.values(figures.layoutShift));
    process.exitCode = figures.ratio > reach || mostShift > shiftLimit ? 1 : 0;
  } finally {
    await browser.close();
  }
});
