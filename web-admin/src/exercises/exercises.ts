import ExerciseIcon from '@mui/icons-material/EditNoteOutlined';
import { lazy } from 'react';
import { currentLanguage } from '../app/i18n/current-language.ts';

export default {
  name: 'exercises',
  list: lazy(() => import('./exercise-list.tsx').then(({ ExerciseList }) => ({ default: ExerciseList }))),
  edit: lazy(() => import('./exercise-edit.tsx').then(({ ExerciseEdit }) => ({ default: ExerciseEdit }))),
  icon: ExerciseIcon,
  recordRepresentation: ({ titleEs, titleEn }: { titleEs: string; titleEn: string }) =>
    currentLanguage() === 'es' ? titleEs : titleEn,
};
