import type { Automation } from '@academy/contracts/http/scheduler/automations.ts';
import type { Role } from '@academy/contracts/shared/people.ts';
import { mayRead } from '@academy/contracts/shared/permissions.ts';
import type { Identifier, RaRecord } from 'ra-core';
import { isInTrouble } from './in-trouble.ts';

interface Kind {
  /** Also the last part of its words. */
  resource: string;
  filter: Record<string, unknown>;
  /** Whose rows alone wait for whoever is here, by the field that names them. */
  own?: string;
  /** Whether Home has a panel of its own for it. */
  hasPanel?: true;
  /** Which of the rows wait; all that the server counts where absent. */
  only?: (row: RaRecord, now: number) => boolean;
}

/** What somebody has to see to, in the order in which it hurts. */
const allKinds: readonly Kind[] = [
  { resource: 'flags', filter: { isOpen: true } },
  { resource: 'help', filter: { status: 'new' }, hasPanel: true },
  { resource: 'mails', filter: { status: 'failed' } },
  { resource: 'parked-events', filter: { status: 'parked' } },
  {
    resource: 'automations',
    filter: {},
    only: (row, now) => isInTrouble(row as unknown as Automation, now),
  },
  { resource: 'attempts', filter: { pending: true } },
  { resource: 'messages', filter: { state: 'waiting' }, own: 'openedBy' },
  { resource: 'stuck-learners', filter: {} },
];

export interface WaitingKind extends Pick<Kind, 'resource' | 'filter' | 'only' | 'hasPanel'> {
  /** False until it is known who is here: till then nothing may say that nothing of theirs waits. */
  isKnown: boolean;
}

/** What may wait for somebody of this role; their id is undefined while it is not known. */
export const waitingKinds = (role: Role, id: Identifier | undefined): WaitingKind[] =>
  allKinds
    .filter(({ resource }) => mayRead(role, resource))
    .map(({ filter, own, ...kind }) => ({
      ...kind,
      isKnown: own === undefined || id !== undefined,
      filter: own === undefined ? filter : { ...filter, [own]: id },
    }));
