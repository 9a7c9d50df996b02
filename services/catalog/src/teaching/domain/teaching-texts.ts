import { conflict, invalid, notFound, type DomainError } from '@academy/service-kit/errors/domain-error.ts';

export const offeredNotFound = (): DomainError =>
  notFound('offered-attempt-not-found', {
    es: 'Este intento ya no se puede juzgar: quien lo escribió lo ha retirado.',
    en: 'This attempt can no longer be judged: its author has withdrawn it.',
  });

export const judgedNotFound = (): DomainError =>
  notFound('judged-attempt-not-found', {
    es: 'Este intento juzgado ya no está: puede que su autor lo haya retirado.',
    en: 'This judged attempt is gone: its author may have withdrawn it.',
  });

export const judgedAlready = (): DomainError =>
  conflict('judged-already', {
    es: 'Otra persona acaba de juzgar este intento.',
    en: 'Somebody else has just judged this attempt.',
  });

export const otherText = (): DomainError =>
  conflict(
    'other-text',
    {
      es: 'El texto que has confirmado no es el que se guardaría. Vuelve a cargar los intentos.',
      en: 'The text you confirmed is not the one that would be kept. Reload the attempts.',
    },
    [{ path: 'text', text: { es: 'Ya no es el mismo.', en: 'It is no longer the same.' } }],
  );

export const unknownPoint = (): DomainError =>
  invalid([
    {
      path: 'point',
      text: {
        es: 'El ejercicio no tiene ese criterio.',
        en: 'The exercise has no such criterion.',
      },
    },
  ]);

export const nothingToApply = (): DomainError =>
  conflict('nothing-to-apply', {
    es: 'No hay juicios nuevos que aplicar.',
    en: 'There are no new judgements to apply.',
  });

export const otherChange = (): DomainError =>
  conflict('changed-meanwhile', {
    es: 'Los juicios han cambiado desde que viste sus efectos. Míralos otra vez antes de aplicarlos.',
    en: 'The judgements have changed since you saw their effect. Look at it again before you apply them.',
  });
