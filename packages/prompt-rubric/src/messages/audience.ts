import type { CriterionMessages } from '../criteria/criterion.ts';

export const audienceMessages: CriterionMessages<'concrete' | 'everybody' | 'broad'> = {
  label: { es: 'Público', en: 'Audience' },
  found: {
    concrete: {
      message: {
        es: 'Se sabe quién lo va a leer: «{audience}».',
        en: 'It is clear who will read it: “{audience}”.',
      },
    },
    everybody: {
      message: {
        es: '«{audience}» es escribir para nadie: el modelo no sabe qué dar por sabido.',
        en: '“{audience}” is writing for nobody: the model cannot tell what to take for granted.',
      },
      hint: {
        es: 'Piensa en una persona real que lo leería y descríbela: qué sabe ya y qué le preocupa.',
        en: 'Think of one real person who would read it and describe them: what they know and what worries them.',
      },
    },
    broad: {
      message: {
        es: 'Nombras a quién va («{audience}»), pero no he visto cómo es. ¿Qué sabe? ¿Qué necesita?',
        en: 'You say who it is for (“{audience}”), but I didn’t see what they are like. What do they know? What do they need?',
      },
      hint: {
        es: 'Añade un rasgo que cambie el texto: edad, experiencia, qué le ha pasado. «Clientes que compran por primera vez».',
        en: 'Add a trait that changes the text: age, experience, what happened to them. “Customers who buy for the first time”.',
      },
    },
  },
  missing: {
    message: {
      es: 'No encuentro para quién es el resultado.',
      en: 'I can’t find who the result is for.',
    },
    hint: {
      es: 'Añade «para…» y una persona o un grupo concreto, con lo que ya sabe del tema.',
      en: 'Add “for…” and a concrete person or group, with what they already know about it.',
    },
  },
};
