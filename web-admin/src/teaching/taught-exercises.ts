import TeachIcon from '@mui/icons-material/SpellcheckOutlined';
import { createElement, lazy } from 'react';
import { Route } from 'react-router-dom';

const JudgingPage = lazy(() =>
  import('./judging-page.tsx').then(({ JudgingPage }) => ({ default: JudgingPage })),
);

export default {
  name: 'taught-exercises',
  list: lazy(() =>
    import('./taught-exercise-list.tsx').then(({ TaughtExerciseList }) => ({ default: TaughtExerciseList })),
  ),
  children: createElement(Route, { path: ':id/judge', element: createElement(JudgingPage) }),
  icon: TeachIcon,
};
