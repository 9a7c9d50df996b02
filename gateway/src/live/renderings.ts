import { documentAddedMessageSchema } from '@academy/contracts/http/gateway/live-messages.ts';
import type { Plan, Role } from '@academy/contracts/shared/people.ts';
import { dataFrame, type Reader } from './reader.ts';

/** `/api/documents/updates`: exactly the product's one message, and nothing else. */
export const renderDocumentUpdates: Reader['render'] = ({ message }, id) =>
  message.type === 'document_added' ? dataFrame(documentAddedMessageSchema.parse(message), id) : null;

/** `/api/live`: everything that concerns the reader. */
export const renderLive: Reader['render'] = ({ message }, id) => dataFrame(message, id);

/** On the public stream a reset is an event by name, so that it is never taken for the product's message. */
export const documentUpdatesReset = (id: string): string => `id: ${id}\nevent: reset\ndata: {}\n\n`;

export const liveReset = (id: string): string => dataFrame({ type: 'reset' }, id);

/** Tells a reader who begins what it may do now: its page may have been loaded before a change. */
export const accessGreeting = ({ plan, role }: { plan: Plan; role: Role }): string =>
  dataFrame({ type: 'standing_changed', plan, role });
