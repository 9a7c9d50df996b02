import type { CriterionMessages } from '../criteria/criterion.ts';

export const injectionMessages: CriterionMessages<'guarded' | 'unmarked'> = {
  label: { es: 'Los datos son datos', en: 'Data is data' },
  found: {
    guarded: {
      message: {
        es: 'El material está marcado y avisas de que no da órdenes: «{quote}».',
        en: 'The material is marked and you warn that it gives no orders: “{quote}”.',
      },
    },
    unmarked: {
      message: {
        es: 'Avisas de que el material no da órdenes, pero no encuentro dónde empieza y acaba.',
        en: 'You warn that the material gives no orders, but I can’t find where it begins and ends.',
      },
      hint: {
        es: 'Enciérralo entre marcas, como <mensaje>…</mensaje>, y nómbralas en el aviso.',
        en: 'Enclose it in marks such as <message>…</message>, and name them in the warning.',
      },
    },
  },
  missing: {
    message: {
      es: 'No encuentro qué hacer si el texto ajeno trae sus propias órdenes.',
      en: 'I can’t find what to do if somebody else’s text brings orders of its own.',
    },
    hint: {
      es: 'Marca dónde empieza y acaba el material y di que no se obedezca lo que pida.',
      en: 'Mark where the material begins and ends, and say that what it asks is not to be obeyed.',
    },
  },
};
