import i18next from 'i18next';
import { toast } from '../ui/toast/toast-store.ts';

type Fetch = typeof fetch;

const code = 'viewing-read-only';
/** One toast shows at a time: this one comes after what the screen itself says of a failure. */
const AFTER_OWN_MS = 100;

/** Sends what reads. What would change something is refused here already, and the reader is told why; the server refuses it too. */
export const readOnlyFetch =
  (send: Fetch): Fetch =>
  async (input, init) => {
    if ((init?.method ?? 'GET') === 'GET') return send(input, init);
    const detail = i18next.t('viewing.readOnly');
    setTimeout(() => toast({ title: i18next.t('viewing.readOnlyTitle'), description: detail }), AFTER_OWN_MS);
    return Response.json({ type: `/problems/${code}`, status: 403, detail, error: detail }, { status: 403 });
  };
