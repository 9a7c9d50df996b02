import HelpIcon from '@mui/icons-material/ContactSupportOutlined';
import { lazy } from 'react';
import type { StaffHelp } from '../shared/inquiries/types.ts';

export default {
  name: 'help',
  list: lazy(() => import('./help-list.tsx').then(({ HelpList }) => ({ default: HelpList }))),
  show: lazy(() => import('./help-show.tsx').then(({ HelpShow }) => ({ default: HelpShow }))),
  icon: HelpIcon,
  recordRepresentation: ({ subject }: StaffHelp) => subject,
  options: { isSearched: true, detail: ({ name }: StaffHelp) => name },
};
