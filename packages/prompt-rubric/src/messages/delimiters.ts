import type { CriterionMessages } from '../criteria/criterion.ts';

export const delimitersMessages: CriterionMessages<'closed' | 'labelOnly'> = {
  label: { es: 'Material separado', en: 'Material set apart' },
  found: {
    closed: {
      message: {
        es: 'El material está entre marcas: no se confunde con lo que pides.',
        en: 'The material stands between marks: it cannot be mistaken for your request.',
      },
    },
    labelOnly: {
      message: {
        es: 'Anuncias el material («{quote}»), pero no se ve dónde termina.',
        en: 'You announce the material (“{quote}”), but one cannot see where it ends.',
      },
      hint: {
        es: 'Ciérralo por los dos lados: <texto>…</texto>, tres comillas o un bloque con ```.',
        en: 'Close it on both sides: <text>…</text>, triple quotes or a block with ```.',
      },
    },
  },
  missing: {
    message: {
      es: 'No encuentro marcas que separen el material de la petición.',
      en: 'I can’t find marks that set the material apart from the request.',
    },
    hint: {
      es: 'Pon el material entre <texto> y </texto>, y nómbralo así en la petición.',
      en: 'Put the material between <text> and </text>, and call it that in the request.',
    },
  },
};
