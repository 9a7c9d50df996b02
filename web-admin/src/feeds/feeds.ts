import FeedIcon from '@mui/icons-material/RssFeedOutlined';
import { lazy } from 'react';

export default {
  name: 'feeds',
  list: lazy(() => import('./feed-list.tsx').then(({ FeedList }) => ({ default: FeedList }))),
  create: lazy(() => import('./feed-create.tsx').then(({ FeedCreate }) => ({ default: FeedCreate }))),
  icon: FeedIcon,
  options: { isSearched: true },
};
