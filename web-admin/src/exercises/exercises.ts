import ExerciseIcon from '@mui/icons-material/EditNoteOutlined';
import { lazy } from 'react';
import { storedLanguage } from '../app/i18n/stored-language.ts';

export default {
  name: 'exercises',
  list: lazy(() => import('./exercise-list.tsx').then(({ ExerciseList }) => ({ default: ExerciseList }))),
  edit: lazy(() => import('./exercise-edit.tsx').then(({ ExerciseEdit }) => ({ default: ExerciseEdit }))),
  icon: ExerciseIcon,
  recordRepresentation: ({ titleEs, titleEn }: { titleEs: string; titleEn: string }) =>
    storedLanguage() === 'es' ? titleEs : titleEn,
};
