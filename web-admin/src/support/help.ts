import HelpIcon from '@mui/icons-material/ContactSupportOutlined';
import { lazy } from 'react';

export default {
  name: 'help',
  list: lazy(() => import('./help-list.tsx').then(({ HelpList }) => ({ default: HelpList }))),
  show: lazy(() => import('./help-show.tsx').then(({ HelpShow }) => ({ default: HelpShow }))),
  icon: HelpIcon,
};
