import type { PlaygroundContent } from '../content/read-playground.ts';

/** What the playground needs. */
export interface PlaygroundDeps {
  /** Read when the service starts. */
  content: () => PlaygroundContent;
}
