import type { Language } from '@academy/contracts/shared/language.ts';
import type { NotificationActivity } from '@academy/contracts/shared/notification-activities.ts';
import type { NotificationText } from '@academy/contracts/shared/notification-texts.ts';

export type SubjectKind = 'post' | 'course' | 'document';

/** What a notification or a digest is about. */
export interface Subject {
  kind: SubjectKind;
  id: string;
  titleEs: string;
  titleEn: string;
  /** The one that it was written in; null for what is in both. */
  language: Language | null;
  /** When people could see it first; null where that is not known. */
  publishedAt: Date | null;
  isVisible: boolean;
  /** Whether it came with the academy's first content; absent where only later changes of it are known. */
  isImported?: boolean;
}

const links: Readonly<Record<SubjectKind, string>> = {
  post: '/community/posts/',
  course: '/courses/',
  document: '/library/',
};

export const linkOf = ({ kind, id }: Pick<Subject, 'kind' | 'id'>): string => `${links[kind]}${id}`;

/** Notifications that name a course, whose title is looked up when they are shown. */
export const aboutCourses: readonly NotificationText[] = [
  'certificate',
  'verdict_passed',
  'verdict_failed',
  'verdict_counts',
];

/** Notifications that lead to a post, and are worth nothing while others cannot see it. */
export const aboutPosts: readonly NotificationActivity[] = ['reply', 'subscribed_post', 'accepted_answer'];
