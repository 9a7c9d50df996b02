import { Router } from 'express';
import { teamMessageEndpoints } from '@academy/contracts/http/auth/team-messages.ts';
import { expectedVersionOf } from '@academy/service-kit/http/if-match.ts';
import { withVersion } from '@academy/service-kit/http/with-version.ts';
import { route, type RouteDeps } from '@academy/service-kit/http/route.ts';
import { staffResource } from '@academy/service-kit/staff/staff-resource.ts';
import { getUser } from '../../accounts/users/get-user.ts';
import type { AuthDeps } from '../../deps.ts';
import { answerHelp } from '../help-tickets/answer-help.ts';
import { supportLabels } from '../inquiries/support-labels.ts';
import { updateHelp } from '../inquiries/update-inquiry.ts';
import { assertWritable, listMessages, readMessage } from './read-team-messages.ts';
import { recipientView, staffMessageView } from './team-message-views.ts';
import { writeTeamMessage } from './write-team-message.ts';

/** What staff write to members who asked nothing. */
export const teamMessagesRouter = (routeDeps: RouteDeps, deps: AuthDeps): Router => {
  const router = Router();
  const routes = { ...routeDeps, labels: supportLabels };

  route(router, teamMessageEndpoints.staffGetMessageRecipient, routes, async ({ params }) =>
    recipientView(await getUser(deps, params.id)),
  );

  route(router, teamMessageEndpoints.staffSendMessage, routes, async ({ body, caller }) =>
    staffMessageView(await writeTeamMessage(deps, caller, body), caller),
  );

  staffResource(router, routes, {
    name: 'messages',
    endpoints: {
      list: teamMessageEndpoints.staffListMessages,
      read: teamMessageEndpoints.staffGetMessage,
      change: teamMessageEndpoints.staffUpdateMessage,
    },
    list: async (list, { caller }) => {
      const { rows, total } = await listMessages(deps, caller, list);
      return { rows: rows.map((row) => staffMessageView(row, caller)), total };
    },
    read: async (id, { caller }) => staffMessageView(await readMessage(deps, caller, id), caller),
    change: async (edit, { caller }) => {
      await assertWritable(deps, caller, edit.id);
      await updateHelp(deps, edit);
      return staffMessageView(await readMessage(deps, caller, edit.id), caller);
    },
  });

  route(
    router,
    teamMessageEndpoints.staffAnswerMessage,
    routes,
    async ({ params, body, caller, req, res }) => {
      await assertWritable(deps, caller, params.id);
      await answerHelp(deps, {
        id: params.id,
        change: body,
        expectedVersion: expectedVersionOf(req),
        actorId: caller.userId,
      });
      const answered = readMessage(deps, caller, params.id);
      return withVersion(
        res,
        answered.then((message) => staffMessageView(message, caller)),
      );
    },
  );

  return router;
};
