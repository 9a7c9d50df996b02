import { defineConfig } from '@playwright/test';

const isRoot = process.getuid?.() === 0;

/** Journeys on a running academy: BASE_URL, ADMIN_EMAIL, ADMIN_PASSWORD and CHROMIUM_PATH come from the runner. */
export default defineConfig({
  testDir: './journeys',
  projects: [
    { name: 'journeys', testIgnore: /members-texts/ },
    // Hundreds of posts, which would push those of the others out of the lists.
    { name: 'hostile texts', testMatch: /members-texts/, dependencies: ['journeys'] },
  ],
  outputDir: '../test-results/journeys',
  globalSetup: './support/print-languages.ts',
  fullyParallel: true,
  workers: 2,
  // A flaky journey is a defect to find, not to try again.
  retries: 0,
  timeout: 240_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: process.env.BASE_URL ?? 'http://localhost:8080',
    viewport: { width: 1280, height: 860 },
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
      args: [
        ...(isRoot ? ['--no-sandbox'] : []),
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // While Chromium glides to the top, it may drop the next key that scrolls: End stays at the top.
        '--disable-smooth-scrolling',
      ],
    },
  },
});
