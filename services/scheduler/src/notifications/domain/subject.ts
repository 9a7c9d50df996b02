import type { Language } from '@academy/contracts/shared/language.ts';

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
