import LearnersIcon from '@mui/icons-material/GroupsOutlined';
import { lazy } from 'react';

/** Not in the menu: the figures of a course lead here. */
export default {
  name: 'course-learners',
  list: lazy(() =>
    import('./course-learner-list.tsx').then(({ CourseLearnerList }) => ({ default: CourseLearnerList })),
  ),
  icon: LearnersIcon,
  options: { isOffMenu: true },
};
