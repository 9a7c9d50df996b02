import { expect, it } from '@jest/globals';
import { typesOff } from './types-off.ts';

const on = (type: 'weekly_goal' | 'refresh_news') => ({ type, isActive: true });
const off = (type: 'weekly_goal' | 'refresh_news' | 'publish_next_course') => ({ type, isActive: false });

it('When a type is paused, then it is named once', () => {
  expect(typesOff([off('weekly_goal'), off('weekly_goal'), on('refresh_news')])).toEqual(['weekly_goal']);
});

it('When another of its type is active, or it publishes a queue, then it is not named', () => {
  expect(typesOff([off('weekly_goal'), on('weekly_goal'), off('publish_next_course')])).toEqual([]);
});

it('When a type is of another version of the academy, then it is not named', () => {
  expect(typesOff([{ type: 'make_coffee', isActive: false }])).toEqual([]);
});
