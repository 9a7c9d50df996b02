import { execFileSync } from 'node:child_process';
import { formatDate, formatDay } from './dates.ts';
import { formatMinutes } from './durations.ts';
import { formatList } from './lists.ts';
import { formatMoney, formatNumber, formatPercent } from './numbers.ts';

/** Intl separates with several kinds of space; which one is not ours to pin. */
const plain = (text: string) => text.replace(/\s/g, ' ');

it.each([
  [0, '0 min'],
  [45, '45 min'],
  [60, '1 h'],
  [100, '1 h 40 min'],
  [-3, '0 min'],
])('When a duration is %d minutes, then it reads %s', (minutes, text) => {
  expect(formatMinutes(minutes)).toBe(text);
});

it('When the language changes, then dates, numbers and prices follow its conventions', () => {
  expect(formatDate('2025-08-24', 'es')).toBe('24 de agosto de 2025');
  expect(formatDate('2025-08-24', 'en')).toBe('24 August 2025');
  expect(formatNumber(1234.5, 'es')).toBe('1.234,5');
  expect(formatNumber(1234.5, 'en')).toBe('1,234.5');
  expect(plain(formatMoney(2999, 'eur', 'es'))).toBe('29,99 €');
  expect(formatMoney(2999, 'eur', 'en')).toBe('€29.99');
  expect(plain(formatPercent(35, 'es'))).toBe('35 %');
  expect(formatPercent(35, 'en')).toBe('35%');
});

it('When a day has no time, then it is written in full or shorter, as its language does', () => {
  expect(formatDay('2025-12-01', 'en')).toBe('1 December 2025');
  expect(formatDay('2025-12-01', 'es')).toBe('1 de diciembre de 2025');
  expect(formatDay('2025-12-01', 'en', 'medium')).toBe('1 Dec 2025');
});

it.each(['America/Los_Angeles', 'Pacific/Kiritimati'])(
  'When a reader is in %s, then a day stays that day',
  (TZ) => {
    const dates = JSON.stringify(new URL('./dates.ts', import.meta.url).href);
    const script = `import(${dates}).then(({ formatDay }) => process.stdout.write(formatDay('2025-12-01', 'en')))`;
    const written = execFileSync(process.execPath, ['-e', script], { env: { TZ }, encoding: 'utf8' });
    expect(written).toBe('1 December 2025');
  },
);

it('When an amount comes in cents, then whole ones are written without decimals', () => {
  expect(formatMoney(2999, 'eur', 'es')).toBe('29,99\u00a0€');
  expect(formatMoney(2999, 'eur', 'en')).toBe('€29.99');
  expect(formatMoney(8_900, 'EUR', 'en')).toBe('€89');
});

it('When names are listed, then the last is joined as the language does', () => {
  expect(formatList(['A', 'B', 'C'], 'en')).toBe('A, B and C');
  expect(formatList(['A', 'B'], 'es')).toBe('A y B');
  expect(formatList(['A'], 'es')).toBe('A');
});
