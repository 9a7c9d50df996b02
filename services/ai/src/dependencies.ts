import type { Runtime } from '@academy/service-kit/lifecycle/service-runtime.ts';
import type { AiDeps } from './use-cases/deps.ts';

/** What the use cases work with. */
export const createDeps = ({ logger }: Pick<Runtime, 'logger'>): AiDeps => ({
  tutor: { answeredBy: { kind: 'built-in' } },
  logger,
  now: () => new Date(),
});
