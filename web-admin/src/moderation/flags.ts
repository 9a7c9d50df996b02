import FlagIcon from '@mui/icons-material/FlagOutlined';
import { lazy } from 'react';

export default {
  name: 'flags',
  list: lazy(() => import('./flag-list.tsx').then(({ FlagList }) => ({ default: FlagList }))),
  show: lazy(() => import('./case-show.tsx').then(({ CaseShow }) => ({ default: CaseShow }))),
  icon: FlagIcon,
};
