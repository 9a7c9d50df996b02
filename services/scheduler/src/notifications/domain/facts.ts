import type { DataOf } from '@academy/contracts/events/event.ts';
import type { certificateIssuedV1 } from '@academy/contracts/events/catalog/certificate-issued.v1.ts';
import type { verdictOverruledV1 } from '@academy/contracts/events/catalog/verdict-overruled.v1.ts';
import type { postModeratedV1 } from '@academy/contracts/events/forum/post-moderated.v1.ts';
import type { replyAcceptedV1 } from '@academy/contracts/events/forum/reply-accepted.v1.ts';
import type { Plan } from '@academy/contracts/shared/people.ts';
import { linkOf } from './subject.ts';
import type { Fact, NotificationContent } from './notification.ts';

const content = (
  text: NotificationContent['text'],
  link: string,
  more: Partial<NotificationContent> = {},
): NotificationContent => ({
  text,
  link,
  thingId: null,
  subject: null,
  actorId: null,
  note: null,
  at: null,
  weekly: null,
  dueExercises: null,
  ...more,
});

/** A title in the one language that its author wrote. */
const inBoth = (title: string) => ({ es: title, en: title });

/** Null where somebody accepted their own reply, or its author is gone. */
export const acceptedAnswer = (
  { postId, postTitle, replyId, replyAuthorId, acceptedBy }: DataOf<typeof replyAcceptedV1>,
  happenedAt: Date,
): Fact | null =>
  replyAuthorId === null || replyAuthorId === acceptedBy
    ? null
    : {
        id: replyId,
        userId: replyAuthorId,
        activity: 'accepted_answer',
        about: replyId,
        happenedAt,
        content: content('accepted_answer', linkOf({ kind: 'post', id: postId }), {
          thingId: postId,
          subject: inBoth(postTitle),
          actorId: acceptedBy,
        }),
      };

type Decided = Pick<
  DataOf<typeof postModeratedV1>,
  'postId' | 'postTitle' | 'caseId' | 'authorId' | 'action' | 'reason'
>;

/** Null for what the academy wrote itself, or its author is gone. */
export const moderationDecision = (
  { postId, postTitle, caseId, authorId, action, reason }: Decided,
  { eventId, happenedAt }: { eventId: string; happenedAt: Date },
): Fact | null =>
  authorId === null
    ? null
    : {
        id: eventId,
        userId: authorId,
        activity: 'moderation',
        about: eventId,
        happenedAt,
        content: content(
          `${caseId.startsWith('reply') ? 'reply' : 'post'}_${action}`,
          linkOf({ kind: 'post', id: postId }),
          { thingId: postId, subject: inBoth(postTitle), note: reason === '' ? null : reason },
        ),
      };

export const certificateIssued = (
  { userId, courseId, code }: DataOf<typeof certificateIssuedV1>,
  happenedAt: Date,
): Fact => ({
  id: code,
  userId,
  activity: 'certificate',
  about: code,
  happenedAt,
  content: content('certificate', `/certificates/${code}`, { thingId: courseId }),
});

type Overruled = Pick<
  DataOf<typeof verdictOverruledV1>,
  'userId' | 'courseId' | 'lessonId' | 'exerciseId' | 'passed' | 'decidedBy'
>;

/** Decisions on the attempts at one exercise share a notification, which says what counts after the last of them. */
export const verdictOverruled = (
  { userId, courseId, lessonId, exerciseId, passed, decidedBy }: Overruled,
  { eventId, happenedAt }: { eventId: string; happenedAt: Date },
): Fact => ({
  id: eventId,
  userId,
  // What the academy's people say to one learner is one choice in the settings, as answers are.
  activity: 'answer',
  about: exerciseId,
  happenedAt,
  content: content(
    passed ? (decidedBy === 'time' ? 'verdict_counts' : 'verdict_passed') : 'verdict_failed',
    `/lessons/${lessonId}?exercise=${encodeURIComponent(exerciseId)}`,
    { thingId: courseId },
  ),
});

interface Reached {
  week: string;
  kind: 'lessons' | 'exercises';
  target: number;
  streakWeeks: number;
}

interface Occasion {
  userId: string;
  eventId: string;
  happenedAt: Date;
}

const ofPlan = (
  { userId, eventId, happenedAt }: Occasion,
  text: NotificationContent['text'],
  at: Date | null = null,
): Fact => ({
  id: eventId,
  userId,
  activity: 'plan',
  about: eventId,
  happenedAt,
  content: content(text, '/settings#plan', { at }),
});

export const planChanged = (plan: Plan, occasion: Occasion): Fact => ofPlan(occasion, `plan_${plan}`);

/** Null for a state that is no news beside the change of the plan itself. */
export const subscriptionChanged = (
  { state, endsAt }: { state: string; endsAt: Date | null },
  occasion: Occasion,
): Fact | null =>
  state === 'cancelling' || state === 'past_due' ? ofPlan(occasion, `plan_${state}`, endsAt) : null;

/** What a learner set out to practise in a week, and did. */
export const weeklyGoalReached = (
  { week, kind, target, streakWeeks }: Reached,
  { userId, happenedAt }: Omit<Occasion, 'eventId'>,
): Fact => ({
  id: week,
  userId,
  activity: 'weekly_goal',
  about: week,
  happenedAt,
  content: content('weekly_goal', '/', {
    weekly: { unit: kind, goal: target, done: target, streakWeeks },
  }),
});

/** One notification, however many days it stays unread: yesterday's list is not worth another. */
export const practiceDue = (
  { date, count }: { date: string; count: number },
  { userId, happenedAt }: Omit<Occasion, 'eventId'>,
): Fact => ({
  id: date,
  userId,
  activity: 'practice_reminder',
  about: 'practice',
  happenedAt,
  content: content('practice_reminder', '/', {
    dueExercises: count,
  }),
});

/** The answer itself is mailed by the service that answered, and stands with the question. */
export const helpAnswered = (helpId: string, occasion: Occasion): Fact => ({
  id: occasion.eventId,
  userId: occasion.userId,
  activity: 'answer',
  about: helpId,
  happenedAt: occasion.happenedAt,
  content: content('answer', `/help#question-${helpId}`),
});
