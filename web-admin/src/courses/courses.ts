import CourseIcon from '@mui/icons-material/SchoolOutlined';
import { lazy } from 'react';
import { storedLanguage } from '../app/i18n/stored-language.ts';

export default {
  name: 'courses',
  list: lazy(() => import('./course-list.tsx').then(({ CourseList }) => ({ default: CourseList }))),
  edit: lazy(() => import('./course-edit.tsx').then(({ CourseEdit }) => ({ default: CourseEdit }))),
  icon: CourseIcon,
  recordRepresentation: ({ titleEs, titleEn }: { titleEs: string; titleEn: string }) =>
    storedLanguage() === 'es' ? titleEs : titleEn,
};
