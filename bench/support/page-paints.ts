import type { Browser, Page } from '@playwright/test';

/** What Chrome's developer tools have long called a slow line. */
export const slowLine = { latencyMs: 150, downloadMbit: 1.6, uploadMbit: 0.75 } as const;

export interface PagePaints {
  /** Milliseconds from the navigation to the first text or picture. */
  firstContentfulMs: number;
  /** Cumulative layout shift, without unit. */
  layoutShift: number;
  /** What moved, the farthest first. */
  moved: string[];
}

export interface ColdLoad {
  url: string;
  /** Of the window, in pixels. */
  width: number;
  locale: string;
  theme?: 'light' | 'dark';
  /** How long to watch after the first paint. */
  watchMs: number;
}

/** In the page, before its first script. */
const observe = `
  window.paints = { shifts: [] };
  const watch = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch('layout-shift', (entry) => entry.hadRecentInput || window.paints.shifts.push(entry));`;

/** When the first text or picture came, which may be still to come. */
const firstContentful = `new Promise((resolve) => {
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntriesByName('first-contentful-paint')) resolve(startTime);
  }).observe({ type: 'paint', buffered: true });
})`;

const rest = `(() => {
  const { shifts } = window.paints;
  const nameOf = ({ node }) => (node ? (node.className || node.parentElement?.className || node.nodeName) : 'gone');
  return {
    layoutShift: shifts.reduce((sum, { value }) => sum + value, 0),
    moved: shifts
      .toSorted((one, other) => other.value - one.value)
      .map(({ value, startTime, sources }) =>
        value.toFixed(4) + ' at ' + startTime.toFixed() + ' ms: ' + sources.map(nameOf).join(', ')),
  };
})()`;

const bytesPerSecond = (megabits: number): number => (megabits * 1_000_000) / 8;

const slowDown = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: slowLine.latencyMs,
    downloadThroughput: bytesPerSecond(slowLine.downloadMbit),
    uploadThroughput: bytesPerSecond(slowLine.uploadMbit),
  });
};

/** One load over a slow line in a browser context of its own, in which nothing is cached or stored. */
export const coldLoad = async (browser: Browser, load: ColdLoad): Promise<PagePaints> => {
  const { url, width, locale, theme = 'light', watchMs } = load;
  const context = await browser.newContext({ viewport: { width, height: 860 }, locale, colorScheme: theme });
  try {
    const page = await context.newPage();
    await page.addInitScript(observe);
    await slowDown(page);
    await page.goto(url, { waitUntil: 'commit' });
    const firstContentfulMs = await page.evaluate<number>(firstContentful);
    await page.waitForTimeout(watchMs);
    return { firstContentfulMs, ...(await page.evaluate<Omit<PagePaints, 'firstContentfulMs'>>(rest)) };
  } finally {
    await context.close();
  }
};
