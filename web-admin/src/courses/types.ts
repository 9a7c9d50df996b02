import type { staffCourseSchema } from '@academy/contracts/http/catalog/staff-content.ts';
import type { z } from 'zod';

export type StaffCourse = z.infer<typeof staffCourseSchema>;
