import CategoryIcon from '@mui/icons-material/FolderOutlined';
import { lazy } from 'react';
import { ownName } from '../app/i18n/own-name.ts';

export default {
  name: 'document-categories',
  list: lazy(() =>
    import('./document-category-list.tsx').then(({ DocumentCategoryList }) => ({
      default: DocumentCategoryList,
    })),
  ),
  create: lazy(() =>
    import('./document-category-forms.tsx').then(({ DocumentCategoryCreate }) => ({
      default: DocumentCategoryCreate,
    })),
  ),
  edit: lazy(() =>
    import('./document-category-forms.tsx').then(({ DocumentCategoryEdit }) => ({
      default: DocumentCategoryEdit,
    })),
  ),
  icon: CategoryIcon,
  recordRepresentation: ownName,
};
