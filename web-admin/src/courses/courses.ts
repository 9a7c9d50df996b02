import CourseIcon from '@mui/icons-material/SchoolOutlined';
import { lazy } from 'react';
import { currentLanguage } from '../app/i18n/current-language.ts';

export default {
  name: 'courses',
  list: lazy(() => import('./course-list.tsx').then(({ CourseList }) => ({ default: CourseList }))),
  edit: lazy(() => import('./course-edit.tsx').then(({ CourseEdit }) => ({ default: CourseEdit }))),
  icon: CourseIcon,
  recordRepresentation: ({ titleEs, titleEn }: { titleEs: string; titleEn: string }) =>
    currentLanguage() === 'es' ? titleEs : titleEn,
};
