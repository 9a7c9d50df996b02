import {
  conflict,
  invalid,
  notFound,
  versionConflict,
  type DomainError,
} from '@academy/service-kit/errors/domain-error.ts';
import type { Localised } from '@academy/service-kit/text/localised.ts';

export const tooManyQuestions: Localised = {
  es: 'Hoy ya nos has enviado muchas preguntas. Espera un poco antes de enviar otra.',
  en: 'You have sent us many questions today. Please wait a while before you send another.',
};

export const tooManyLeads: Localised = {
  es: 'Ya hemos recibido varios mensajes desde tu red. Vuelve a intentarlo dentro de una hora.',
  en: 'We have received several messages from your network. Please try again in an hour.',
};

/** 409: the form's id stands for another message already, such as one that was edited after it had arrived. */
export const inquiryIdTaken = (): DomainError => {
  const text = {
    es: 'Ya recibimos este mensaje con otro contenido. Recarga la página para enviar uno nuevo.',
    en: 'We already received this message with different content. Reload the page to send a new one.',
  };
  return conflict('request-id-taken', text, [{ path: 'requestId', text }]);
};

/** 409: so many replies are no thread any more. */
export const threadIsFull = (): DomainError =>
  conflict('thread-full', {
    es: 'Esta consulta ya tiene muchos mensajes. Haz una pregunta nueva y sigue ahí.',
    en: 'This question already has many messages. Please ask a new one and go on there.',
  });

/** 400: whose role does not let them answer questions. */
export const noSuchColleague = (): DomainError =>
  invalid([
    {
      path: 'assignedTo',
      text: {
        es: 'Esa persona no responde consultas, así que no puede ocuparse de esta.',
        en: "That person doesn't answer questions, so they can't take this one on.",
      },
    },
  ]);

export const inquiryNotFound = (): DomainError =>
  notFound('request-not-found', { es: 'Esa solicitud no existe.', en: 'That request does not exist.' });

export const inquiryChangedMeanwhile = (): DomainError =>
  versionConflict({
    es: 'Otra persona ha cambiado esta solicitud. Vuelve a cargarla antes de guardar.',
    en: 'Somebody else has changed this request. Load it again before you save.',
  });
