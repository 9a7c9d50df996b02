import {
  conflict,
  invalid,
  notFound,
  versionConflict,
  type DomainError,
} from '@academy/service-kit/errors/domain-error.ts';
import type { FieldLabels } from '@academy/service-kit/http/field-labels.ts';
import type { Localised } from '@academy/service-kit/text/localised.ts';

export const sentQuestionLabels: FieldLabels = {
  question: { es: 'La pregunta', en: 'The question' },
  kind: { es: 'La clase de respuesta', en: 'The kind of answer' },
  remark: { es: 'Lo que faltaba', en: 'What was missing' },
  receipt: { es: 'La respuesta', en: 'The answer' },
  status: { es: 'El estado', en: 'The status' },
};

export const tooManySentQuestions = (most: number): Localised => ({
  es: `En un día puedes enviar ${most} preguntas al equipo y ya las has enviado. Prueba mañana.`,
  en: `You can send the team ${most} questions a day, and you have sent them all. Please try tomorrow.`,
});

/** An answered question is sent only about the answer that did not help. */
export const answerNeeded = (): DomainError =>
  invalid([
    {
      path: 'kind',
      text: {
        es: 'La clase de respuesta no vale: la pregunta se contestó.',
        en: 'The kind of answer is not valid: the question was answered.',
      },
    },
  ]);

export const sentQuestionNotFound = (): DomainError =>
  notFound('question-not-found', { es: 'Esa pregunta ya no existe.', en: 'That question no longer exists.' });

/** The id that the client made names something else already. */
export const sentQuestionIdTaken = (): DomainError =>
  conflict('id-taken', {
    es: 'Esto ya se envió con otro contenido. Vuelve a cargar la página.',
    en: 'This was sent before with other content. Please reload the page.',
  });

export const sentQuestionChanged = (): DomainError =>
  versionConflict({
    es: 'Otra persona ha cambiado esta pregunta mientras tanto. Vuelve a cargar la lista.',
    en: 'Someone else has changed this question in the meantime. Reload the list.',
  });
