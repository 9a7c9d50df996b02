import { readPlayground, type PlaygroundContent } from './content/read-playground.ts';
import type { PlaygroundDeps } from './use-cases/playground-deps.ts';

const nothing: PlaygroundContent = { prices: null, pairs: { es: [], en: [] } };

/** The playground put together; it has no content until `load` has read it. */
export const createPlaygroundParts = (): PlaygroundDeps & { load: (folder: string) => Promise<void> } => {
  let content = nothing;
  return {
    content: () => content,
    load: async (folder) => {
      content = await readPlayground(folder);
    },
  };
};
