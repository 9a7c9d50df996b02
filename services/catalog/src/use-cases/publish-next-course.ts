import type { AutomationWork } from '@academy/service-kit/automations/automation-work.ts';
import { namingRefusal, publishNext } from '@academy/service-kit/content/publication-queue.ts';
import type { CourseRecord } from '../domain/course.ts';
import type { CatalogDeps } from './deps.ts';
import { editCourse } from './staff-content/edit-course.ts';

const publishedByRun = async (deps: CatalogDeps, before: CourseRecord, runId: string) => {
  const fields = { status: 'published', publishedByRun: runId } as const;
  try {
    return await editCourse(deps, before, { fields, at: deps.now() });
  } catch (error) {
    throw namingRefusal({ es: before.titleEs, en: before.titleEn }, error);
  }
};

/** The work of a run: publishes the course that has been queued longest, as staff would. */
export const publishNextCourse =
  (deps: CatalogDeps): AutomationWork =>
  async (signal, { runIds }) => {
    const { courses, outline } = deps;
    const publish = async (id: string, runId: string): Promise<boolean> => {
      const changed = await courses.change(id, async (before) =>
        before.status === 'queued' ? publishedByRun(deps, before, runId) : null,
      );
      return changed?.publishedByRun === runId;
    };
    const counts = await publishNext({ ...courses, publish }, { runIds, signal });
    outline.forget();
    return counts;
  };
