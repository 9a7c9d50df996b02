import type { CriterionMessages } from '../criteria/criterion.ts';

type Case = 'situation' | 'facts' | 'material' | 'thin' | 'onlyMaterial' | 'toFill' | 'someFacts';

const tellMore = {
  es: 'Añade una o dos frases: qué ha pasado, dónde, para qué lo necesitas y qué datos tienes.',
  en: 'Add a sentence or two: what happened, where, what you need it for and which facts you have.',
};

export const contextMessages: CriterionMessages<Case> = {
  label: { es: 'Contexto', en: 'Context' },
  found: {
    situation: {
      message: {
        es: 'Cuentas la situación: «{context}». El modelo no tiene que imaginarla.',
        en: 'You tell the situation: “{context}”. The model need not imagine it.',
      },
    },
    facts: {
      message: {
        es: 'Das datos concretos del caso: «{context}». El modelo no tiene que imaginarlos.',
        en: 'You give facts of the case: “{context}”. The model need not imagine them.',
      },
    },
    material: {
      message: {
        es: 'Das el material con el que hay que trabajar, bien separado del encargo.',
        en: 'You give the material to work with, well apart from the request.',
      },
    },
    thin: {
      message: {
        es: 'Reconozco poco de tu situación.',
        en: 'I recognise little of your situation.',
      },
      hint: tellMore,
    },
    onlyMaterial: {
      message: {
        es: 'Veo con qué material hay que trabajar, pero no encuentro la situación: de dónde sale, para qué lo quieres.',
        en: 'I see the material to work with, but I can’t find the situation: where it comes from, what you want it for.',
      },
      hint: {
        es: 'Cuenta en una frase de dónde sale el material y para qué quieres el resultado.',
        en: 'Tell in a sentence where the material comes from and what you want the result for.',
      },
    },
    toFill: {
      message: {
        es: 'Se ve dónde irá el material, pero no encuentro la situación: de dónde sale, para qué lo quieres.',
        en: 'It shows where the material will go, but I can’t find the situation: where it comes from, what you want it for.',
      },
      hint: {
        es: 'Pega el material de verdad, o cuenta en una frase de dónde sale y para qué lo quieres.',
        en: 'Paste the real material, or tell in a sentence where it comes from and what you want it for.',
      },
    },
    someFacts: {
      message: {
        es: 'Cuentas algún dato de este caso; el resto de la situación no la he reconocido.',
        en: 'You tell some facts of this case; I didn’t recognise the rest of the situation.',
      },
      hint: tellMore,
    },
  },
  missing: {
    message: {
      es: 'No encuentro frases que cuenten tu situación: qué pasa, dónde, para qué lo pides.',
      en: 'I can’t find sentences that tell your situation: what is going on, where, what you ask it for.',
    },
    hint: {
      es: 'Cuéntale lo que le dirías a un compañero nuevo: qué pasa, por qué lo pides y qué datos hay.',
      en: 'Tell it what you would tell a new colleague: what is going on, why you ask and which facts there are.',
    },
  },
};
