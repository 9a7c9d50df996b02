import type { CriterionMessages } from '../criteria/criterion.ts';

export const goalMessages: CriterionMessages<'one' | 'ordered' | 'many'> = {
  label: { es: 'Un objetivo o pasos', en: 'One goal, or steps' },
  found: {
    one: {
      message: { es: 'Vas a una sola cosa: «{quote}».', en: 'You are after one thing: “{quote}”.' },
    },
    ordered: {
      message: {
        es: 'Pides varias cosas y les pones orden, así no se pierde ninguna.',
        en: 'You ask for several things and put them in order, so none gets lost.',
      },
    },
    many: {
      message: {
        es: 'Pides varias cosas a la vez y no se ve cuál va primero.',
        en: 'You ask for several things at once and it does not show which comes first.',
      },
      hint: {
        es: 'Numéralas (1, 2, 3) o quédate con la principal y deja el resto para otro prompt.',
        en: 'Number them (1, 2, 3), or keep the main one and leave the rest for another prompt.',
      },
    },
  },
  missing: {
    message: { es: 'No encuentro adónde quieres llegar.', en: 'I can’t find where you want to get.' },
    hint: {
      es: 'Termina esta frase y ponla en el prompt: «Al final quiero tener…».',
      en: 'Finish this sentence and put it in the prompt: “In the end I want to have…”.',
    },
  },
};
