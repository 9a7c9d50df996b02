import type { Localised } from '../text/localised.ts';

/** The texts of refusals that every service can give. */
export const kitTexts = {
  invalid: { es: 'Revisa los datos enviados.', en: 'Please check what you sent.' },
  malformedJson: { es: 'El cuerpo no es JSON válido.', en: 'The body is not valid JSON.' },
  unauthorised: { es: 'Inicia sesión para continuar.', en: 'Please sign in to continue.' },
  forbidden: { es: 'No tienes permiso para hacer esto.', en: 'You are not allowed to do this.' },
  notFound: { es: 'Aquí no hay nada con esa dirección.', en: 'There is nothing at this address.' },
  tooMany: {
    es: 'Demasiados intentos. Espera un momento y vuelve a probar.',
    en: 'Too many attempts. Please wait a moment and try again.',
  },
  unavailable: {
    es: 'El servicio no está disponible ahora mismo. Inténtalo de nuevo en unos segundos.',
    en: 'The service is not available right now. Please try again in a few seconds.',
  },
  payloadTooLarge: { es: 'Lo que has enviado es demasiado grande.', en: 'What you sent is too large.' },
  badVersion: { es: 'If-Match no lleva una versión.', en: 'If-Match does not carry a version.' },
  unsupportedMedia: {
    es: 'El tipo de contenido no está admitido.',
    en: 'That content type is not supported.',
  },
  callerLeft: { es: 'La petición se ha cancelado.', en: 'The request was cancelled.' },
  internal: {
    es: 'Algo ha fallado por nuestra parte. Inténtalo de nuevo en un momento.',
    en: 'Something went wrong on our side. Please try again in a moment.',
  },
} as const satisfies Record<string, Localised>;
