import { automationDueHandler } from '@academy/service-kit/automations/automation-due-handler.ts';
import type { AutomationInbox } from '@academy/service-kit/automations/automation-work.ts';
import type { EventHandler } from '@academy/service-kit/consumers/event-handler.ts';
import type { KeepDeps } from '../audit/chain/keep-entry.ts';
import { adminActionRecordedHandler } from './admin-action-recorded.handler.ts';

/** What auth acts on. */
export const consumers = (auth: KeepDeps & { automations: AutomationInbox }): EventHandler[] => [
  adminActionRecordedHandler(auth),
  automationDueHandler(auth),
];
