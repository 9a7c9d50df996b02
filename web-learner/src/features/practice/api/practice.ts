import type {
  GoalWrite,
  PracticeExercise,
  PracticeSettings,
  practiceEndpoints,
  WeeklyGoal,
} from '@academy/contracts/http/catalog/practice.ts';
import type { teachingEndpoints, TeachingSettings } from '@academy/contracts/http/catalog/teaching.ts';
import { endpointRef } from '@academy/web-kit/api/endpoint-ref.ts';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../shared/api/client.ts';

export type { GoalWrite, PracticeExercise, PracticeSettings, WeeklyGoal };

const today = endpointRef<typeof practiceEndpoints.todaysPractice>('GET', '/api/practice/today');
const goal = endpointRef<typeof practiceEndpoints.getWeeklyGoal>('GET', '/api/practice/goal');
const saveGoal = endpointRef<typeof practiceEndpoints.saveWeeklyGoal>('PUT', '/api/practice/goal');
const removeGoal = endpointRef<typeof practiceEndpoints.removeWeeklyGoal>('DELETE', '/api/practice/goal');
const settings = endpointRef<typeof practiceEndpoints.getPracticeSettings>('GET', '/api/practice/settings');
const saveSettings = endpointRef<typeof practiceEndpoints.savePracticeSettings>(
  'PUT',
  '/api/practice/settings',
);
const teaching = endpointRef<typeof teachingEndpoints.getTeachingSettings>('GET', '/api/practice/teaching');
const saveTeaching = endpointRef<typeof teachingEndpoints.saveTeachingSettings>(
  'PUT',
  '/api/practice/teaching',
);

/** The contract's own `goalTarget`. */
export const GOAL_TARGET = { min: 1, max: 50 } as const;

/** What is due changes with every check and every midnight, so it is read afresh on arrival. */
export const todaysPracticeQuery = queryOptions({
  queryKey: ['/api/practice', 'today'],
  queryFn: () => client.call(today, {}),
  staleTime: 0,
});

export const weeklyGoalQuery = queryOptions({
  queryKey: ['/api/practice', 'goal'],
  queryFn: () => client.call(goal, {}),
  staleTime: 0,
});

export const practiceSettingsQuery = queryOptions({
  queryKey: ['/api/practice', 'settings'],
  queryFn: () => client.call(settings, {}),
});

/** Sets the weekly goal; null removes it. */
export const setWeeklyGoal = (wanted: GoalWrite | null): Promise<WeeklyGoal> =>
  wanted ? client.call(saveGoal, { body: wanted }) : client.call(removeGoal, {});

export const setPracticeSettings = (wanted: PracticeSettings): Promise<PracticeSettings> =>
  client.call(saveSettings, { body: wanted });

export const teachingSettingsQuery = queryOptions({
  queryKey: ['/api/practice', 'teaching'],
  queryFn: () => client.call(teaching, {}),
});

/** Lets the member's attempts from now on teach the checker, or takes that back. */
export const setTeachingSettings = (wanted: TeachingSettings): Promise<TeachingSettings> =>
  client.call(saveTeaching, { body: wanted });
