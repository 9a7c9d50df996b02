import type { EventHandler } from '@academy/service-kit/consumers/event-handler.ts';
import type { AuthDeps } from '../use-cases/deps.ts';
import { adminActionRecordedHandler } from './admin-action-recorded.handler.ts';

/** What auth acts on. */
export const consumers = (auth: Pick<AuthDeps, 'auditEntries'>): EventHandler[] => [
  adminActionRecordedHandler(auth),
];
