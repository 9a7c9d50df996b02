import { watchedWordEndpoints } from '@academy/contracts/http/forum/watched-words.ts';
import type { FieldLabels } from '@academy/service-kit/http/field-labels.ts';
import { route, type RouteDeps } from '@academy/service-kit/http/route.ts';
import { withVersion } from '@academy/service-kit/http/with-version.ts';
import { staffResource } from '@academy/service-kit/staff/staff-resource.ts';
import { Router } from 'express';
import type { ForumDeps } from '../use-cases/deps.ts';
import {
  changeWatchedWord,
  createWatchedWord,
  deleteWatchedWord,
  readWatchedWord,
} from '../use-cases/watched-words/write-watched-words.ts';
import { toWatchedWord } from '../views/watched-word-view.ts';

const labels: FieldLabels = {
  phrase: { es: 'La palabra o frase', en: 'The word or phrase' },
  language: { es: 'El idioma', en: 'The language' },
  action: { es: 'Lo que pasa', en: 'What happens' },
};

/** Words that bring a text before moderators. */
export const watchedWordsRouter = (routeDeps: RouteDeps, deps: ForumDeps): Router => {
  const router = Router();
  const routes = { ...routeDeps, labels };

  staffResource(router, routes, {
    name: 'watched-words',
    endpoints: {
      list: watchedWordEndpoints.staffListWatchedWords,
      read: watchedWordEndpoints.staffGetWatchedWord,
      change: watchedWordEndpoints.staffUpdateWatchedWord,
    },
    list: async (list) => {
      const { rows, total } = await deps.watchedWords.listForStaff(list);
      return { rows: rows.map(toWatchedWord), total };
    },
    read: async (id) => toWatchedWord(await readWatchedWord(deps, id)),
    change: async (edit) => toWatchedWord(await changeWatchedWord(deps, edit)),
  });

  route(router, watchedWordEndpoints.staffCreateWatchedWord, routes, ({ body, caller, res }) =>
    withVersion(res, createWatchedWord(deps, { draft: body, actorId: caller.userId }).then(toWatchedWord)),
  );

  route(router, watchedWordEndpoints.staffDeleteWatchedWord, routes, async ({ params, caller }) => {
    await deleteWatchedWord(deps, { id: params.id, actorId: caller.userId });
    return undefined;
  });

  return router;
};
