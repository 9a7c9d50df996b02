import NewsIcon from '@mui/icons-material/NewspaperOutlined';
import { lazy } from 'react';

export default {
  name: 'news',
  list: lazy(() => import('./news-list.tsx').then(({ NewsList }) => ({ default: NewsList }))),
  icon: NewsIcon,
  options: { isSearched: true },
};
