import { newDocument as mail } from '../../../mail/kinds/new-document/new-document.ts';
import { defineNotificationKind, mailed } from '../notification-kind.ts';
import { words } from './words.ts';

/** Told to everybody by one record, which follows its document: see `use-cases/announce-document.ts`. */
export const newDocument = defineNotificationKind({
  activity: 'new_document',
  words,
  mail: mailed(mail, (_, { name, subject, url }) => ({
    name,
    title: subject ?? { es: '', en: '' },
    description: null,
    url,
  })),
});
