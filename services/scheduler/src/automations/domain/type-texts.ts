import type { AutomationType } from '@academy/contracts/shared/automation-types.ts';
import type { Localised } from '@academy/service-kit/text/localised.ts';

interface TypeTexts {
  description: Localised;
  /** What came of a run, from the figures that its service reports. */
  result: (counts: Readonly<Record<string, number>>) => Localised;
}

const typeTexts: Readonly<Record<AutomationType, TypeTexts>> = {
  refresh_news: {
    description: {
      es: 'Lee todos los canales de noticias que no están en pausa. Mientras esté activa, los canales siguen su intervalo y no NEWS_EVERY_MINUTES.',
      en: 'Fetches every news feed that is not paused. While it is active, feeds follow its interval instead of NEWS_EVERY_MINUTES.',
    },
    result: ({ feeds = 0, added = 0, failed = 0 }) => ({
      es: `Canales leídos: ${feeds}. Noticias nuevas: ${added}. Canales con error: ${failed}.`,
      en: `Feeds fetched: ${feeds}. New items: ${added}. Feeds that failed: ${failed}.`,
    }),
  },
  reconcile_subscriptions: {
    description: {
      es: 'Compara cada suscripción con el registro del proveedor de pagos y corrige lo que no coincide.',
      en: 'Compares every subscription with the payment provider’s record and repairs what differs.',
    },
    result: ({ looked = 0, repaired = 0, failed = 0 }) => ({
      es: `Suscripciones revisadas: ${looked}. Corregidas: ${repaired}. Con error: ${failed}.`,
      en: `Subscriptions checked: ${looked}. Repaired: ${repaired}. Failed: ${failed}.`,
    }),
  },
};

/** What an automation of this type does. */
export const descriptionOf = (type: AutomationType): Localised => typeTexts[type].description;

/** What came of a run of this type. */
export const resultOf = (type: AutomationType, counts: Readonly<Record<string, number>>): Localised =>
  typeTexts[type].result(counts);
