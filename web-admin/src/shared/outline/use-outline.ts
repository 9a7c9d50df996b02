import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useCallback, useState } from 'react';
import type { AcademyDataProvider } from '../../app/data-provider.ts';
import { orderOf } from './outline-moves.ts';
import type { Outline } from './outline.ts';
import { createOwnVersions } from './own-versions.ts';
import { showSaved } from './show-saved.ts';

const keyOf = (courseId: string) => ['courses', 'outline', courseId];

/** A course's outline as the server has it. */
export function useOutline(courseId: string) {
  const provider = useDataProvider<AcademyDataProvider>();
  return useQuery({
    queryKey: keyOf(courseId),
    queryFn: () => provider.part<Outline>('courses', { id: courseId, part: 'outline' }),
    enabled: courseId !== '',
  });
}

/** What changes the outline that is known here: its order, and reading it anew after anything else. */
export function useOutlineChanges(courseId: string) {
  const queries = useQueryClient();
  const provider = useDataProvider<AcademyDataProvider>();
  const [ownVersions] = useState(createOwnVersions);
  const saveOrder = useCallback(
    async (order: Outline) => {
      const queryKey = keyOf(courseId);
      // An answer that was on its way before would show the order of before.
      await queries.cancelQueries({ queryKey });
      const version = ownVersions.newestOf(order.version);
      const body = orderOf(order);
      const saved = await provider.act<Outline>('courses', {
        id: courseId,
        action: 'outline',
        method: 'PUT',
        body,
        version,
      });
      ownVersions.note(version, saved.version);
      await showSaved(queries, queryKey, saved);
    },
    [courseId, ownVersions, provider, queries],
  );
  const reload = useCallback(
    () => queries.invalidateQueries({ queryKey: keyOf(courseId) }),
    [courseId, queries],
  );
  return { saveOrder, reload };
}
