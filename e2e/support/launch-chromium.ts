import { chromium, type Browser } from '@playwright/test';
import { findChromium } from '../../scripts/machine/chromium.mjs';

/** The machine's Chromium, for scripts; throws where there is none. Root has no sandbox to run it in. */
export const launchChromium = (): Promise<Browser> => {
  const executablePath = findChromium(process.env);
  if (!executablePath) throw new Error('There is no Chromium: set CHROMIUM_PATH');
  return chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] });
};
