import LeadIcon from '@mui/icons-material/BusinessOutlined';
import { lazy } from 'react';
import type { StaffLead } from '../shared/inquiries/types.ts';

export default {
  name: 'leads',
  list: lazy(() => import('./lead-list.tsx').then(({ LeadList }) => ({ default: LeadList }))),
  show: lazy(() => import('./lead-show.tsx').then(({ LeadShow }) => ({ default: LeadShow }))),
  icon: LeadIcon,
  recordRepresentation: ({ company }: StaffLead) => company,
  options: { isSearched: true, detail: ({ name }: StaffLead) => name },
};
