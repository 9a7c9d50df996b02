import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** @returns {string | null} the path of a Chromium that the journeys can drive */
export function findChromium(env) {
  if (env.CHROMIUM_PATH) return existsSync(env.CHROMIUM_PATH) ? env.CHROMIUM_PATH : null;
  return onPath(env) ?? downloaded(env);
}

function onPath(env) {
  const folders = (env.PATH ?? '').split(delimiter);
  const candidates = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return candidates.find(isExecutable) ?? null;
}

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Where Playwright keeps its own downloads. */
export function playwrightFolder(env) {
  if (env.PLAYWRIGHT_BROWSERS_PATH) return env.PLAYWRIGHT_BROWSERS_PATH;
  if (process.platform === 'darwin') return join(homedir(), 'Library', 'Caches', 'ms-playwright');
  if (process.platform === 'win32') return join(env.LOCALAPPDATA ?? homedir(), 'ms-playwright');
  return join(homedir(), '.cache', 'ms-playwright');
}

const INSIDE = [
  ['chrome-linux', 'chrome'],
  ['chrome-linux64', 'chrome'],
  ['chrome-mac', 'Chromium.app', 'Contents', 'MacOS', 'Chromium'],
  ['chrome-mac-arm64', 'Google Chrome for Testing.app', 'Contents', 'MacOS', 'Google Chrome for Testing'],
  ['chrome-mac-x64', 'Google Chrome for Testing.app', 'Contents', 'MacOS', 'Google Chrome for Testing'],
  ['chrome-win', 'chrome.exe'],
  ['chrome-win64', 'chrome.exe'],
];

function downloaded(env) {
  const folder = playwrightFolder(env);
  if (!existsSync(folder)) return null;
  const versions = readdirSync(folder).filter((name) => name.startsWith('chromium-'));
  const candidates = versions.flatMap((version) => INSIDE.map((path) => join(folder, version, ...path)));
  return candidates.find(existsSync) ?? null;
}
