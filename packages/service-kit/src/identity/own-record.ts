import { may } from '@academy/contracts/shared/permissions.ts';
import { forbidden } from '../errors/domain-error.ts';
import type { Caller } from './identity-port.ts';

/**
 * Nobody decides on what is their own, such as an attempt or a refund, but who may change accounts anyway. Throws
 * DomainError 403.
 */
export const assertNotOwn = (
  { userId, role }: Pick<Caller, 'userId' | 'role'>,
  ownerId: string | null,
): void => {
  if (userId !== ownerId || may(role, 'people.write')) return;
  throw forbidden('own-record', {
    es: 'Esto es tuyo, así que no puedes decidirlo tú. Pídeselo a otra persona del equipo.',
    en: 'This is your own, so you cannot decide it yourself. Please ask somebody else on the team.',
  });
};
