import CategoryIcon from '@mui/icons-material/CategoryOutlined';
import { lazy } from 'react';
import { ownName } from '../app/i18n/own-name.ts';

export default {
  name: 'categories',
  list: lazy(() => import('./category-list.tsx').then(({ CategoryList }) => ({ default: CategoryList }))),
  create: lazy(() =>
    import('./category-create.tsx').then(({ CategoryCreate }) => ({ default: CategoryCreate })),
  ),
  edit: lazy(() => import('./category-edit.tsx').then(({ CategoryEdit }) => ({ default: CategoryEdit }))),
  icon: CategoryIcon,
  recordRepresentation: ownName,
};
