import { tutorVoteEndpoints } from '@academy/contracts/http/ai/tutor-votes.ts';
import { route, type RouteDeps } from '@academy/service-kit/http/route.ts';
import { parseStaffList, sendStaffList } from '@academy/service-kit/staff/staff-list.ts';
import { Router } from 'express';
import { tutorVoteLabels } from '../domain/tutor-vote-texts.ts';
import { listVotes } from '../use-cases/list-votes.ts';
import type { ListVotesDeps, VoteDeps } from '../use-cases/tutor-vote-deps.ts';
import { voteOnAnswer } from '../use-cases/vote-on-answer.ts';

/** Whether the tutor's answers help, and where they do not, as staff see it. */
export const tutorVotesRouter = (routes: RouteDeps, deps: VoteDeps & ListVotesDeps): Router => {
  const router = Router();
  const labelled = { ...routes, labels: tutorVoteLabels };
  route(router, tutorVoteEndpoints.voteOnAnswer, labelled, ({ body, caller }) =>
    voteOnAnswer(deps, body, caller.userId),
  );
  route(router, tutorVoteEndpoints.staffListTutorVotes, routes, async ({ query, res }) => {
    const list = parseStaffList(query);
    const { rows, total } = await listVotes(deps, list);
    return sendStaffList(res, 'tutor-votes', rows, list.range, total);
  });
  return router;
};
