import type { staffCourseSchema } from '@academy/contracts/http/catalog/staff-courses.ts';
import type { z } from 'zod';

export type StaffCourse = z.infer<typeof staffCourseSchema>;
