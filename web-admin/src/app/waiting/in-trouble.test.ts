import { expect, it } from '@jest/globals';
import { isInTrouble } from './in-trouble.ts';

const now = Date.parse('2026-11-27T12:00:00.000Z');
const on = { isActive: true, lastFailed: false, nextRun: '2026-11-27T12:10:00.000Z' };

it.each([
  ['its next run is to come', on, false],
  ['it is four minutes late', { ...on, nextRun: '2026-11-27T11:56:00.000Z' }, false],
  ['it is six minutes late', { ...on, nextRun: '2026-11-27T11:54:00.000Z' }, true],
  ['its last run failed', { ...on, lastFailed: true }, true],
  ['its last run failed and it is paused', { isActive: false, lastFailed: true, nextRun: null }, false],
])('When %s, then whether it needs somebody is as expected', (_when, automation, expected) => {
  expect(isInTrouble(automation, now)).toBe(expected);
});
