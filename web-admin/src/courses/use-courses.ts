import { useGetList } from 'ra-core';
import type { StaffCourse } from './types.ts';

/** All courses in their order, drafts too. */
export const useCourses = () =>
  useGetList<StaffCourse>('courses', {
    pagination: { page: 1, perPage: 1000 },
    sort: { field: 'orderIndex', order: 'ASC' },
  });
