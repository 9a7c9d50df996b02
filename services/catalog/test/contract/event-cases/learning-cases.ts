import { certificateIssuedV1 } from '@academy/contracts/events/catalog/certificate-issued.v1.ts';
import { courseCompletedV1 } from '@academy/contracts/events/catalog/course-completed.v1.ts';
import { exerciseCheckedV1 } from '@academy/contracts/events/catalog/exercise-checked.v1.ts';
import { lessonCompletedV1 } from '@academy/contracts/events/catalog/lesson-completed.v1.ts';
import { practiceDueV1 } from '@academy/contracts/events/catalog/practice-due.v1.ts';
import { referencesTaughtV1 } from '@academy/contracts/events/catalog/references-taught.v1.ts';
import { reviewChangedV1 } from '@academy/contracts/events/catalog/review-changed.v1.ts';
import { verdictOverruledV1 } from '@academy/contracts/events/catalog/verdict-overruled.v1.ts';
import { weeklyGoalClosedV1 } from '@academy/contracts/events/catalog/weekly-goal-closed.v1.ts';
import { weeklyGoalReachedV1 } from '@academy/contracts/events/catalog/weekly-goal-reached.v1.ts';
import type { EventCase } from '@academy/service-kit/testing/published-events.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import { addDays, mondayAt } from '../../../src/domain/calendar.ts';
import { closeWeeks } from '../../../src/practice/use-cases/close-weeks.ts';
import { remindEverybody } from '../../../src/practice/use-cases/remind.ts';
import { timeZoneOf } from '../../../src/practice/use-cases/time-zone-of.ts';
import type { CatalogDeps } from '../../../src/use-cases/deps.ts';
import type { CatalogUnderTest } from '../../support/catalog-under-test.ts';
import { complete } from '../../support/complete.ts';
import { exerciseIds } from '../../support/content.ts';
import { learnerId, type World } from './world.ts';

const { signal } = new AbortController();

/** In the week after next in the learner's zone, where it may be Monday already: a week was missed, and what they passed is due. */
const inTwoWeeks = async ({ deps }: CatalogUnderTest): Promise<CatalogDeps> => {
  const monday = mondayAt(new Date(), timeZoneOf(await deps.people.find(learnerId)));
  return { ...deps, now: () => new Date(`${addDays(monday, 20)}T12:00:00Z`) };
};

/** What the catalogue tells of a learner, in the order in which they learn. */
export const learningCases = (at: () => World): EventCase[] => {
  let attemptId: string;
  return [
    {
      when: 'a learner has an exercise checked',
      events: [exerciseCheckedV1],
      act: async () => {
        const [id = ''] = exerciseIds('first');
        attemptId = (await at().learner.check(id)).body.attemptId;
        return learnerId;
      },
    },
    {
      when: 'what a teacher judged joins the references of an exercise',
      events: [referencesTaughtV1],
      act: async () => {
        const [, id = ''] = exerciseIds('first');
        const path = `/api/admin/taught-exercises/${id}`;
        await at().learner.put('/api/practice/teaching', { enabled: true });
        await at().learner.check(id);
        const offered = await until(async () => (await at().staff.get(`${path}/attempts`)).body.attempts[0]);
        const judgement = { id: offered.id, text: offered.text, good: true, point: 'mentions', masks: [] };
        await at().staff.post(`${path}/judge`, judgement);
        const { token } = (await at().staff.get(`${path}/change`)).body;
        await at().staff.post(`${path}/apply`, { token });
        return id;
      },
    },
    {
      when: 'staff decide on an attempt',
      events: [verdictOverruledV1],
      act: async () => {
        const body = { passed: true, reason: 'As the rubric says' };
        await at().staff.post(`/api/admin/attempts/${attemptId}/override`, body);
        return learnerId;
      },
    },
    {
      when: 'a learner with Premium and a weekly goal completes a course',
      events: [lessonCompletedV1, courseCompletedV1, certificateIssuedV1, weeklyGoalReachedV1],
      act: async () => {
        await at().learner.put('/api/practice/goal', { kind: 'lessons', target: 1 });
        await complete(at().under, learnerId, 'first', 'premium');
        return learnerId;
      },
    },
    {
      when: 'a learner rates it',
      events: [reviewChangedV1],
      act: async () => {
        await at().learner.put('/api/reviews/first', { rating: 5, text: '', language: 'es' });
        return learnerId;
      },
    },
    {
      when: 'a week ends short of its goal',
      events: [weeklyGoalClosedV1],
      act: async () => {
        await closeWeeks(await inTwoWeeks(at().under), signal);
        return learnerId;
      },
    },
    {
      when: 'exercises are due for a learner who wants to be reminded',
      events: [practiceDueV1],
      act: async () => {
        await at().learner.put('/api/practice/settings', { enabled: true, reminders: true });
        await until(async () => ((await at().under.deps.practice.find(learnerId))?.cards.length ?? 0) > 0);
        await remindEverybody(await inTwoWeeks(at().under), signal);
        return learnerId;
      },
    },
  ];
};
