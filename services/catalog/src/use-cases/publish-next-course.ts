import type { AutomationWork } from '@academy/service-kit/automations/automation-work.ts';
import { publishNext } from '@academy/service-kit/content/publish-next.ts';
import type { CatalogDeps } from './deps.ts';
import { editCourse } from './staff-content/edit-course.ts';

/** The work of a run: publishes the course that has been queued longest, as staff would. */
export const publishNextCourse = (deps: CatalogDeps): AutomationWork =>
  publishNext({
    content: deps.courses,
    edit: async (before, fields) => ({
      ...(await editCourse(deps, before, { fields, at: deps.now() })),
      saved: { by: null, source: 'automation' as const },
    }),
    forget: deps.outline.forget,
  });
