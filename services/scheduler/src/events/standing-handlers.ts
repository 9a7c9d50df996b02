import { planChangedV1 } from '@academy/contracts/events/auth/plan-changed.v1.ts';
import { subscriptionChangedV1 } from '@academy/contracts/events/auth/subscription-changed.v1.ts';
import { certificateIssuedV1 } from '@academy/contracts/events/catalog/certificate-issued.v1.ts';
import { verdictOverruledV1 } from '@academy/contracts/events/catalog/verdict-overruled.v1.ts';
import { postModeratedV1 } from '@academy/contracts/events/forum/post-moderated.v1.ts';
import { forumDecisionSchema } from '@academy/contracts/http/forum/forum-author.ts';
import { planSchema } from '@academy/contracts/shared/people.ts';
import { subscriptionStateSchema } from '@academy/contracts/shared/payments.ts';
import { defineHandler, type EventHandler } from '@academy/service-kit/consumers/event-handler.ts';
import { z } from 'zod';
import {
  certificateIssued,
  moderationDecision,
  planChanged,
  subscriptionChanged,
  verdictOverruled,
} from '../notifications/domain/facts.ts';
import type { NotificationDeps } from '../notifications/use-cases/notification-deps.ts';
import { notify } from '../notifications/use-cases/notify.ts';

const userId = '0197f3a0-0000-7000-8000-000000000003';
const at = '2026-01-01T12:00:00.000Z';

/** What is decided about a member: certificates, attempts, plans, what they wrote. */
export const standingHandlers = (deps: NotificationDeps): EventHandler[] => [
  defineHandler({
    event: certificateIssuedV1,
    expects: z.object({ userId: z.string(), courseId: z.string(), code: z.string() }),
    example: { userId, courseId: 'first-steps', code: 'AAAA-BBBB-CCCC' },
    handle: ({ data, time }) => notify(deps, certificateIssued(data, new Date(time))),
  }),
  defineHandler({
    event: verdictOverruledV1,
    expects: z.looseObject({
      userId: z.string(),
      courseId: z.string(),
      lessonId: z.string(),
      exerciseId: z.string(),
      passed: z.boolean(),
      decidedBy: z.enum(['staff', 'time']).optional(),
    }),
    example: {
      userId,
      courseId: 'first-steps',
      lessonId: 'first-steps--roles',
      exerciseId: 'first-steps--roles--one',
      attemptId: userId,
      passed: true,
    },
    handle: ({ data, id, time }) =>
      notify(deps, verdictOverruled(data, { eventId: id, happenedAt: new Date(time) })),
  }),
  defineHandler({
    event: planChangedV1,
    expects: z.looseObject({ id: z.string(), plan: planSchema }),
    example: {
      id: userId,
      username: 'ana',
      firstName: 'Ana',
      lastName: 'Ruiz',
      role: 'learner',
      plan: 'premium',
      language: 'es',
      createdAt: at,
    },
    handle: ({ data, id, time }) =>
      notify(deps, planChanged(data.plan, { userId: data.id, eventId: id, happenedAt: new Date(time) })),
  }),
  defineHandler({
    event: subscriptionChangedV1,
    expects: z.looseObject({
      userId: z.string(),
      state: subscriptionStateSchema,
      endsAt: z.iso.datetime().nullable(),
    }),
    example: {
      userId,
      state: 'cancelling',
      previous: 'active',
      interval: 'month',
      amount: 900,
      currency: 'EUR',
      endsAt: at,
      at,
    },
    handle: async ({ data, id, time }) => {
      const occasion = { userId: data.userId, eventId: id, happenedAt: new Date(time) };
      const endsAt = data.endsAt === null ? null : new Date(data.endsAt);
      const fact = subscriptionChanged({ state: data.state, endsAt }, occasion);
      if (fact) await notify(deps, fact);
    },
  }),
  defineHandler({
    event: postModeratedV1,
    expects: z.looseObject({
      postId: z.string(),
      postTitle: z.string(),
      caseId: z.string(),
      authorId: z.string().nullable(),
      action: forumDecisionSchema.shape.action,
      reason: z.string(),
    }),
    example: {
      postId: userId,
      postTitle: 'A title',
      caseId: `post_${userId}`,
      authorId: userId,
      action: 'remove',
      reason: 'Spam.',
      at,
    },
    handle: async ({ data, id, time }) => {
      const fact = moderationDecision(data, { eventId: id, happenedAt: new Date(time) });
      if (fact) await notify(deps, fact);
    },
  }),
];
