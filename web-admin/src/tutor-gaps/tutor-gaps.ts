import TutorGapIcon from '@mui/icons-material/TravelExploreOutlined';
import { lazy } from 'react';

export default {
  name: 'tutor-gaps',
  list: lazy(() => import('./tutor-gap-list.tsx').then(({ TutorGapList }) => ({ default: TutorGapList }))),
  icon: TutorGapIcon,
  options: { isSearched: true },
};
