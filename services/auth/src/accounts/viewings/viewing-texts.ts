import { conflict, forbidden, notFound, type DomainError } from '@academy/service-kit/errors/domain-error.ts';

export const viewingNotFound = (): DomainError =>
  notFound('viewing-not-found', { es: 'Esa vista ya no existe.', en: 'That view no longer exists.' });

export const viewingOver = (): DomainError =>
  conflict('viewing-over', {
    es: 'Esa vista ya se abrió o ha caducado. Vuelve a pedirla desde la ficha de la persona.',
    en: 'That view was opened already or has expired. Ask for it again on the person’s page.',
  });

export const ownViewing = (): DomainError =>
  forbidden('viewing-of-oneself', {
    es: 'Es tu propia cuenta: abre la academia para verla.',
    en: 'This is your own account: open the academy to see it.',
  });

export const viewingOfStaff = (): DomainError =>
  forbidden('viewing-of-staff', {
    es: 'Es una cuenta del equipo: la academia solo se puede ver como estudiante.',
    en: 'This is an account of the team: the academy can only be viewed as a learner.',
  });

export const viewingBusy = (): DomainError =>
  conflict('viewing-busy', {
    es: 'Se está abriendo otra vista de esta persona. Inténtalo de nuevo.',
    en: 'Another view of this person is being opened. Please try again.',
  });
