import { execFileSync } from 'node:child_process';
import {
  contractDayAfter,
  contractDayOf,
  endOfContractDay,
  formatContractMoment,
  lastDayToWithdraw,
} from './contract-days.ts';

it.each(['America/Bogota', 'UTC', 'Europe/Madrid', 'Pacific/Kiritimati'])(
  'When a charge comes at 23:48 UTC and the reader is in %s, then its day is the one in Madrid',
  (TZ) => {
    const days = JSON.stringify(new URL('./contract-days.ts', import.meta.url).href);
    const script = `import(${days}).then(({ formatContractDay }) =>
      process.stdout.write(['es', 'en'].map((l) => formatContractDay('2026-11-21T23:48:00.000Z', l)).join(' / ')))`;
    const written = execFileSync(process.execPath, ['-e', script], { env: { TZ }, encoding: 'utf8' });
    expect(written).toBe('22 de noviembre de 2026 / 22 November 2026');
  },
);

it('When a moment is written, then it is on the clock of the contracts', () => {
  expect(formatContractMoment('2026-11-21T23:48:00.000Z', 'en')).toBe('22 Nov 2026, 00:48');
});

it('When a last day for withdrawing is named, then it is one on which the right does not end', () => {
  const until = '2026-12-06T17:38:00.000Z';
  expect(lastDayToWithdraw(until, new Date('2026-11-21T17:38:00Z'))).toBe('2026-12-05T17:38:00.000Z');
  expect(lastDayToWithdraw(until, new Date('2026-12-06T09:00:00Z'))).toBe('2026-12-06T09:00:00.000Z');
});

describe('a day that staff choose', () => {
  it.each([
    ['in winter', '2026-12-31', '2026-12-31T22:59:59.999Z'],
    ['in summer', '2026-07-01', '2026-07-01T21:59:59.999Z'],
    ['on the day before clocks go forward', '2026-03-28', '2026-03-28T22:59:59.999Z'],
    ['on the day of it', '2026-03-29', '2026-03-29T21:59:59.999Z'],
    ['on the day on which they go back', '2026-10-25', '2026-10-25T22:59:59.999Z'],
  ])('When it is %s, then it counts to its very end', (_when, day, end) => {
    expect(endOfContractDay(day)).toBe(end);
    expect(contractDayOf(new Date(end))).toBe(day);
    expect(contractDayOf(new Date(Date.parse(end) + 1))).not.toBe(day);
  });

  it.each(['', '2026-13-01', '31/12/2026', '12026-01-01'])('When %j is no day, then it has no end', (day) => {
    expect(endOfContractDay(day)).toBeNull();
  });

  it('When days are counted over a month’s end, then by the calendar', () => {
    expect(contractDayAfter(new Date('2027-02-26T23:30:00.000Z'), 2)).toBe('2027-03-01');
  });
});
