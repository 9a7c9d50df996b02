import LibraryIcon from '@mui/icons-material/MenuBookOutlined';
import { createElement, lazy } from 'react';
import { Route } from 'react-router-dom';
import { ownTitle } from '../app/i18n/own-title.ts';
import { DocumentCreate } from './document-create.tsx';
import { DocumentEdit } from './document-edit.tsx';
import { DocumentList } from './document-list.tsx';

const DocumentImport = lazy(() =>
  import('./document-import.tsx').then(({ DocumentImport }) => ({ default: DocumentImport })),
);

export default {
  name: 'documents',
  list: DocumentList,
  create: DocumentCreate,
  edit: DocumentEdit,
  children: createElement(Route, { path: 'import', element: createElement(DocumentImport) }),
  icon: LibraryIcon,
  options: { isSearched: true },
  recordRepresentation: ownTitle,
};
