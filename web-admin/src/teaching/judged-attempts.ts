import JudgedIcon from '@mui/icons-material/FactCheckOutlined';
import { lazy } from 'react';

export default {
  name: 'judged-attempts',
  list: lazy(() =>
    import('./judged-attempt-list.tsx').then(({ JudgedAttemptList }) => ({ default: JudgedAttemptList })),
  ),
  icon: JudgedIcon,
  options: { isOffMenu: true },
};
