import type { Language } from '@academy/contracts/shared/language.ts';
import type { Localised } from '@academy/service-kit/text/localised.ts';
import type { Device } from './session.ts';

/** In the order in which they must be tried: Edge and Opera also call themselves Chrome, Chrome Safari. */
const browsers = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\b(OPR|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
] as const;

const systems = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
] as const;

const firstMatch = (patterns: readonly (readonly [string, RegExp])[], text: string): string | undefined =>
  patterns.find(([, pattern]) => pattern.test(text))?.[0];

/** Browser and system from a User-Agent header, as far as a person would name them. */
export const deviceOf = (userAgent: string | undefined): Device | null => {
  const browser = firstMatch(browsers, userAgent ?? '');
  const system = firstMatch(systems, userAgent ?? '');
  return browser === undefined || system === undefined ? null : { browser, system };
};

const unknownDevice: Localised = { es: 'Dispositivo desconocido', en: 'Unknown device' };
const on: Localised = { es: 'en', en: 'on' };

export const deviceName = (device: Device | null, language: Language): string =>
  device === null ? unknownDevice[language] : `${device.browser} ${on[language]} ${device.system}`;
