import type { staffLessonSchema } from '@academy/contracts/http/catalog/staff-lessons.ts';
import type { z } from 'zod';

export type StaffLesson = z.infer<typeof staffLessonSchema>;
