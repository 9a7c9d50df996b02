import { noCategory } from '@academy/contracts/http/forum/post-writes.ts';
import {
  conflict,
  forbidden,
  invalid,
  notFound,
  tooMany,
  type DomainError,
} from '@academy/service-kit/errors/domain-error.ts';
import { storageFull } from '@academy/service-kit/limits/storage-limit.ts';
import type { WritingKind } from './writing-limits.ts';

export const postNotFound = (): DomainError =>
  notFound('post-not-found', { es: 'Post no encontrado', en: 'Post not found' });

export const replyNotFound = (): DomainError =>
  notFound('reply-not-found', { es: 'Respuesta no encontrada', en: 'Reply not found' });

export const premiumPosts = (): DomainError =>
  forbidden('premium-only', {
    es: 'Publicar es para miembros Premium. Responder puedes siempre.',
    en: 'Posting is for Premium members. You can always reply.',
  });

/** The id that the client made names something else already. */
export const idTaken = (): DomainError =>
  conflict('id-taken', {
    es: 'Esto ya se envió con otro contenido. Vuelve a cargar la página.',
    en: 'This was sent before with other content. Please reload the page.',
  });

export const notOpenForReplies = (): DomainError =>
  conflict('post-not-open', {
    es: 'Ahora mismo no se puede responder a este post.',
    en: 'This post takes no replies right now.',
  });

export const noSuchCategory = (): DomainError => invalid([{ path: 'categoryId', text: noCategory }]);

export const noSuchTopic = (): DomainError =>
  invalid([
    {
      path: 'topic',
      text: { es: 'Esa lección o ese documento no existe', en: 'There is no such lesson or document' },
    },
  ]);

/** Once control characters are taken out. */
export const tooLittleText = (path: 'title' | 'content'): DomainError =>
  invalid([{ path, text: { es: 'Escribe un poco más', en: 'Please write a little more' } }]);

export const notYours = (): DomainError =>
  forbidden('not-yours', {
    es: 'Esto solo puede hacerlo quien lo escribió.',
    en: 'Only its author can do this.',
  });

export const removedByModerator = (): DomainError =>
  forbidden('removed-by-moderator', {
    es: 'Un moderador ha retirado esto y ya no se puede editar.',
    en: 'A moderator has removed this, so it can no longer be edited.',
  });

/** 413: the member's posts and replies would take more bytes than their plan has room for. */
export const writingsFull = (most: number): DomainError =>
  storageFull('writing-storage-full', most, {
    es: 'Tus posts y respuestas ocuparían más de {megabytes} MB, con sus versiones anteriores. Borra alguno y vuelve a intentarlo.',
    en: 'Your posts and replies would take more than {megabytes} MB, with their earlier versions. Delete some and try again.',
  });

/** 429 until the next hour. */
export const tooManyWritings = (kind: WritingKind, retryAfterSeconds: number): DomainError => {
  const minutes = Math.ceil(retryAfterSeconds / 60);
  const texts = {
    posts: {
      es: `Has publicado mucho en esta hora. Podrás publicar de nuevo en ${minutes} min.`,
      en: `You have posted a lot this hour. You can post again in ${minutes} min.`,
    },
    replies: {
      es: `Has respondido mucho en esta hora. Podrás responder de nuevo en ${minutes} min.`,
      en: `You have replied a lot this hour. You can reply again in ${minutes} min.`,
    },
    flags: {
      es: `Has denunciado mucho en esta hora. Podrás denunciar de nuevo en ${minutes} min.`,
      en: `You have reported a lot this hour. You can report again in ${minutes} min.`,
    },
    edits: {
      es: `Has cambiado muchos textos en esta hora. Podrás editar de nuevo en ${minutes} min.`,
      en: `You have edited a lot this hour. You can edit again in ${minutes} min.`,
    },
  };
  return tooMany(retryAfterSeconds, texts[kind]);
};
