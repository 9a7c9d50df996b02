import type { Wording } from '../criteria/criterion.ts';
import type { Bilingual, PointingRefusal } from '../rubric.ts';

/** What is said of a criterion that the learner pointed out. */
export const pointedOutWording: Wording = {
  message: { es: 'Lo has señalado tú: «{quote}».', en: 'You pointed to it: “{quote}”.' },
};

/** The same of a criterion that the whole prompt is pointed out for. */
export const wholePointedOutWording: Wording = {
  message: {
    es: 'Has dicho que está todo. Una persona del equipo lo mira.',
    en: 'You said it is all there. Somebody on the team looks at it.',
  },
};

/** Why the words that the learner pointed to do not count. */
export const refusalMessages: Record<PointingRefusal, Bilingual> = {
  'unknown-criterion': {
    es: 'Este ejercicio no tiene ese criterio.',
    en: 'This exercise has no such criterion.',
  },
  'not-for-pointing': {
    es: 'Este criterio mira lo que sobra en el prompt, y eso no se puede señalar: hay que cambiarlo.',
    en: 'This criterion is about what should not be in the prompt. You cannot point to that: change it.',
  },
  twice: {
    es: 'Ya has señalado unas palabras para este criterio.',
    en: 'You have already pointed to words for this criterion.',
  },
  'too-many': {
    es: 'En cada intento puedes señalar dos criterios como mucho. Para el resto, escríbelo de forma más clara.',
    en: 'You can point out two criteria in an attempt at most. Write the rest more clearly.',
  },
  'out-of-range': {
    es: 'El texto ha cambiado y esas palabras ya no están ahí. Selecciónalas otra vez.',
    en: 'The text has changed and those words are not there any more. Select them again.',
  },
  'too-short': {
    es: 'Es muy poco: selecciona la frase o al menos tres palabras que lo digan.',
    en: 'That is too little: select the sentence, or at least three words that say it.',
  },
  'too-long': {
    es: 'Es demasiado: selecciona solo la frase que lo dice, de 60 palabras como mucho.',
    en: 'That is too much: select only the sentence that says it, 60 words at most.',
  },
  material: {
    es: 'Eso es parte del material que has pegado. Señala una frase tuya.',
    en: 'That is part of the material you pasted. Point to a sentence of your own.',
  },
  copied: {
    es: 'Esas palabras están copiadas del enunciado o de las pistas. Señala una frase tuya.',
    en: 'Those words are copied from the instructions or the hints. Point to a sentence of your own.',
  },
  'loose-words': {
    es: 'Son palabras sueltas o una frase repetida. Señala una frase completa que lo diga.',
    en: 'Those are loose words or a repeated sentence. Point to a full sentence that says it.',
  },
  used: {
    es: 'Esas palabras ya cuentan para otro criterio. Señala otras.',
    en: 'Those words already count for another criterion. Point to others.',
  },
  'finished-text': {
    es: 'Tu texto parece el resultado ya escrito, no una petición. Pide al modelo que lo escriba.',
    en: 'Your text reads as the finished piece and not as a request. Ask the model to write it.',
  },
  'others-first': {
    es: 'Aún falta algo más: esto solo se puede señalar cuando todo lo demás está.',
    en: 'Something else is still missing: you can point this out once everything else is there.',
  },
};
