import type { Localised } from '@academy/service-kit/text/localised.ts';

export const pdfTexts = {
  busy: {
    es: 'Ahora mismo se están preparando muchos PDF. Vuelve a intentarlo en unos segundos.',
    en: 'Many PDFs are being prepared right now. Please try again in a few seconds.',
  },
  notDrawable: {
    es: 'No podemos preparar este PDF: su contenido es demasiado complejo. Puedes leerlo en la web.',
    en: 'We cannot prepare this PDF: its content is too complex. You can read it on the website.',
  },
  tooManyDownloads: {
    es: 'Has descargado muchos PDF en poco tiempo. Espera un momento y vuelve a probar.',
    en: 'You have downloaded many PDFs in a short time. Please wait a moment and try again.',
  },
} as const satisfies Record<string, Localised>;
