import LessonIcon from '@mui/icons-material/AutoStoriesOutlined';
import { lazy } from 'react';
import { currentLanguage } from '../app/i18n/current-language.ts';

export default {
  name: 'lessons',
  list: lazy(() => import('./lesson-list.tsx').then(({ LessonList }) => ({ default: LessonList }))),
  edit: lazy(() => import('./lesson-edit.tsx').then(({ LessonEdit }) => ({ default: LessonEdit }))),
  icon: LessonIcon,
  recordRepresentation: ({ titleEs, titleEn }: { titleEs: string; titleEn: string }) =>
    currentLanguage() === 'es' ? titleEs : titleEn,
};
