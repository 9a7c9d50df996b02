import ToolsIcon from '@mui/icons-material/HandymanOutlined';
import { lazy } from 'react';

export default {
  name: 'tools',
  list: lazy(() => import('./tool-list.tsx').then(({ ToolList }) => ({ default: ToolList }))),
  icon: ToolsIcon,
  options: { isSearched: true },
};
