import type { Localised } from '@academy/service-kit/text/localised.ts';

/** Of two who act at once, the first decides. */
export const alreadyResolved: Localised = {
  es: 'Ese evento ya se ha vuelto a procesar o se ha descartado.',
  en: 'This event has already been replayed or discarded.',
};

export const parkedEventNotFound: Localised = {
  es: 'Ese evento no está apartado, o ya se ha borrado: se guardan 14 días.',
  en: 'There is no such parked event, or it is gone: they are kept for 14 days.',
};
