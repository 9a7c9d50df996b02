import {
  conflict,
  DomainError,
  forbidden,
  invalid,
  notFound,
  unavailable,
} from '@academy/service-kit/errors/domain-error.ts';

export const lessonNotFound = (): DomainError =>
  notFound('lesson-not-found', { es: 'Lección no encontrada', en: 'Lesson not found' });

export const documentNotFound = (): DomainError =>
  notFound('document-not-found', { es: 'Documento no encontrado', en: 'Document not found' });

export const premiumAudio = (): DomainError =>
  forbidden('premium-only', {
    es: 'Este audio es para miembros Premium.',
    en: 'This audio is for Premium members.',
  });

export const speechChanged = (): DomainError =>
  conflict('speech-changed', {
    es: 'El texto ha cambiado mientras lo escuchabas. Vuelve a empezar para oír la versión nueva.',
    en: 'The text has changed while you were listening. Start again to hear the new version.',
  });

export const noSuchSegment = (segments: number): DomainError =>
  invalid([
    {
      path: 'segment',
      text: {
        es: `El audio solo tiene ${segments} fragmentos.`,
        en: `The audio has only ${segments} segments.`,
      },
    },
  ]);

/** 422: finding out what the text says took too much time. */
export const tooComplexToSpeak = (): DomainError =>
  new DomainError({
    status: 422,
    code: 'speech-too-complex',
    text: {
      es: 'No podemos leer este texto en voz alta: su formato es demasiado complejo.',
      en: 'We cannot read this text aloud: its formatting is too complex.',
    },
  });

export const isTooComplex = (error: unknown): boolean =>
  error instanceof DomainError && error.code === 'speech-too-complex';

/** 503: they have waited half a minute for their turn or for a voice. */
export const waitedTooLong = (): DomainError =>
  unavailable(
    'speech-busy',
    {
      es: 'Hay demasiada gente escuchando ahora mismo. Vuelve a intentarlo en unos segundos.',
      en: 'Too many people are listening right now. Please try again in a few seconds.',
    },
    10,
  );

/** 503: what they asked to hear before is still being planned. */
export const earlierPlansFirst = (): DomainError =>
  unavailable(
    'speech-busy',
    {
      es: 'Todavía estamos preparando otros audios que has pedido. Vuelve a intentarlo en unos segundos.',
      en: 'We are still preparing other audio that you asked for. Please try again in a few seconds.',
    },
    10,
  );
