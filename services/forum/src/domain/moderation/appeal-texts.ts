import { conflict, forbidden, invalid, type DomainError } from '@academy/service-kit/errors/domain-error.ts';

export const notRemoved = (): DomainError =>
  conflict('not-removed', {
    es: 'No está retirado: no hay nada contra lo que reclamar.',
    en: 'It is not removed, so there is nothing to appeal against.',
  });

export const appealedBefore = (): DomainError =>
  conflict('appealed-before', {
    es: 'Ya has reclamado contra esta decisión. Solo se puede una vez.',
    en: 'You have already appealed against this decision. It can be done once only.',
  });

export const decidesAgain = (): DomainError =>
  forbidden('decides-again', {
    es: 'Sobre una reclamación decide otra persona: ni quien retiró el texto ni quien lo escribió.',
    en: 'Somebody else decides on an appeal: neither who removed the text nor who wrote it.',
  });

export const appealNeedsVerdict = (): DomainError =>
  invalid([
    {
      path: 'action',
      text: {
        es: 'Hay una reclamación: mantén la retirada o vuelve a mostrar el texto.',
        en: 'There is an appeal: keep it removed or make it visible again.',
      },
    },
  ]);
