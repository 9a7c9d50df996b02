import { conflict, invalid, notFound, type DomainError } from '@academy/service-kit/errors/domain-error.ts';
import type { Localised } from '@academy/service-kit/text/localised.ts';
import { day } from '../../locales/formats.ts';

export const tooManyMessages: Localised = {
  es: 'Ya has escrito a muchas personas en la última hora. Espera un poco antes de enviar otro mensaje.',
  en: 'You have written to many people within the last hour. Please wait a while before you send another message.',
};

export const recipientHasMany: Localised = {
  es: 'El equipo ya ha escrito varios mensajes a esta persona en las últimas 24 horas. Espera a mañana para enviarle otro.',
  en: 'The team has written several messages to this person within the last 24 hours. Please wait until tomorrow to send another.',
};

/** 409: the member has answered none of several texts below a message. */
export const tooManyFollowUps = (): DomainError =>
  conflict('follow-ups-unanswered', {
    es: 'Después del mensaje ya se le ha escrito varias veces y todavía no hay respuesta. Podrás seguir escribiendo aquí cuando conteste.',
    en: 'Several more texts have followed this message, and there is no answer yet. You can go on writing once they answer.',
  });

/** 400: staff wrote it, so nothing of it is new to them. */
export const messageIsNeverNew = (): DomainError =>
  invalid([
    {
      path: 'status',
      text: {
        es: 'Este mensaje lo escribió el equipo: solo puede estar abierto o resuelto.',
        en: 'The team wrote this message: it can only be open or done.',
      },
    },
  ]);

/** 404, also for a colleague's to who may not read it. */
export const messageNotFound = (): DomainError =>
  notFound('message-not-found', { es: 'Ese mensaje no existe.', en: 'That message does not exist.' });

interface Waiting {
  subject: string;
  createdAt: Date;
  /** Who wrote it; null for the caller, empty where their account is gone. */
  by: string | null;
}

const writtenBy = ({ by }: Waiting): Localised => {
  if (by === null) return { es: 'Ya le escribiste', en: 'You already wrote to them' };
  return by === ''
    ? { es: 'El equipo ya le escribió', en: 'The team already wrote to them' }
    : { es: `${by} ya le escribió`, en: `${by} already wrote to them` };
};

/** 409: the member has not answered what was written about the same; null where that is not there any more. */
export const alreadyWritten = (waiting: Waiting | null): DomainError => {
  if (waiting === null)
    return conflict('message-waiting', {
      es: 'Alguien del equipo acaba de escribirle sobre lo mismo. Recarga la página.',
      en: 'Somebody on the team has just written to them about the same. Load the page again.',
    });
  const { es, en } = writtenBy(waiting);
  const { subject, createdAt } = waiting;
  return conflict('message-waiting', {
    es: `${es} sobre lo mismo el ${day(createdAt, 'es')} («${subject}») y todavía no hay respuesta.`,
    en: `${en} about the same on ${day(createdAt, 'en')} (“${subject}”), and there is no answer yet.`,
  });
};
