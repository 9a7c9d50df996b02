import ExerciseIcon from '@mui/icons-material/EditNoteOutlined';
import { lazy } from 'react';
import { withRubricTexts } from '../app/i18n/i18n-provider.ts';
import { ownTitle } from '../app/i18n/own-title.ts';

export default {
  name: 'exercises',
  list: lazy(() => import('./exercise-list.tsx').then(({ ExerciseList }) => ({ default: ExerciseList }))),
  edit: lazy(() =>
    withRubricTexts(import('./exercise-edit.tsx')).then(({ ExerciseEdit }) => ({ default: ExerciseEdit })),
  ),
  icon: ExerciseIcon,
  options: { isSearched: true },
  recordRepresentation: ownTitle,
};
