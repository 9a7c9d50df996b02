import LibraryIcon from '@mui/icons-material/MenuBookOutlined';
import { ownTitle } from '../app/i18n/own-title.ts';
import { DocumentCreate } from './document-create.tsx';
import { DocumentEdit } from './document-edit.tsx';
import { DocumentList } from './document-list.tsx';

export default {
  name: 'documents',
  list: DocumentList,
  create: DocumentCreate,
  edit: DocumentEdit,
  icon: LibraryIcon,
  options: { isSearched: true },
  recordRepresentation: ownTitle,
};
