import { watchedWordLimits } from '@academy/contracts/http/forum/watched-words.ts';
import {
  conflict,
  invalid,
  notFound,
  versionConflict,
  type DomainError,
} from '@academy/service-kit/errors/domain-error.ts';

const { entries, beginning } = watchedWordLimits;

export const watchedWordNotFound = (): DomainError =>
  notFound('watched-word-not-found', {
    es: 'Esa palabra ya no se vigila.',
    en: 'That word is no longer watched.',
  });

export const watchedWordChangedMeanwhile = (): DomainError =>
  versionConflict({
    es: 'Otra persona ha cambiado esta palabra vigilada. Vuelve a cargarla antes de guardar.',
    en: 'Somebody else has changed this watched word. Load it again before you save.',
  });

export const watchedWordTaken = (): DomainError => {
  const text = {
    es: 'Esa palabra ya se vigila en los textos de ese idioma.',
    en: 'That word is already watched in texts of that language.',
  };
  return conflict('watched-word-taken', text, [{ path: 'phrase', text }]);
};

export const watchedWordsFull = (): DomainError =>
  conflict('watched-words-full', {
    es: `La lista ya tiene ${entries} palabras. Elimina alguna que no haga falta.`,
    en: `The list has ${entries} words already. Delete one that is not needed.`,
  });

export const nothingToWatch = (): DomainError =>
  invalid([
    {
      path: 'phrase',
      text: {
        es: 'Escribe al menos una letra o un número.',
        en: 'Write at least one letter or digit.',
      },
    },
  ]);

export const beginningTooShort = (): DomainError =>
  invalid([
    {
      path: 'phrase',
      text: {
        es: `Pon al menos ${beginning} letras antes del asterisco.`,
        en: `Put at least ${beginning} letters before the star.`,
      },
    },
  ]);
