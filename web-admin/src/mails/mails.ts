import MailIcon from '@mui/icons-material/MailOutlined';
import { lazy } from 'react';

export default {
  name: 'mails',
  list: lazy(() => import('./mail-list.tsx').then(({ MailList }) => ({ default: MailList }))),
  show: lazy(() => import('./mail-show.tsx').then(({ MailShow }) => ({ default: MailShow }))),
  icon: MailIcon,
};
