import { expect, test } from '@jest/globals';
import { newPractice, type PracticeRecord } from './practice.ts';
import { closeWeek, reachWeek } from './weeks.ts';

const week = '2026-11-16';
const record = (over: Partial<PracticeRecord> = {}): PracticeRecord => ({
  ...newPractice('ana', []),
  goal: { kind: 'lessons', target: 2 },
  version: 1,
  ...over,
});
const told = (change: { events: readonly { type: string; data: string }[] } | null) =>
  (change?.events ?? []).map(({ type, data }) => ({
    type: type.split('.')[2],
    ...(JSON.parse(data) as object),
  }));

test('When the goal is reached, then it is told once for the week', () => {
  const reached = reachWeek(record({ reachedWeeks: ['2026-11-09'] }), week, 2);
  expect(reached?.state).toEqual({ reachedWeeks: ['2026-11-09', week] });
  expect(told(reached)).toEqual([
    { type: 'weekly_goal_reached', userId: 'ana', week, kind: 'lessons', target: 2, streakWeeks: 2 },
  ]);
  expect(reachWeek(record({ reachedWeeks: [week] }), week, 5)).toBeNull();
  expect(reachWeek(record(), week, 1)).toBeNull();
  expect(reachWeek(record({ goal: null }), week, 5)).toBeNull();
});

test('When a reached week closes, then nothing is told again', () => {
  const closed = closeWeek(record({ reachedWeeks: [week] }), week, 2);
  expect(closed).toMatchObject({ state: { closedWeek: week }, events: [], outcome: 'reached' });
});

test('When a week closes that was reached without being recorded, then that is told now', () => {
  const closed = closeWeek(record(), week, 3);
  expect(closed).toMatchObject({ state: { closedWeek: week, reachedWeeks: [week] }, outcome: 'reached' });
  expect(told(closed)).toMatchObject([{ type: 'weekly_goal_reached', week }]);
});

test('When a missed week closes, then the forgiven miss and the end of a streak are told, and no other', () => {
  const forgiven = closeWeek(record({ reachedWeeks: ['2026-11-09'] }), week, 1);
  expect(told(forgiven)).toEqual([
    {
      type: 'weekly_goal_closed',
      userId: 'ana',
      week,
      kind: 'lessons',
      target: 2,
      done: 1,
      outcome: 'forgiven',
      streakWeeks: 1,
    },
  ]);
  expect(told(closeWeek(record({ reachedWeeks: ['2026-11-02'] }), week, 0))).toMatchObject([
    { outcome: 'ended', streakWeeks: 1 },
  ]);
  expect(closeWeek(record(), week, 0)).toMatchObject({ events: [], outcome: 'none' });
});

test('When a week is closed, or there is no goal, then there is nothing to close', () => {
  expect(closeWeek(record({ closedWeek: week }), week, 0)).toBeNull();
  expect(closeWeek(record({ closedWeek: '2026-11-23' }), week, 0)).toBeNull();
  expect(closeWeek(record({ goal: null }), week, 0)).toBeNull();
});
