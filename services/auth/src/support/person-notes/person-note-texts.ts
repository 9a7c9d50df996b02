import { conflict, forbidden, notFound, type DomainError } from '@academy/service-kit/errors/domain-error.ts';

export const noteNotFound = (): DomainError =>
  notFound('note-not-found', { es: 'Esa nota ya no existe.', en: 'That note no longer exists.' });

export const noteIdTaken = (): DomainError =>
  conflict('request-id-used', {
    es: 'Esa nota ya se guardó con otro contenido. Recarga la página y vuelve a escribirla.',
    en: 'That note was already saved with other content. Reload the page and write it again.',
  });

export const noteOfColleague = (): DomainError =>
  forbidden('note-of-colleague', {
    es: 'Es la nota de otra persona: solo puede borrarla ella o alguien con permisos de administración.',
    en: 'This is a colleague’s note: only they or an administrator can delete it.',
  });
