import StuckIcon from '@mui/icons-material/HikingOutlined';
import { lazy } from 'react';

export default {
  name: 'stuck-learners',
  list: lazy(() =>
    import('./stuck-learner-list.tsx').then(({ StuckLearnerList }) => ({ default: StuckLearnerList })),
  ),
  icon: StuckIcon,
  options: { isSearched: true },
};
