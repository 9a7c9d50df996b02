import StuckIcon from '@mui/icons-material/HikingOutlined';
import { createElement, lazy } from 'react';
import { Route } from 'react-router-dom';

const LearningFigures = lazy(() =>
  import('./figures/learning-figures.tsx').then(({ LearningFigures }) => ({ default: LearningFigures })),
);

export default {
  name: 'stuck-learners',
  list: lazy(() =>
    import('./stuck-learner-list.tsx').then(({ StuckLearnerList }) => ({ default: StuckLearnerList })),
  ),
  children: createElement(Route, { path: 'figures', element: createElement(LearningFigures) }),
  icon: StuckIcon,
  options: { isSearched: true },
};
