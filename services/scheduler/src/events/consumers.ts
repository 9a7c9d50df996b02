import type { EventHandler } from '@academy/service-kit/consumers/event-handler.ts';
import type { SchedulerDeps } from '../dependencies.ts';
import { automationFinishedHandler } from './automation-finished.handler.ts';

/** What the service acts on. */
export const consumers = (deps: SchedulerDeps): EventHandler[] => [automationFinishedHandler(deps)];
