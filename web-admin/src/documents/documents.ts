import type { StaffDocument } from '@academy/contracts/http/library.ts';
import LibraryIcon from '@mui/icons-material/MenuBookOutlined';
import { storedLanguage } from '../app/i18n/stored-language.ts';
import { DocumentCreate } from './document-create.tsx';
import { DocumentEdit } from './document-edit.tsx';
import { DocumentList } from './document-list.tsx';

export default {
  name: 'documents',
  list: DocumentList,
  create: DocumentCreate,
  edit: DocumentEdit,
  icon: LibraryIcon,
  recordRepresentation: ({ titleEs, titleEn }: StaffDocument) =>
    storedLanguage() === 'es' ? titleEs : titleEn,
};
