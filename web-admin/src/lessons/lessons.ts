import LessonIcon from '@mui/icons-material/AutoStoriesOutlined';
import { lazy } from 'react';
import { withRubricTexts } from '../app/i18n/i18n-provider.ts';
import { ownTitle } from '../app/i18n/own-title.ts';

export default {
  name: 'lessons',
  list: lazy(() => import('./lesson-list.tsx').then(({ LessonList }) => ({ default: LessonList }))),
  edit: lazy(() =>
    withRubricTexts(import('./lesson-edit.tsx')).then(({ LessonEdit }) => ({ default: LessonEdit })),
  ),
  icon: LessonIcon,
  options: { isSearched: true },
  recordRepresentation: ownTitle,
};
