import { automationDueHandler } from '@academy/service-kit/automations/automation-due-handler.ts';
import type { AutomationInbox } from '@academy/service-kit/automations/automation-work.ts';
import type { EventHandler } from '@academy/service-kit/consumers/event-handler.ts';
import type { KeepDeps } from '../audit/chain/keep-entry.ts';
import type { FailedMailDeps } from '../accounts/invitations/note-failed-mail.ts';
import { adminActionRecordedHandler } from './admin-action-recorded.handler.ts';
import { mailFailedHandler } from './mail-failed.handler.ts';

/** What auth acts on. */
export const consumers = (
  auth: KeepDeps & FailedMailDeps & { automations: AutomationInbox },
): EventHandler[] => [adminActionRecordedHandler(auth), automationDueHandler(auth), mailFailedHandler(auth)];
