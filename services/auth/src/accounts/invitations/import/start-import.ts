import type { InvitationPlan } from '@academy/contracts/http/auth/invitations.ts';
import { staffActionRecorded } from '@academy/service-kit/audit/staff-action.ts';
import { invalid, type DomainError } from '@academy/service-kit/errors/domain-error.ts';
import type { Caller } from '@academy/service-kit/identity/identity-port.ts';
import { newId } from '@academy/service-kit/ids/uuid-v7.ts';
import type { AuthDeps } from '../../../deps.ts';
import { invitationPlanOutdated } from '../invitation-texts.ts';
import type { InvitationImport } from './invitation-import.ts';
import type { ShownImport } from './invitation-import-repository.ts';
import { planInvitations, type SentFile } from './plan-invitations.ts';
import { isClean } from './plan-rules.ts';

type Deps = Pick<AuthDeps, 'users' | 'invitations' | 'invitationImports' | 'invitationsQueued' | 'now'>;

interface ConfirmedFile extends Omit<SentFile, 'callerRole'> {
  fileName: string;
  basis: string;
}

/** Imports share one worker's pace, whatever their number. */
const oneAtATime = 'invitation-imports';

const notClean = (): DomainError =>
  invalid([
    {
      path: 'file',
      text: {
        es: 'Corrige primero en el archivo lo que se indica y vuelve a subirlo. No se ha invitado a nadie.',
        en: 'First correct in the file what is listed, and upload it again. Nobody was invited.',
      },
    },
  ]);

const nobodyToInvite = (): DomainError =>
  invalid([
    {
      path: 'file',
      text: {
        es: 'No hay a quién invitar: todas las personas del archivo tienen ya cuenta o invitación.',
        en: 'There is nobody to invite: everybody in the file has an account or an invitation already.',
      },
    },
  ]);

const assertImportable = (plan: InvitationPlan): void => {
  if (!isClean(plan)) throw notClean();
  if (plan.invitations === 0) throw nobodyToInvite();
};

const outdated = (): never => {
  throw invitationPlanOutdated();
};

/** The import of this plan that its own author started; anybody else's has made the plan outdated. */
const startedBy = (known: ShownImport | null, { userId }: Caller): ShownImport | null => {
  if (known && known.actorId !== userId) throw invitationPlanOutdated();
  return known;
};

/**
 * Starts what a plan said: a worker invites the people one by one. Sent again after a lost answer it is the same import. Throws
 * DomainError 400 for a file that has to be corrected, 409 where something has changed since the plan was made.
 */
export const startImport = async (
  deps: Deps,
  caller: Caller,
  { fileName, basis, ...sent }: ConfirmedFile,
): Promise<ShownImport> => {
  const startedBefore = async () => startedBy(await deps.invitationImports.find(basis), caller);
  const before = await startedBefore();
  if (before) return before;
  const { plan, people } = await planInvitations(deps, { ...sent, callerRole: caller.role });
  if (plan.basis !== basis) return (await startedBefore()) ?? outdated();
  assertImportable(plan);
  const at = deps.now();
  const started: InvitationImport = {
    _id: basis,
    key: oneAtATime,
    dueAt: at,
    attempts: 0,
    handledAt: null,
    poisonedAt: null,
    fileName,
    actorId: caller.userId,
    createdAt: at,
    total: people.length,
    done: 0,
    skipped: 0,
    rows: people.map(({ line: _line, ...person }) => ({ id: newId(), ...person })),
  };
  const audit = staffActionRecorded({
    actorId: caller.userId,
    action: 'invitation.imported',
    resource: 'invitations',
    resourceId: basis,
    fields: ['fileName', 'invitations'],
    values: { before: {}, after: { invitations: people.length } },
    at,
  });
  await deps.invitationImports.create(started, [audit]);
  deps.invitationsQueued.raise();
  return (await startedBefore()) ?? outdated();
};
