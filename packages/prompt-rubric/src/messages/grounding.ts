import type { CriterionMessages } from '../criteria/criterion.ts';

export const groundingMessages: CriterionMessages<
  'both' | 'material' | 'given' | 'closed' | 'sourceOnly' | 'unknownOnly'
> = {
  label: { es: 'Basado en los datos', en: 'Grounded in the facts' },
  found: {
    both: {
      message: {
        es: 'Dices de dónde sacar la respuesta y qué hacer cuando no está.',
        en: 'You say where the answer comes from and what to do when it is not there.',
      },
    },
    material: {
      message: {
        es: 'Das el material aparte y dices qué hacer cuando algo no está: «{quote}».',
        en: 'You set the material apart and say what to do when something is not there: “{quote}”.',
      },
    },
    given: {
      message: {
        es: 'Dices de qué documento sale la respuesta y qué hacer cuando algo no está: «{quote}».',
        en: 'You say which document the answer comes from and what to do when something is not there: “{quote}”.',
      },
    },
    closed: {
      message: {
        es: 'Con «{quote}» dices de dónde sale la respuesta y que se quede fuera lo que allí no está.',
        en: 'With “{quote}” you say where the answer comes from and that what is not there stays out.',
      },
    },
    sourceOnly: {
      message: {
        es: '«{quote}» ata la respuesta a los datos, pero no encuentro qué hace el modelo cuando no lo sepa.',
        en: '“{quote}” ties the answer to the facts, but I can’t find what the model should do when it does not know.',
      },
      hint: {
        es: 'Dale una salida honrada: «si no aparece, escribe “no consta”».',
        en: 'Give it an honest way out: “if it is not there, write ‘not stated’”.',
      },
    },
    unknownOnly: {
      message: {
        es: 'Prevés que falte algo («{quote}»), pero no encuentro en qué debe basarse lo demás.',
        en: 'You foresee that something may be missing (“{quote}”), but I can’t find what the rest should rely on.',
      },
      hint: {
        es: 'Añade la fuente: «usa solo lo que dice el texto» o «cita la frase de la que sale cada dato».',
        en: 'Add the source: “use only what the text says” or “quote the sentence behind each fact”.',
      },
    },
  },
  missing: {
    message: {
      es: 'No encuentro en qué debe basarse el modelo ni qué hacer cuando falte un dato.',
      en: 'I can’t find what the model should rely on, or what to do when a fact is not there.',
    },
    hint: {
      es: 'Di en qué debe basarse y qué debe escribir cuando el dato no esté.',
      en: 'Say what it should rely on and what to write when the fact is not there.',
    },
  },
};
