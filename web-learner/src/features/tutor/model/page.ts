import type { TutorPage } from '@academy/contracts/http/ai/tutor-questions.ts';

const kinds: Readonly<Record<string, TutorPage['kind']>> = {
  courses: 'course',
  lessons: 'lesson',
  library: 'document',
};

/** The course, lesson or document that an address of the app shows; undefined for every other page. */
export function pageAt(pathname: string): TutorPage | undefined {
  const [, section = '', id] = /^\/([a-z]+)\/([A-Za-z0-9_-]{1,200})\/?$/.exec(pathname) ?? [];
  const kind = kinds[section];
  return kind && id !== undefined ? { kind, id } : undefined;
}

/** Which suggested questions suit a page. */
export type SuggestionSet = 'exercise' | TutorPage['kind'] | 'community' | 'general';

export function suggestionsFor(pathname: string, hasExercise: boolean): SuggestionSet {
  if (hasExercise) return 'exercise';
  return pageAt(pathname)?.kind ?? (/^\/community(\/|$)/.test(pathname) ? 'community' : 'general');
}
