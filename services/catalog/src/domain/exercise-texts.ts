import { refusalMessages } from '@academy/prompt-rubric/messages/pointing.ts';
import type { PointedWords, RefusedPointing } from '@academy/prompt-rubric/rubric.ts';
import {
  conflict,
  forbidden,
  invalid,
  notFound,
  versionConflict,
  type DomainError,
} from '@academy/service-kit/errors/domain-error.ts';
import { storageFull } from '@academy/service-kit/limits/storage-limit.ts';

export const attemptNotFound = (): DomainError =>
  notFound('attempt-not-found', { es: 'Intento no encontrado', en: 'Attempt not found' });

export const attemptIdTaken = (): DomainError =>
  conflict(
    'attempt-id-taken',
    {
      es: 'Ese identificador ya pertenece a otro intento.',
      en: 'That id already belongs to another attempt.',
    },
    [
      {
        path: 'attemptId',
        text: { es: 'Ya pertenece a otro intento.', en: 'It already belongs to another attempt.' },
      },
    ],
  );

/** 413: the member's attempts would take more bytes than their plan has room for. */
export const attemptsFull = (most: number): DomainError =>
  storageFull('attempt-storage-full', most, {
    es: 'Tus intentos ocuparían en total más de {megabytes} MB, y no hay sitio para otro. Escríbenos desde Ayuda si lo necesitas.',
    en: 'Your attempts would take more than {megabytes} MB in all, and there is no room for another. Write to us from Help if you need it.',
  });

export const draftChanged = (): DomainError =>
  versionConflict({
    es: 'Has cambiado este borrador en otra pestaña o en otro dispositivo. Vuelve a cargarlo antes de guardar.',
    en: 'You have changed this draft in another tab or on another device. Reload it before saving.',
  });

export const hintsInOrder = (): DomainError =>
  conflict('hints-in-order', {
    es: 'Las pistas se abren en orden: abre primero la anterior.',
    en: 'Hints open in order: open the previous one first.',
  });

export const notPassedYet = (): DomainError =>
  forbidden('exercise-not-passed', {
    es: 'Las respuestas de la academia se abren cuando hayas superado el ejercicio.',
    en: "The academy's own answers open once you have passed the exercise.",
  });

const dayIn = (language: 'es' | 'en', at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat(language === 'es' ? 'es-ES' : 'en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  }).format(at);

/** 400: the learner has as many passes by pointing as a week may have. */
export const pendingFull = (at: number, freeFrom: Date, timeZone: string): DomainError =>
  invalid([
    {
      path: `pointed.${at}`,
      text: {
        es: `Esta semana ya has señalado tres ejercicios para revisar, que es el máximo. Podrás señalar otro a partir del ${dayIn('es', freeFrom, timeZone)}.`,
        en: `You have already sent three exercises for review this week, which is the most. You can send another from ${dayIn('en', freeFrom, timeZone)}.`,
      },
    },
  ]);

/** 400 naming each pointing that the rules refuse, with the reason. */
export const pointingsRefused = (
  pointed: readonly PointedWords[],
  refused: readonly RefusedPointing[],
): DomainError =>
  invalid(
    refused.map(({ key, start, end, reason }) => ({
      // The last of those that are the same: the first one counted.
      path: `pointed.${pointed.findLastIndex((one) => one.key === key && one.start === start && one.end === end)}`,
      text: refusalMessages[reason],
    })),
  );
