import AttemptIcon from '@mui/icons-material/FactCheckOutlined';
import type { StaffAttempt } from '@academy/contracts/http/catalog/staff-attempts.ts';
import { lazy } from 'react';
import { ownTitle } from '../app/i18n/own-title.ts';

const exerciseTitle = ({ exerciseTitleEs, exerciseTitleEn }: StaffAttempt): string =>
  ownTitle({ titleEs: exerciseTitleEs, titleEn: exerciseTitleEn });

export default {
  name: 'attempts',
  list: lazy(() => import('./attempt-list.tsx').then(({ AttemptList }) => ({ default: AttemptList }))),
  show: lazy(() => import('./attempt-show.tsx').then(({ AttemptShow }) => ({ default: AttemptShow }))),
  icon: AttemptIcon,
  recordRepresentation: ({ learner, userId }: StaffAttempt) => learner || userId,
  options: { isSearched: true, detail: exerciseTitle },
};
