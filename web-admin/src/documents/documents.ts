import type { StaffDocument } from '@academy/contracts/http/library/documents.ts';
import LibraryIcon from '@mui/icons-material/MenuBookOutlined';
import { currentLanguage } from '../app/i18n/current-language.ts';
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
    currentLanguage() === 'es' ? titleEs : titleEn,
};
