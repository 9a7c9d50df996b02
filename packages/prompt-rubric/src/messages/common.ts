import type { Wording } from '../criteria/criterion.ts';
import type { Judgement } from '../judge.ts';
import type { Bilingual } from '../rubric.ts';

/** What is said when a criterion fell short for a reason that is not its own. */
export const lostMessages: Record<NonNullable<Judgement['lostTo']>, Required<Wording>> = {
  'loose-words': {
    message: {
      es: 'Veo palabras sueltas que apuntan a esto, pero no reconozco una frase que lo pida.',
      en: 'I see loose words that point to this, but recognise no sentence that asks for it.',
    },
    hint: {
      es: 'Escribe frases completas, como si se lo encargaras a una persona: quién, qué, para quién y cómo.',
      en: 'Write full sentences, as if you were asking a person: who, what, for whom and how.',
    },
  },
  repeated: {
    message: {
      es: 'Aquí solo encuentro frases repetidas, y repetir no añade nada.',
      en: 'All I find here is repeated sentences, and repeating adds nothing.',
    },
    hint: {
      es: 'Di cada cosa una vez y usa el espacio para un dato que aún no hayas dado.',
      en: 'Say each thing once and use the room for a fact you have not given yet.',
    },
  },
  'copied-hint': {
    message: {
      es: 'Esta parte está copiada del enunciado o de las pistas, así que no la cuento.',
      en: 'This part is copied from the instructions or the hints, so I do not count it.',
    },
    hint: {
      es: 'Cuéntalo con tus palabras: el enunciado te habla a ti, y tu prompt le habla al modelo.',
      en: 'Put it in your own words: the instructions speak to you, your prompt speaks to the model.',
    },
  },
  'copied-instructions': {
    message: {
      es: 'Esto viene tal cual del enunciado: da los datos, pero no encuentro tu petición.',
      en: 'This comes word for word from the instructions: it gives the facts, but I can’t find your request.',
    },
    hint: {
      es: 'Quédate con los datos del caso y escribe tú lo que el modelo debe hacer con ellos.',
      en: 'Keep the facts of the case and write yourself what the model should do with them.',
    },
  },
  shared: {
    message: {
      es: 'Las palabras que lo dirían ya cuentan para otro punto; otra frase para este no la he visto.',
      en: 'The words that would say this already count for another point; I saw no other phrase for it.',
    },
    hint: {
      es: 'Dedica una frase a esto, aparte de lo que ya has dicho.',
      en: 'Give this a sentence of its own, apart from what you have already said.',
    },
  },
};

/** What is said while a group of criteria is short of `lacking`. */
export function groupHint(lacking: number): Bilingual {
  return lacking === 1
    ? {
        es: 'Te falta uno más de este grupo: elige el que mejor le venga a tu prompt.',
        en: 'You need one more of this group: choose the one that suits your prompt best.',
      }
    : {
        es: `Te faltan ${lacking} más de este grupo: elige los que mejor le vengan a tu prompt.`,
        en: `You need ${lacking} more of this group: choose the ones that suit your prompt best.`,
      };
}
