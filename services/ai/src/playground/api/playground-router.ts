import { playgroundEndpoints } from '@academy/contracts/http/ai/playground.ts';
import { callerGone } from '@academy/service-kit/http/caller-gone.ts';
import { route, type RouteDeps } from '@academy/service-kit/http/route.ts';
import { Router } from 'express';
import type { AskModel } from '../../providers/ask/answer.ts';
import type { Providers } from '../../providers/provider-port.ts';
import type { PlaygroundDeps } from '../use-cases/playground-deps.ts';
import { runPrompt } from '../use-cases/run-prompt.ts';

export interface PlaygroundRouterDeps {
  playground: PlaygroundDeps;
  providers: Pick<Providers, 'chat'>;
  askModel: AskModel;
}

/** Comparing prompts. */
export const playgroundRouter = (
  routes: RouteDeps,
  { playground, providers, askModel }: PlaygroundRouterDeps,
): Router => {
  const router = Router();

  route(router, playgroundEndpoints.playgroundSetup, routes, () => ({
    liveModel: providers.chat?.name ?? null,
    prices: playground.content().prices,
  }));
  route(router, playgroundEndpoints.listIllustrativePairs, routes, ({ query }) => [
    ...playground.content().pairs[query.language],
  ]);
  route(router, playgroundEndpoints.runPrompt, routes, ({ body, caller, res }) =>
    runPrompt(
      { askModel, content: playground.content },
      { prompt: body.prompt, spender: caller, signal: callerGone(res) },
    ),
  );
  return router;
};
