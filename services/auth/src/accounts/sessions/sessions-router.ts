import { Router, type Request, type Response } from 'express';
import { accountEndpoints } from '@academy/contracts/http/auth/accounts.ts';
import { accountMailEndpoints } from '@academy/contracts/http/auth/account-mails.ts';
import { route, type RouteDeps } from '@academy/service-kit/http/route.ts';
import type { AuthDeps } from '../../deps.ts';
import { deviceOf } from './device.ts';
import { invalidCredentials } from './session-texts.ts';
import { endOwnSession, signOut } from './end-session.ts';
import { listSessions } from './list-sessions.ts';
import { openSession, type SignedIn } from './open-session.ts';
import { refreshSession } from './refresh-session.ts';
import { acceptInvitation } from '../invitations/accept/accept-invitation.ts';
import { openInvitation } from '../invitations/accept/open-invitation.ts';
import { register } from '../users/register.ts';
import { verifyCredentials } from '../sign-in/verify-credentials.ts';
import type { createSignInReport } from '../sign-in/sign-in-report.ts';
import { createKnownBrowsers } from '../sign-in/known-browser-cookie.ts';
import { clearRefreshCookie, readRefreshCookies, setRefreshCookie } from './refresh-cookie.ts';
import { assertSameSite } from './same-site.ts';
import { createAuthenticate } from '../sign-in/sign-in-strategy.ts';
import { sessionView, userView } from '../users/user-views.ts';

const device = (req: Request) => deviceOf(req.get('user-agent'));

/** Signing up, in and out, and the sessions that come of it. */
export const sessionsRouter = (
  routeDeps: RouteDeps,
  deps: AuthDeps,
  reported: ReturnType<typeof createSignInReport>,
): Router => {
  const router = Router();
  const publicUrl = deps.config.PUBLIC_URL;
  const browsers = createKnownBrowsers({ key: deps.browserKey, publicUrl, now: deps.now });
  const authenticate = createAuthenticate(
    reported((credentials) => verifyCredentials(deps, credentials)),
    browsers.idOf,
  );

  const replySignedIn = (res: Response, signedIn: SignedIn) => {
    setRefreshCookie(res, publicUrl, signedIn);
    return { user: userView(signedIn.user), token: signedIn.token };
  };
  /** After a password or a registration; a renewal says nothing of who sits there. */
  const replyArrived = (res: Response, signedIn: SignedIn) => {
    const reply = replySignedIn(res, signedIn);
    browsers.remember(res, signedIn.user.email);
    return reply;
  };

  route(router, accountEndpoints.register, routeDeps, async ({ body, language, req, res }) => {
    const arrival = { address: req.ip ?? '', device: device(req), language };
    return replyArrived(res, await register(deps, body, arrival));
  });

  route(router, accountMailEndpoints.openInvitation, routeDeps, ({ body }) =>
    openInvitation(deps, body.token),
  );

  route(router, accountMailEndpoints.acceptInvitation, routeDeps, async ({ body, req, res }) =>
    replyArrived(res, await acceptInvitation(deps, body, { device: device(req) })),
  );

  route(router, accountEndpoints.login, routeDeps, async ({ body, req, res }) => {
    const user = await authenticate(req, res);
    if (!user) throw invalidCredentials();
    const kind = { persistent: body.rememberMe ?? false, device: device(req) };
    return replyArrived(res, await openSession(deps, user, kind));
  });

  route(router, accountEndpoints.refresh, routeDeps, async ({ req, res }) => {
    assertSameSite(req, publicUrl);
    return replySignedIn(res, await refreshSession(deps, readRefreshCookies(req, publicUrl)));
  });

  route(router, accountEndpoints.logout, routeDeps, async ({ req, res, caller }) => {
    assertSameSite(req, publicUrl);
    await signOut(deps, readRefreshCookies(req, publicUrl), caller);
    clearRefreshCookie(res, publicUrl);
    return undefined;
  });

  route(router, accountEndpoints.listSessions, routeDeps, async ({ caller, language }) => {
    const sessions = await listSessions(deps, caller);
    return sessions.map((session) => sessionView(session, { currentId: caller.sessionId, language }));
  });

  route(router, accountEndpoints.endSession, routeDeps, async ({ params, caller }) => {
    await endOwnSession(deps, caller, params.id);
    return undefined;
  });

  return router;
};
