import { useDataProvider, useNotify } from 'ra-core';
import type { AcademyDataProvider } from '../../app/data-provider.ts';
import { useDeletedNotice } from '../bin/use-deleted-notice.tsx';
import type { TemplateKind } from '../exercise-templates/template-kinds.ts';
import { useFailureNotice } from '../use-failure-notice.tsx';
import type { Titles } from './add-row.tsx';

type Kind = 'lessons' | 'exercises';

/** A row as it was seen: an exercise's version is its lesson's. */
export interface Versioned {
  id: string;
  version: number;
}

const minutesOfNewLesson = 10;

/** Makes, duplicates, moves away and deletes lessons and exercises; `reload` brings what came of it. */
export function useOutlineActions(reload: () => Promise<void>) {
  const provider = useDataProvider<AcademyDataProvider>();
  const notify = useNotify();
  const showFailure = useFailureNotice();

  const showDeleted = useDeletedNotice();

  async function attempt(
    kind: Kind,
    what: string,
    work: () => Promise<unknown>,
    say = () => notify(`resources.outline.done.${what}.${kind}`, { type: 'success' }),
  ) {
    try {
      await work();
      say();
    } catch (error) {
      showFailure(`resources.outline.failures.${what}`, error);
    }
    await reload();
  }

  const changeLesson = ({ id, version }: Versioned, data: object) =>
    provider.update('lessons', { id, data, previousData: { id, version } });

  return {
    /** @throws what the server refuses, which stands beside the titles. */
    async addLesson(courseId: string, { id, titleEs, titleEn }: Titles & { id: string }) {
      await provider.create('lessons', {
        data: { id, titleEs, titleEn, courseId, estimatedMinutes: minutesOfNewLesson },
      });
      await reload();
    },
    /** @throws what the server refuses, which stands beside the titles. */
    async addExercise(
      lessonId: string,
      { template, ...titles }: Titles & { id: string; template: TemplateKind },
    ) {
      const { partsOf } = await import('../exercise-templates/templates.ts');
      await provider.create('exercises', { data: { ...titles, ...partsOf(template), lessonId } });
      await reload();
    },
    duplicate: (kind: Kind, id: string) =>
      attempt(kind, 'duplicate', () =>
        provider.act(kind, { id, action: 'duplicate', body: { id: crypto.randomUUID() } }),
      ),
    remove: (kind: Kind, { id, version }: Versioned) =>
      attempt(
        kind,
        'delete',
        () => provider.delete(kind, { id, previousData: { id, version } }),
        () => showDeleted({ resource: kind, id, onRestored: () => void reload() }),
      ),
    moveToCourse: (lesson: Versioned, courseId: string) =>
      attempt('lessons', 'moveAway', () => changeLesson(lesson, { courseId })),
    publish: (lesson: Versioned) =>
      attempt('lessons', 'publish', () => changeLesson(lesson, { status: 'published' })),
    hide: (lesson: Versioned) => attempt('lessons', 'hide', () => changeLesson(lesson, { status: 'draft' })),
  };
}
