import type { Localised } from '@academy/service-kit/text/localised.ts';

export const layoutTexts = {
  nothingIsCharged: { es: 'Página de prueba: no se cobra nada', en: 'Trial page: nothing is charged' },
  sandbox: { es: 'Pagos de prueba', en: 'Trial payments' },
  checkFields: { es: 'Revisa estos campos:', en: 'Please check these fields:' },
  optional: { es: '(opcional)', en: '(optional)' },
  backToSettings: { es: 'Volver a la academia', en: 'Back to the academy' },
  notFoundTitle: { es: 'Esta página de pago no existe', en: 'There is no such payment page' },
  notFound: {
    es: 'Puede que la dirección esté incompleta o que la página haya caducado. Ábrela de nuevo desde los ajustes de tu cuenta.',
    en: 'Its address may be incomplete, or the page has expired. Open it again from the settings of your account.',
  },
} as const satisfies Record<string, Localised>;
