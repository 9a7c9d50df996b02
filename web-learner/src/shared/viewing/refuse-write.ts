import i18next from 'i18next';
import { toast } from '../ui/toast/toast-store.ts';

const code = 'viewing-read-only';
/** One toast shows at a time: this one comes after what the screen itself says of a failure. */
const AFTER_OWN_MS = 100;

/** Answers a write in a viewing as the server would, and tells the reader why. */
export function refuseWrite(): Response {
  const detail = i18next.t('viewing.readOnly');
  setTimeout(() => toast({ title: i18next.t('viewing.readOnlyTitle'), description: detail }), AFTER_OWN_MS);
  return Response.json({ type: `/problems/${code}`, status: 403, detail, error: detail }, { status: 403 });
}
