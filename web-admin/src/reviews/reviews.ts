import ReviewIcon from '@mui/icons-material/RateReviewOutlined';
import { lazy } from 'react';

export default {
  name: 'reviews',
  list: lazy(() => import('./review-list.tsx').then(({ ReviewList }) => ({ default: ReviewList }))),
  icon: ReviewIcon,
  options: { isSearched: true },
};
