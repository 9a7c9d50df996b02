import { defineFeature, type Feature } from '@academy/service-kit/lifecycle/feature.ts';
import { playgroundRouter, type PlaygroundRouterDeps } from './api/playground-router.ts';
import { readPlayground, type PlaygroundContent } from './content/read-playground.ts';
import type { PlaygroundDeps } from './use-cases/playground-deps.ts';

/** What the playground works with, and what reads its content. */
export interface LoadedPlayground extends PlaygroundDeps {
  load: (folder: string) => Promise<void>;
}

const nothing: PlaygroundContent = { prices: null, pairs: { es: [], en: [] } };

/** The playground has no content until `load` has read it. */
export const createPlaygroundDeps = (): LoadedPlayground => {
  let content = nothing;
  return {
    content: () => content,
    load: async (folder) => {
      content = await readPlayground(folder);
    },
  };
};

/**
 * Comparing prompts.
 *
 * @param contentDirectory where its pairs and prices are; it stays without any where this is undefined
 */
export const playgroundFeature = (
  deps: PlaygroundRouterDeps & { playground: LoadedPlayground },
  contentDirectory: string | undefined,
): Feature =>
  defineFeature({
    name: 'playground',
    routers: (routes) => [playgroundRouter(routes, deps)],
    prepare: async () => {
      if (contentDirectory) await deps.playground.load(contentDirectory);
    },
  });
