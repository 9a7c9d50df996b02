import type { CourseImportPlan } from '@academy/contracts/http/catalog/staff-transfer.ts';
import type { ImportChoice, ImportSource } from '@academy/contracts/shared/content-transfer.ts';
import { decideImport } from '@academy/service-kit/content/transfer/decide-import.ts';
import { assertDecided } from '@academy/service-kit/content/transfer/plan-choices.ts';
import { planOutdated } from '@academy/service-kit/content/transfer/transfer-texts.ts';
import { createdIds } from '../../domain/transfer/import-steps.ts';
import type { CatalogDeps } from '../deps.ts';
import { assertPlaces } from './assert-places.ts';
import { basisOf, planImport, storedCourse } from './plan-import.ts';
import { finishCourseImport } from './settle-import.ts';

interface Importing {
  source: ImportSource;
  /** Of the plan that staff have seen. */
  basis: string;
  choices: readonly ImportChoice[];
  actorId: string;
}

/**
 * Imports a course from its files, all or nothing. Gives what was created and changed. Throws DomainError 400 where a file
 * is at fault, and 409 where the course is another one than staff have seen, another import is under way, or a conflict is not decided.
 */
export const importCourse = async (
  deps: CatalogDeps,
  { source, basis, choices, actorId }: Importing,
): Promise<CourseImportPlan> => {
  const { plan, steps, course } = await planImport(deps, { source, choices });
  if (plan.basis !== basis) throw planOutdated();
  assertDecided(plan, choices);
  const decided = await decideImport(deps.courseImports, {
    id: plan.courseId,
    actorId,
    at: deps.now(),
    creates: createdIds(steps),
    steps,
    assertAsPlanned: async () => {
      // What has the ids of its files, and the course itself.
      await assertPlaces(deps, course);
      const stored = await storedCourse(deps, plan.courseId);
      if ((await basisOf(deps, stored)) !== plan.basis) throw planOutdated();
    },
  });
  await finishCourseImport(deps, decided);
  return plan;
};
