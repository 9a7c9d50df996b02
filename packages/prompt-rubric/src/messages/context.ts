import type { CriterionMessages } from '../criteria/criterion.ts';

export const contextMessages: CriterionMessages<'situation' | 'material' | 'thin' | 'toFill'> = {
  label: { es: 'Contexto', en: 'Context' },
  found: {
    situation: {
      message: {
        es: 'Cuentas la situación: «{context}». El modelo no tiene que imaginarla.',
        en: 'You tell the situation: “{context}”. The model need not imagine it.',
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
        es: 'Asoma un contexto («{context}»), pero se queda corto: el modelo tendrá que inventar el resto.',
        en: 'There is a glimpse of context (“{context}”), but too little: the model will have to make up the rest.',
      },
      hint: {
        es: 'Añade una o dos frases: qué ha pasado, dónde, para qué lo necesitas y qué datos tienes.',
        en: 'Add a sentence or two: what happened, where, what you need it for and which facts you have.',
      },
    },
    toFill: {
      message: {
        es: 'Se ve dónde irá el material, pero el modelo aún no sabe nada de la situación.',
        en: 'It shows where the material will go, but the model still knows nothing of the situation.',
      },
      hint: {
        es: 'Pega el material de verdad, o cuenta en una frase de dónde sale y para qué lo quieres.',
        en: 'Paste the real material, or tell in a sentence where it comes from and what you want it for.',
      },
    },
  },
  missing: {
    message: {
      es: 'No encuentro tu situación: sin ella, el modelo responde con generalidades.',
      en: 'I can’t find your situation: without it, the model answers in generalities.',
    },
    hint: {
      es: 'Cuéntale lo que le dirías a un compañero nuevo: qué pasa, por qué lo pides y qué datos hay.',
      en: 'Tell it what you would tell a new colleague: what is going on, why you ask and which facts there are.',
    },
  },
};
