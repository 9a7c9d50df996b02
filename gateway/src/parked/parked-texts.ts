import type { Localised } from '@academy/service-kit/text/localised.ts';

export const parkedEventNotFound: Localised = {
  es: 'Ese evento no está apartado, o ya se ha borrado: se guardan 14 días.',
  en: 'There is no such parked event, or it is gone: they are kept for 14 days.',
};
