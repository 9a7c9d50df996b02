import { matchesSearch } from '@academy/web-kit/text/fold.ts';
import { timeZoneOptions } from './time-zones.ts';

const winter = new Date('2026-01-15T12:00:00Z');
const summer = new Date('2026-07-15T12:00:00Z');
const labelled = (value: string, at: Date, present = 'Europe/Madrid') =>
  timeZoneOptions(present, at).find((option) => option.value === value)?.label;

it('When zones are listed, then each has its offset on that day', () => {
  expect(labelled('Europe/Madrid', winter)).toBe('Europe / Madrid (GMT+1)');
  expect(labelled('Europe/Madrid', summer)).toBe('Europe / Madrid (GMT+2)');
  expect(labelled('America/New_York', winter)).toBe('America / New York (GMT-5)');
  expect(labelled('UTC', winter)).toBe('UTC');
});

it('When the account has a zone that the browser does not list, then it is there once all the same', () => {
  const values = timeZoneOptions('Asia/Calcutta', winter).map(({ value }) => value);
  expect(values.filter((value) => value === 'Asia/Calcutta')).toHaveLength(1);
  expect(new Set(values).size).toBe(values.length);
});

it('When somebody types a part of a name without accents or case, then the zone is found', () => {
  const label = labelled('America/New_York', winter) ?? '';
  expect(matchesSearch('new yor', [label])).toBe(true);
  expect(matchesSearch('madrid', [label])).toBe(false);
});
