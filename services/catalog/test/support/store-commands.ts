import type { Connection } from 'mongoose';

export interface StoreCommands {
  /** `find progress` and the like, in their order: what requests sent. */
  ofCalls(): string[];
  /** What the relay sent to publish events. */
  ofRelay(): string[];
  forget(): void;
}

interface Sent {
  name: string;
  by: 'call' | 'relay' | 'sweep' | 'practice' | 'teaching' | 'queue';
}

/** Where a command says what it looks for and what it writes; projections name the outbox's fields as well. */
const meant = (command: Record<string, unknown>): string => {
  const { query, filter, update, updates, deletes } = command;
  return JSON.stringify([query, filter, update, updates, deletes]);
};

/** Practice follows the events of checks, and reads the attempts that it has not taken yet. */
const isOfPractice = (collection: string, text: string): boolean =>
  collection === 'practice' || collection === 'people' || /"attempt":\{"\$gt".*"removedAt":null/.test(text);

/** The relay looks for what nobody leases; a call's write may give it the lease, which is a call's all the same. */
const isOfRelay = ({ query, filter, updates }: Record<string, unknown>): boolean => {
  const sought = Array.isArray(updates) ? updates.map(({ q }: { q: unknown }) => q) : [];
  return JSON.stringify([query, filter, sought]).includes('outboxLease');
};

const senderOf = (collection: string, command: Record<string, unknown>): Sent['by'] => {
  const text = meant(command);
  if (isOfPractice(collection, text)) return 'practice';
  // It follows the events of checks too, and looks for what has left.
  if (['teaching_consents', 'judged_attempts', 'taught_references'].includes(collection)) return 'teaching';
  // The work queue looks for tasks every second, also during a call.
  if (collection === 'automation_tasks') return 'queue';
  if (isOfRelay(command)) return 'relay';
  return /"(outboxPending|uncountedSince)":\{"\$lte"/.test(text) && !text.includes('"userId"')
    ? 'sweep'
    : 'call';
};

/** Counts what goes to the store over a connection whose URL says `monitorCommands=true`. */
export const storeCommands = (connection: Connection): StoreCommands => {
  let sent: Sent[] = [];
  connection.getClient().on('commandStarted', ({ commandName, command }) => {
    const collection = String(command[commandName]);
    sent.push({ name: `${commandName} ${collection}`, by: senderOf(collection, command) });
  });
  const by = (whose: Sent['by']) => sent.filter((each) => each.by === whose).map(({ name }) => name);
  return {
    ofCalls: () => by('call'),
    ofRelay: () => by('relay'),
    forget: () => {
      sent = [];
    },
  };
};
