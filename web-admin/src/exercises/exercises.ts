import ExerciseIcon from '@mui/icons-material/EditNoteOutlined';
import { lazy } from 'react';
import { ownTitle } from '../app/i18n/own-title.ts';

export default {
  name: 'exercises',
  list: lazy(() => import('./exercise-list.tsx').then(({ ExerciseList }) => ({ default: ExerciseList }))),
  edit: lazy(() => import('./exercise-edit.tsx').then(({ ExerciseEdit }) => ({ default: ExerciseEdit }))),
  icon: ExerciseIcon,
  options: { isSearched: true },
  recordRepresentation: ownTitle,
};
