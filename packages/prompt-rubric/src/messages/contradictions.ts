import type { CriterionMessages } from '../criteria/criterion.ts';
import { noRequestMessage } from './no-request.ts';

export const contradictionsMessages: CriterionMessages<'none' | 'clash' | 'impossibleLength'> = {
  label: { es: 'Sin contradicciones', en: 'No contradictions' },
  found: {
    none: {
      message: {
        es: 'No encuentro dos peticiones que se estorben.',
        en: 'I find no two demands that get in each other’s way.',
      },
    },
    clash: {
      message: {
        es: 'Pides a la vez «{one}» y «{other}»: el modelo elegirá por ti.',
        en: 'You ask for “{one}” and “{other}” at once: the model will choose for you.',
      },
      hint: {
        es: 'Decide cuál manda, o di dónde va cada una: «resumen de dos frases y, debajo, el detalle».',
        en: 'Decide which wins, or say where each goes: “a two-sentence summary and, below it, the detail”.',
      },
    },
    impossibleLength: {
      message: {
        es: '«{one}» y «{other}» no se pueden cumplir a la vez: el modelo se saltará una de las dos.',
        en: '“{one}” and “{other}” cannot both be met: the model will break one of them.',
      },
      hint: {
        es: 'Deja un solo límite o un intervalo: «entre 100 y 150 palabras».',
        en: 'Keep one limit or a range: “between 100 and 150 words”.',
      },
    },
  },
  missing: noRequestMessage,
};
