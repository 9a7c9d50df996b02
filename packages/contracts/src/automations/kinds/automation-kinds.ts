import type { AutomationKind } from './automation-kind.ts';
import { exerciseReview } from './exercise-review/exercise-review.ts';
import { practiceReminder } from './practice-reminder/practice-reminder.ts';
import { publishNextCourse } from './publish-next-course/publish-next-course.ts';
import { publishNextDocument } from './publish-next-document/publish-next-document.ts';
import { reconcileSubscriptions } from './reconcile-subscriptions/reconcile-subscriptions.ts';
import { refreshNews } from './refresh-news/refresh-news.ts';
import { refreshTools } from './refresh-tools/refresh-tools.ts';
import { retentionSweep } from './retention-sweep/retention-sweep.ts';
import { weeklyDigest } from './weekly-digest/weekly-digest.ts';
import { weeklyGoal } from './weekly-goal/weekly-goal.ts';

/** What staff can have done by time, by type, in the order in which they choose. */
export const automationKinds = {
  refresh_news: refreshNews,
  refresh_tools: refreshTools,
  reconcile_subscriptions: reconcileSubscriptions,
  retention_sweep: retentionSweep,
  publish_next_document: publishNextDocument,
  publish_next_course: publishNextCourse,
  exercise_review: exerciseReview,
  practice_reminder: practiceReminder,
  weekly_goal: weeklyGoal,
  weekly_digest: weeklyDigest,
} as const satisfies Readonly<Record<string, AutomationKind>>;

export type AutomationType = keyof typeof automationKinds;

const byType: ReadonlyMap<string, AutomationKind> = new Map(Object.entries(automationKinds));

/** Null for a type of another version of the academy, which an automation or a run may still be of. */
export const findAutomationKind = (type: string): AutomationKind | null => byType.get(type) ?? null;
