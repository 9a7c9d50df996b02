import BinIcon from '@mui/icons-material/DeleteOutlined';
import { lazy } from 'react';

export default {
  name: 'bin',
  list: lazy(() => import('./bin-list.tsx').then(({ BinList }) => ({ default: BinList }))),
  icon: BinIcon,
  options: { isSearched: true },
};
