import type { LessonRecord } from '../domain/lesson.ts';

/** Published lessons that were asked for, held in memory by id. */
export interface KnownLessons {
  /** The lesson, or null where it is not published. Callers that come while it is being read share the read. */
  find(id: string): Promise<LessonRecord | null>;
  /** Drops the lesson unless what is held is of this version or a newer one. */
  forgetBefore(id: string, version: number): void;
  forget(): void;
}

interface Held {
  lesson: Promise<LessonRecord | null>;
  /** Null while it is being read: whatever is read then may be older than an event that comes meanwhile. */
  version: number | null;
}

export const createKnownLessons = (load: (id: string) => Promise<LessonRecord | null>): KnownLessons => {
  const held = new Map<string, Held>();

  const drop = (id: string, mine: Held): void => {
    if (held.get(id) === mine) held.delete(id);
  };

  const begin = (id: string): Held => {
    const mine: Held = { lesson: load(id), version: null };
    held.set(id, mine);
    mine.lesson.then(
      (lesson) => {
        if (lesson) mine.version = lesson.version;
        else drop(id, mine);
      },
      () => drop(id, mine),
    );
    return mine;
  };

  return {
    find: (id) => (held.get(id) ?? begin(id)).lesson,
    forgetBefore: (id, version) => {
      if ((held.get(id)?.version ?? -1) < version) held.delete(id);
    },
    forget: () => held.clear(),
  };
};
