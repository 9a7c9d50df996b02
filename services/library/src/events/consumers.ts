import { automationDueHandler } from '@academy/service-kit/automations/automation-due-handler.ts';
import type { AutomationInbox } from '@academy/service-kit/automations/automation-work.ts';
import type { EventHandler } from '@academy/service-kit/consumers/event-handler.ts';

/** What the library acts on. */
export const consumers = (deps: { automations: AutomationInbox }): EventHandler[] => [
  automationDueHandler(deps),
];
