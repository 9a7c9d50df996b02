import AttemptIcon from '@mui/icons-material/FactCheckOutlined';
import { lazy } from 'react';

export default {
  name: 'attempts',
  list: lazy(() => import('./attempt-list.tsx').then(({ AttemptList }) => ({ default: AttemptList }))),
  show: lazy(() => import('./attempt-show.tsx').then(({ AttemptShow }) => ({ default: AttemptShow }))),
  icon: AttemptIcon,
};
