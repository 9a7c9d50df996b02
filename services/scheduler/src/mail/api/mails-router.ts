import { mailEndpoints } from '@academy/contracts/http/scheduler/mails.ts';
import { route, type RouteDeps } from '@academy/service-kit/http/route.ts';
import { parseStaffList, sendStaffList } from '@academy/service-kit/staff/staff-list.ts';
import { Router } from 'express';
import type { MailDeps } from '../use-cases/mail-deps.ts';
import { listMails, readMail, sendMailAgain } from '../use-cases/staff-mails.ts';

/** Mails for administrators: what became of them, and those that failed sent again. */
export const mailsRouter = (routes: RouteDeps, deps: MailDeps): Router => {
  const router = Router();

  route(router, mailEndpoints.staffListMails, routes, async ({ query, res }) => {
    const list = parseStaffList(query);
    const { rows, total } = await listMails(deps, list);
    return sendStaffList(res, 'mails', rows, list.range, total);
  });

  route(router, mailEndpoints.staffGetMail, routes, ({ params }) => readMail(deps, params.id));

  route(router, mailEndpoints.staffSendMailAgain, routes, ({ params, caller }) =>
    sendMailAgain(deps, { id: params.id, actorId: caller.userId }),
  );

  return router;
};
