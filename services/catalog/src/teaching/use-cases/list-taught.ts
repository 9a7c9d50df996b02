import type { TaughtExercise } from '@academy/contracts/http/catalog/teaching.ts';
import type { StaffList } from '@academy/service-kit/staff/staff-list.ts';
import { staffPage } from '@academy/service-kit/staff/staff-page.ts';
import { z } from 'zod';
import type { CatalogDeps } from '../../use-cases/deps.ts';
import { lessonsInOrder } from '../../use-cases/staff-content/lessons-in-order.ts';

const list = {
  text: ({ titleEs, titleEn }: TaughtExercise) => [titleEs, titleEn],
  sortable: ['titleEs', 'titleEn', 'offered', 'judged', 'waiting', 'version'] as const,
  filters: z.strictObject({ courseId: z.string().optional() }),
};

/** Exercises with attempts to judge or judged, those with most to judge first. */
export const listTaughtExercises = async (
  deps: CatalogDeps,
  query: StaffList,
): Promise<{ rows: TaughtExercise[]; total: number }> => {
  const { offeredAttempts, judgedAttempts, taughtExercises } = deps;
  const [lessons, offered, judged] = await Promise.all([
    lessonsInOrder(deps),
    offeredAttempts.countByExercise(),
    judgedAttempts.countByExercise(),
  ]);
  const all = await Promise.all(
    lessons.flatMap(({ courseId, exercises }) =>
      exercises.map(async ({ id, titleEs, titleEn }): Promise<TaughtExercise> => ({
        id,
        titleEs,
        titleEn,
        courseId,
        offered: offered.get(id) ?? 0,
        judged: judged.get(id)?.judged ?? 0,
        waiting: judged.get(id)?.waiting ?? 0,
        version: await taughtExercises.numberOf(id),
      })),
    ),
  );
  const rows = all
    .filter((one) => one.offered + one.judged + one.version > 0)
    .toSorted((one, other) => other.offered - one.offered);
  return staffPage(rows, query, list);
};
