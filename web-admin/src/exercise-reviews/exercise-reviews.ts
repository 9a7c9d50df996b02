import ReviewIcon from '@mui/icons-material/RuleOutlined';
import { lazy } from 'react';

export default {
  name: 'exercise-reviews',
  list: lazy(() =>
    import('./exercise-review-list.tsx').then(({ ExerciseReviewList }) => ({ default: ExerciseReviewList })),
  ),
  show: lazy(() =>
    import('./exercise-review-show.tsx').then(({ ExerciseReviewShow }) => ({ default: ExerciseReviewShow })),
  ),
  icon: ReviewIcon,
};
