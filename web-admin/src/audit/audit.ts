import AuditIcon from '@mui/icons-material/HistoryOutlined';
import { lazy } from 'react';

export default {
  name: 'audit',
  list: lazy(() => import('./audit-list.tsx').then(({ AuditList }) => ({ default: AuditList }))),
  icon: AuditIcon,
  options: { isSearched: true },
};
