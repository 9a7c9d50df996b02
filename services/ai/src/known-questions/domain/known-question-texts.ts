import {
  conflict,
  invalid,
  notFound,
  versionConflict,
  type DomainError,
} from '@academy/service-kit/errors/domain-error.ts';
import type { FieldLabels } from '@academy/service-kit/http/field-labels.ts';

export const knownQuestionLabels: FieldLabels = {
  question: { es: 'La pregunta', en: 'The question' },
  language: { es: 'El idioma', en: 'The language' },
  passage: { es: 'El pasaje', en: 'The passage' },
  status: { es: 'El estado', en: 'The status' },
};

export const passageGone = (): DomainError =>
  invalid([
    {
      path: 'passage',
      text: {
        es: 'Ese pasaje ya no está publicado, o lo han redactado de otro modo. Elige otro.',
        en: 'That passage is no longer published, or was reworded. Choose another one.',
      },
    },
  ]);

export const passageFull = (most: number): DomainError =>
  invalid([
    {
      path: 'passage',
      text: {
        es: `Ese pasaje ya tiene ${most} preguntas conocidas, el máximo. Quita antes una.`,
        en: `That passage already has ${most} known questions, the most it can have. Remove one first.`,
      },
    },
  ]);

export const alreadyKnown = (): DomainError =>
  invalid([
    {
      path: 'question',
      text: {
        es: 'Esa pregunta ya se conoce en este pasaje.',
        en: 'That question is already known for this passage.',
      },
    },
  ]);

export const wordlessQuestion = (): DomainError =>
  invalid([
    {
      path: 'question',
      text: {
        es: 'Escribe la pregunta con palabras que digan de qué trata.',
        en: 'Write the question in words that say what it is about.',
      },
    },
  ]);

export const knownQuestionNotFound = (): DomainError =>
  notFound('known-question-not-found', {
    es: 'Esa pregunta conocida ya no existe.',
    en: 'That known question no longer exists.',
  });

/** The id that the client made names something else already. */
export const knownQuestionIdTaken = (): DomainError =>
  conflict('id-taken', {
    es: 'Esto ya se añadió con otro contenido. Vuelve a cargar la página.',
    en: 'This was added before with other content. Please reload the page.',
  });

export const knownQuestionChangedMeanwhile = (): DomainError =>
  versionConflict({
    es: 'Otra persona ha cambiado esta pregunta mientras tanto. Vuelve a cargar la lista.',
    en: 'Someone else has changed this question in the meantime. Reload the list.',
  });
