import {
  conflict,
  forbidden,
  invalid,
  notFound,
  versionConflict,
  type DomainError,
} from '@academy/service-kit/errors/domain-error.ts';

export const caseNotFound = (): DomainError =>
  notFound('case-not-found', {
    es: 'No hay ninguna publicación ni respuesta con ese identificador.',
    en: 'There is no post or reply with that id.',
  });

export const memberNotFound = (): DomainError =>
  notFound('member-not-found', { es: 'Miembro no encontrado', en: 'Member not found' });

export const muteNotFound = (): DomainError =>
  notFound('mute-not-found', { es: 'Este miembro no está silenciado.', en: 'This member is not muted.' });

export const ownFlag = (): DomainError =>
  conflict('own-writing', {
    es: 'No puedes denunciar lo que has escrito tú.',
    en: 'You cannot report what you wrote yourself.',
  });

export const decidedMeanwhile = (): DomainError =>
  versionConflict({
    es: 'Ha cambiado mientras lo mirabas. Revísalo y decide de nuevo.',
    en: 'It changed while you were looking at it. Please review it and decide again.',
  });

export const deletedByAuthor = (): DomainError =>
  conflict('deleted-by-author', {
    es: 'Su autor lo ha eliminado: ya no hay nada que decidir.',
    en: 'Its author has deleted it, so there is nothing left to decide.',
  });

export const decisionNeedsReason = (): DomainError =>
  invalid([
    {
      path: 'reason',
      text: {
        es: 'Explica el motivo: su autor lo leerá.',
        en: 'Give the reason: its author will read it.',
      },
    },
  ]);

export const muteNeedsRemoval = (): DomainError =>
  invalid([
    {
      path: 'muteDays',
      text: {
        es: 'Solo se puede silenciar a la vez que se retira.',
        en: 'Muting goes together with a removal only.',
      },
    },
  ]);

export const staffNotMuted = (): DomainError =>
  conflict('staff-not-muted', {
    es: 'No se puede silenciar a moderadores ni administradores.',
    en: 'Moderators and administrators cannot be muted.',
  });

const dayIn = (locale: string, at: Date): string =>
  new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Madrid',
  }).format(at);

/** 403 on writing. */
export const muted = ({ until, reason }: { until: Date; reason: string }): DomainError =>
  forbidden('muted', {
    es: `No puedes escribir en la comunidad hasta el ${dayIn('es-ES', until)}. Motivo: ${reason}`,
    en: `You cannot write in the community until ${dayIn('en-GB', until)}. Reason: ${reason}`,
  });
