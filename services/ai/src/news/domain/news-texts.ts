import type { FeedFailure } from '@academy/contracts/http/ai/feeds.ts';
import {
  conflict,
  invalid,
  notFound,
  versionConflict,
  type DomainError,
} from '@academy/service-kit/errors/domain-error.ts';
import type { Localised } from '@academy/service-kit/text/localised.ts';

export const newsItemNotFound = (): DomainError =>
  notFound('news-item-not-found', { es: 'Noticia no encontrada', en: 'News item not found' });

export const feedNotFound = (): DomainError =>
  notFound('feed-not-found', { es: 'Canal no encontrado', en: 'Feed not found' });

export const feedTaken = (): DomainError => {
  const text = { es: 'Ese canal ya está en la lista.', en: 'That feed is already in the list.' };
  return conflict('feed-taken', text, [{ path: 'url', text }]);
};

export const feedChangedMeanwhile = (): DomainError =>
  versionConflict({
    es: 'Otra persona ha cambiado este canal. Vuelve a cargar la lista.',
    en: 'Someone else has changed this feed. Reload the list.',
  });

export const feedPaused = (): DomainError =>
  conflict('feed-paused', {
    es: 'Este canal está en pausa. Reanúdalo y se leerá al momento.',
    en: 'This feed is paused. Resume it to fetch it at once.',
  });

export const feedBeingFetched = (): DomainError =>
  conflict('feed-being-fetched', {
    es: 'Este canal se está leyendo ahora mismo. Vuelve a cargar la lista en unos segundos.',
    en: 'This feed is being fetched right now. Reload the list in a few seconds.',
  });

/** Why a feed could not be read, for staff. */
export const feedFailureTexts: Readonly<Record<FeedFailure, Localised>> = {
  'address-refused': {
    es: 'La dirección debe empezar por http:// o https://, sin usuario ni puerto propio.',
    en: 'The address must start with http:// or https://, without a user or a port of its own.',
  },
  'private-address': {
    es: 'La dirección lleva a una red privada. Solo se leen canales de la web pública.',
    en: 'The address leads to a private network. Only feeds on the public web are read.',
  },
  'name-not-found': {
    es: 'Ese dominio no existe o no responde.',
    en: 'That domain does not exist or does not answer.',
  },
  unreachable: { es: 'No se pudo conectar con el servidor.', en: 'The server could not be reached.' },
  timeout: { es: 'El servidor tardó demasiado en responder.', en: 'The server took too long to answer.' },
  'too-large': { es: 'El canal ocupa más de 5 MB.', en: 'The feed is larger than 5 MB.' },
  'too-many-redirects': {
    es: 'La dirección redirige demasiadas veces.',
    en: 'The address redirects too many times.',
  },
  'http-status': { es: 'El servidor respondió con un error.', en: 'The server answered with an error.' },
  'not-a-feed': {
    es: 'Lo que hay en esa dirección no es un canal RSS ni Atom.',
    en: 'What is at that address is neither an RSS nor an Atom feed.',
  },
  'unknown-encoding': {
    es: 'El canal llega en una codificación que no se puede leer.',
    en: 'The feed comes in an encoding that cannot be read.',
  },
};

export const badFeedAddress = (code: FeedFailure): DomainError =>
  invalid([{ path: 'url', text: feedFailureTexts[code] }]);
