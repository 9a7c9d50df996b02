import { languageOf } from '@academy/service-kit/http/language.ts';
import type { Pages } from '../http-server.ts';
import { portalOpenFor } from '../renewals.ts';
import { showCheckout, submitCheckout } from './checkout-actions.ts';
import { layoutTexts } from './layout-texts.ts';
import { messagePage } from './message-page.ts';
import type { PageContext } from './page-context.ts';
import { pageHeaders } from './page-headers.ts';
import { showPortal, submitPortal } from './portal-actions.ts';

const address = /^\/(c\/pay|p\/session)\/([^/]+)$/;

const answerPage =
  (context: PageContext): Pages['answer'] =>
  ({ method, path, params }, headers) => {
    const [, kind, id = ''] = address.exec(path) ?? [];
    if (kind === undefined) return null;
    const { world, site } = context;
    const isSent = method === 'POST';
    const checkout = kind === 'c/pay' ? world.sessions.get(id) : undefined;
    if (checkout) return isSent ? submitCheckout(context, checkout, params) : showCheckout(context, checkout);
    const portal = kind === 'p/session' ? world.portalSessions.get(id) : undefined;
    if (portal && portal.created > world.now() - portalOpenFor)
      return isSent ? submitPortal(context, portal, params) : showPortal(context, portal, params['outcome']);
    const { notFoundTitle: title, notFound: text } = layoutTexts;
    const message = { language: languageOf({ headers }), title, text, url: `${site.publicUrl}/settings` };
    return { status: 404, page: messagePage(message, site) };
  };

/** The two pages that Stripe has for customers: where they pay, and where they look after what they bought. */
export const createPages = (context: PageContext): Pages => ({
  headers: pageHeaders(context.site.publicUrl),
  answer: answerPage(context),
});
