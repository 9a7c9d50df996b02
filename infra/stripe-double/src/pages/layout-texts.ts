import type { Localised } from '@academy/service-kit/text/localised.ts';

export const layoutTexts = {
  nothingIsCharged: { es: 'Página de prueba: no se cobra nada', en: 'Test page: nothing is charged' },
  sandbox: { es: 'Pagos de prueba', en: 'Test payments' },
  checkFields: { es: 'Revisa esto:', en: 'Please check this:' },
  optional: { es: '(opcional)', en: '(optional)' },
  backToSettings: { es: 'Volver a la academia', en: 'Back to the academy' },
  notFoundTitle: { es: 'Esta página de pago no existe', en: 'This payment page does not exist' },
  notFound: {
    es: 'Puede que la dirección esté incompleta o que la página haya caducado. Ábrela de nuevo desde los ajustes de tu cuenta.',
    en: 'Its address may be incomplete, or the page may have expired. Open it again from your account settings.',
  },
} as const satisfies Record<string, Localised>;
